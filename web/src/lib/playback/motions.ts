// How each kind of happening is played. One that is missing here and in the modules does not compile.
import { MOTIONS } from '../../modules'
import type { Sign } from '../signs'
import type { Happening, HappeningKind, Skill } from '../types'
import { signed, t } from '../words'
import type { Place } from './places'
import {
  type Motion,
  type Playing,
  type Values,
  word,
  number,
  roleOf,
  stockOf,
  workplace,
  company,
  section,
  player,
  event,
  loans,
  cubes,
  legitimacy,
  abroad,
  desk,
  pieces,
  laid,
  ofPlayer,
  inBag,
  drawn,
  UNSEEN,
} from './playing'

export const PLAYED: Readonly<Record<HappeningKind, Playing | null>> = {
  ...MOTIONS,
  'round-began': UNSEEN,
  'phase-began': UNSEEN,
  'phase-skipped': UNSEEN,
  'phase-ended': UNSEEN,
  'turn-began': UNSEEN,
  'game-ended': UNSEEN,
  'basic-action': { at: player },
  'free-action': { at: player },
  passed: { at: player },
  'card-discarded': { at: (values) => [`cards:${word(values, 'who')}`] },
  'card-played': { at: player, moves: laid((values) => `card:${word(values, 'who')}/${word(values, 'card')}`) },
  'cards-drawn': { at: (values) => [`cards:${word(values, 'who')}`] },
  'deck-reshuffled': UNSEEN,

  // Money and points
  paid: {
    at: (values) => [`money:${word(values, 'who')}`, `money:${word(values, 'to')}`],
    moves: (values) => [
      {
        does: 'fly',
        sign: 'coin',
        from: `money:${word(values, 'who')}`,
        to: `money:${word(values, 'to')}`,
        count: Math.ceil(number(values, 'amount') / 10),
        tag: t('ui-money', { amount: signed(number(values, 'amount')) }),
      },
    ],
  },
  'capital-spent': {
    at: () => ['capital'],
    moves: pieces(
      'coin',
      () => 'capital',
      () => 'money:CC',
    ),
  },
  'revenue-to-capital': {
    at: () => ['capital'],
    moves: pieces(
      'coin',
      () => 'money:CC',
      () => 'capital',
    ),
  },
  'loan-taken': {
    at: loans,
    moves: (values) => [
      {
        does: 'fly',
        sign: 'loan',
        from: 'supply',
        to: `loans:${word(values, 'who')}`,
        count: 1,
        tag: signed(1),
      },
    ],
  },
  'loan-discarded': {
    at: loans,
    moves: (values) => [
      {
        does: 'fly',
        sign: 'loan',
        from: `loans:${word(values, 'who')}`,
        to: 'supply',
        count: 1,
        tag: '',
      },
    ],
  },
  'debt-waived': { at: loans },
  vp: {
    at: (values) => [`vp:${word(values, 'who')}`],
    moves: (values) => {
      const amount = number(values, 'amount')
      const own = `vp:${word(values, 'who')}`
      const [from, to] = amount < 0 ? [own, 'supply'] : ['supply', own]
      return [
        { does: 'fly', sign: 'star', role: roleOf(values), from, to, count: Math.abs(amount), tag: signed(amount) },
      ]
    },
  },
  'wealth-moved': { at: () => ['track:CC'], moves: () => [{ does: 'slide', at: 'track:CC', role: 'CC' }] },
  'prosperity-moved': {
    at: (values) => [`track:${word(values, 'who')}`],
    moves: (values) => [{ does: 'slide', at: `track:${word(values, 'who')}`, role: roleOf(values) }],
  },

  // Goods and influence
  gained: {
    at: (values) => [stockOf(values)],
    moves: (values) => pieces(word(values, 'resource') as Sign, () => 'supply', stockOf)(values),
  },
  spent: {
    at: (values) => [stockOf(values)],
    moves: (values) => pieces(word(values, 'resource') as Sign, stockOf, () => 'supply')(values),
  },
  'price-set': { at: (values) => [`for-sale:${word(values, 'who')}:${word(values, 'resource')}`] },
  'storage-placed': { at: (values) => [`for-sale:${word(values, 'who')}:${word(values, 'resource')}`] },
  provided: { at: desk },
  'benefits-discarded': { at: desk },
  'benefits-received': { at: desk },

  // People
  'worker-left': {
    at: (values) => [`unemployed:${word(values, 'who')}`],
    moves: (values) => [walk(values, word(values, 'skill'), workplaceless(values), 'abroad')],
  },
  'worker-joined': {
    at: (values) => [`unemployed:${word(values, 'who')}`],
    moves: (values) => [walk(values, word(values, 'skill'), 'abroad', workplaceless(values))],
  },
  'worker-moved': {
    at: (values) => [workplace(values, 'to', word(values, 'skill'))],
    moves: (values) => {
      const skill = word(values, 'skill')
      return [walk(values, skill, workplace(values, 'from', skill), workplace(values, 'to', skill))]
    },
  },
  'worker-trained': { at: (values) => [workplace(values, 'at', word(values, 'to'))] },
  'workers-committed': { at: company },
  'workers-stood-up': UNSEEN,
  'union-formed': { at: (values) => [`union:${word(values, 'industry')}`] },
  'union-fell': { at: (values) => [`union:${word(values, 'industry')}`] },
  'strike-called': { at: company },
  'strike-ended': { at: company },
  'strike-held': { at: company },
  'demonstration-called': { at: () => ['demonstration'] },
  'demonstration-ended': { at: () => ['demonstration'] },
  'demonstration-held': { at: () => ['demonstration'] },

  // Companies
  'company-revealed': UNSEEN,
  'company-discarded': UNSEEN,
  'company-built': { at: company, moves: (values) => [rises(values)] },
  'company-sold': { at: player },
  'company-privatized': { at: company, moves: (values) => [rises(values)] },
  'company-nationalized': { at: company, moves: (values) => [rises(values)] },
  'company-opened': { at: company, moves: (values) => [rises(values)] },
  'company-closed': { at: company },
  'company-at-work': { at: company },
  'machinery-placed': { at: company },
  'wage-set': { at: company },

  // Politics
  'bill-proposed': {
    at: section,
    moves: (values) => [
      {
        does: 'fly',
        sign: 'flag',
        role: roleOf(values),
        from: `player:${word(values, 'who')}`,
        to: `section:${word(values, 'section')}`,
        count: 1,
        tag: '',
      },
    ],
  },
  'bill-settled': UNSEEN,
  'bill-discarded': { at: section },
  'vote-called': { at: section },
  'vote-began': { at: section },
  stance: { at: player },
  'cubes-drawn': { at: () => ['bag:WC', 'bag:MC', 'bag:CC'] },
  'influence-spent': { at: player },
  'vote-result': { at: section },
  'policy-changed': {
    at: section,
    moves: (values) => [{ does: 'slide', at: `now:${word(values, 'section').charAt(0)}` }],
  },
  'tax-multiplier': { at: () => ['tax-multiplier'], moves: () => [{ does: 'slide', at: 'tax-multiplier' }] },
  'cubes-added': { at: cubes, moves: pieces('cube', ofPlayer('player'), inBag) },
  'cubes-returned': { at: cubes, moves: pieces('cube', drawn, inBag) },
  'cubes-put-aside': { at: cubes, moves: pieces('cube', drawn, ofPlayer('player')) },
  'cubes-removed': { at: cubes, moves: pieces('cube', inBag, ofPlayer('player')) },
  'imf-intervenes': { at: () => ['imf'] },
  'legitimacy-moved': { at: legitimacy },
  'legitimacy-token-gained': { at: legitimacy },

  // Events, trade
  'event-revealed': { at: event },
  'event-replaced': { at: desk },
  'event-handled': { at: desk },
  'event-ignored': { at: desk },
  'agenda-discarded': UNSEEN,
  'agenda-revealed': UNSEEN,
  'deal-revealed': { at: abroad },
  'deal-made': { at: abroad },
  'deals-discarded': { at: abroad },
  'export-discarded': UNSEEN,
  'export-revealed': { at: abroad },
  'export-inspected': { at: abroad },

  // Automas: what they thought is for their own drawer
  'ai-card-revealed': {
    at: player,
    moves: laid((values) => `ai-card:${word(values, 'who')}/${word(values, 'card')}`),
  },
  'automa-acts': { at: player },
  'ai-bonus-used': { at: player },
  'priority-raised': UNSEEN,
  'priority-placed': UNSEEN,
  'priority-lowered': UNSEEN,
  'priority-set-aside': UNSEEN,
  'priority-removed': UNSEEN,
  'row-collapsed': UNSEEN,
  'automa-unable': UNSEEN,
  'automa-chose': UNSEEN,
  'automa-checks': UNSEEN,
  'priority-rows': UNSEEN,
  'priority-stays': UNSEEN,
  'top-priorities': UNSEEN,
  'policy-passed-over': UNSEEN,
  narrowed: UNSEEN,
  'special-action-performed': UNSEEN,
  'ai-cards-drawn': UNSEEN,
  'ai-cards-reshuffled': UNSEEN,
}

function walk(values: Values, skill: string, from: Place, to: Place): Motion {
  return { does: 'walk', role: roleOf(values) ?? 'WC', skill: skill as Skill, from, to }
}
function workplaceless(values: Values): Place {
  return `unemployed:${word(values, 'who')}:${word(values, 'skill')}`
}
/** A company comes to its plot. */
function rises(values: Values): Motion {
  return {
    does: 'fly',
    sign: 'build',
    from: `player:${word(values, 'who')}`,
    to: `company:${word(values, 'company')}`,
    count: 1,
    tag: '',
  }
}

/** What a happening speaks of on the board. */
export const placesOf = ({ kind, values }: Happening): Place[] => PLAYED[kind]?.at(values) ?? []

/** What moves when it happens. */
export const motionsOf = ({ kind, values }: Happening): Motion[] => PLAYED[kind]?.moves?.(values) ?? []
