// The cards of expansions with all that is written on them, on the table and beside an Automa.
import type { Component } from 'svelte'
import type { Role } from '../../lib/types'
import AlternativeEvents from './AlternativeEvents.svelte'
import CrisisResponse from './CrisisResponse.svelte'
import HiddenAgendas from './HiddenAgendas.svelte'
import HistoricalEvents from './HistoricalEvents.svelte'

export const EXPANSIONS: readonly Component[] = [HiddenAgendas, CrisisResponse, AlternativeEvents, HistoricalEvents]
/** Those that an Automa has cards of its own of. */
export const OF_AUTOMAS: readonly Component<{ automa: Role }>[] = [HiddenAgendas]
