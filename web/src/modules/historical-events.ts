// Historical Events.
import { expansionCard } from '../lib/cards'
import type { ExpansionCard } from '../lib/types'
import { t } from '../lib/words'
import type { Place } from '../lib/playback/places'
import {
  word,
  company,
  player,
  cubes,
  abroad,
  pieces,
  laid,
  ofPlayer,
  inBag,
  type Values,
} from '../lib/playback/playing'
import type { Module, Motions } from './module'

export const historicalEvent = (slug: string): ExpansionCard => expansionCard('historical-event', slug)

export const historicalEvents: Module = {
  name: 'historical-events',
  sign: 'history',
  rows: (view) => {
    const history = view.modules['historical-events']
    return (history?.revealed ?? []).map((slug) => ({
      sign: 'history',
      role: '',
      target: `event:${slug}`,
      sheet: `history:${slug}`,
      title: historicalEvent(slug).title,
      aside: history?.in_force.includes(slug) ? t('ui-history-in-force') : '',
    }))
  },
}

const history = (values: Values): Place[] => [`history:${word(values, 'event')}`]

export const historicalEventsMotions = {
  'history-begins': { at: history },
  'history-revealed': { at: history },
  'history-set-off': { at: history },
  'history-happens': { at: history, moves: laid((values) => `history:${word(values, 'event')}`) },
  'history-passed-by': { at: history },
  'company-endangered': { at: company },
  'company-saved': { at: company },
  'company-lost': { at: player },
  'cubes-taken-back': { at: cubes, moves: pieces('cube', inBag, ofPlayer('player')) },
  'deal-discarded': { at: abroad },
} satisfies Motions
