// Alternative Events.
import { event as eventCard } from '../lib/cards'
import { CLASSES } from '../lib/types'
import { t } from '../lib/words'
import { word, company, policy, event, desk, laid, UNSEEN } from '../lib/playback/playing'
import type { Module, Motions } from './module'

export const alternativeEvents: Module = {
  name: 'alternative-events',
  sign: 'event',
  rows: (view) => {
    const kept = view.modules['alternative-events']
    return CLASSES.flatMap((role) =>
      (kept?.kept[role] ?? []).map((slug) => ({
        sign: 'event',
        role,
        target: `event:${slug}`,
        sheet: `event:${slug}`,
        title: eventCard(slug).title,
        aside: kept?.in_use.includes(slug) ? t('ui-kept-in-use') : '',
      })),
    )
  },
}

export const alternativeEventsMotions = {
  'event-given': { at: desk },
  'event-kept': { at: event },
  'event-benefit-used': { at: event, moves: laid((values) => `event:${word(values, 'event')}`) },
  'event-benefit-spent': UNSEEN,
  'event-discarded': { at: desk },
  'bill-backed': { at: policy },
  'wage-for-phase': { at: company },
  'wage-stays': { at: company },
} satisfies Motions
