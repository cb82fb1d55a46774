// The expansions, each in a file of its own, in the order in which their cards lie on the table.
import { actionCards, actionCardsMotions } from './action-cards'
import { alternativeEvents, alternativeEventsMotions } from './alternative-events'
import { crisisResponse, crisisResponseMotions } from './crisis-response'
import { hiddenAgendas, hiddenAgendasMotions } from './hidden-agendas'
import { historicalEvents, historicalEventsMotions } from './historical-events'
import type { Module } from './module'

export const MODULES: readonly Module[] = [
  crisisResponse,
  historicalEvents,
  alternativeEvents,
  actionCards,
  hiddenAgendas,
]

/** How what happens by them is played. */
export const MOTIONS = {
  ...hiddenAgendasMotions,
  ...crisisResponseMotions,
  ...historicalEventsMotions,
  ...alternativeEventsMotions,
  ...actionCardsMotions,
}
