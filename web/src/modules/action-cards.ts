// More action cards.
import { section } from '../lib/playback/playing'
import type { Module, Motions } from './module'

export const actionCards: Module = { name: 'action-cards', sign: 'card' }

export const actionCardsMotions = {
  'policy-protected': { at: section },
} satisfies Motions
