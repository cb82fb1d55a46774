// Hidden Agendas.
import { expansionCard } from '../lib/cards'
import type { ExpansionCard } from '../lib/types'
import { t } from '../lib/words'
import { player, UNSEEN } from '../lib/playback/playing'
import type { Module, Motions } from './module'

export const agendaCard = (slug: string): ExpansionCard => expansionCard('hidden-agenda', slug)

export const hiddenAgendas: Module = {
  name: 'hidden-agendas',
  sign: 'agenda',
  rows: (view, mine) => {
    const agendas = view.modules['hidden-agendas']
    if (!agendas || (mine && agendas.revealed[mine])) return []
    const own = agendas.agenda ? [agendas.agenda] : (agendas.drawn ?? [])
    return own.map(({ agenda, vp }) => ({
      sign: 'lock',
      role: mine ?? '',
      target: `agenda:${agenda}`,
      sheet: `agenda:${agenda}`,
      title: agendaCard(agenda).title,
      aside: t('ui-vp', { amount: vp }),
    }))
  },
}

export const hiddenAgendasMotions = {
  'hidden-agenda-claimed': { at: player },
  'hidden-agenda-discarded': UNSEEN,
  'hidden-agenda-achieved': { at: player },
} satisfies Motions
