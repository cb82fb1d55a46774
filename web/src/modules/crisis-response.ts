// The Crisis Response.
import { expansionCard } from '../lib/cards'
import { CLASSES, type ExpansionCard } from '../lib/types'
import { t } from '../lib/words'
import { word, policy, desk, laid, UNSEEN } from '../lib/playback/playing'
import type { Module, Motions } from './module'

export const crisisCard = (slug: string): ExpansionCard => expansionCard('crisis-card', slug)

export const crisisResponse: Module = {
  name: 'crisis-response',
  sign: 'crisis',
  rows: (view) => {
    const crisis = view.modules['crisis-response']
    if (!crisis) return []
    const bonds = CLASSES.filter((role) => (crisis.bonds[role] ?? 0) > 0)
    return [
      {
        sign: 'crisis',
        role: '',
        target: 'crisis',
        sheet: `crisis:${crisis.card}`,
        title: crisisCard(crisis.card).title,
        aside: t('ui-desk-if-imf'),
      },
      ...bonds.map((role) => ({
        sign: 'loan' as const,
        role,
        target: `bond:${role}`,
        sheet: 'notion:crisis-response',
        title: t('ui-crisis-bond-of', { role: `role-${role}` }),
        aside: crisis.bonds[role] ?? 0,
        money: true,
      })),
    ]
  },
}

export const crisisResponseMotions = {
  'crisis-card-revealed': { at: desk },
  'crisis-card-set-aside': UNSEEN,
  'crisis-card-followed': { at: desk, moves: laid((values) => `crisis:${word(values, 'card')}`) },
  'crisis-card-passed-over': { at: desk },
  'policy-locked': { at: policy },
  'policy-unlocked': { at: policy },
  'bond-issued': { at: desk },
  'bond-paid-back': { at: desk },
} satisfies Motions
