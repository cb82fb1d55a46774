import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { interventions, keepLines, latestTurns, linesOf } from '../src/lib/log'
import { ClickGuard } from '../src/lib/guard'
import { SIGNS } from '../src/lib/signs'
import { keepPlots } from '../src/lib/slots'
import { nextBox } from '../src/lib/keys'
import { marketsInSight } from '../src/lib/markets'
import { Settled } from '../src/lib/settled.svelte'
import { reconcile } from '../src/lib/reconcile'
import { parseRoute } from '../src/lib/route.svelte'
import { changeTable, claimKey, keepToken, ownTable } from '../src/lib/seats'
import { byReason, groupOf, limitOf, refusalMap, stepsOf, targetMap, targetsOf, thingsAt } from '../src/lib/targets'
import type { Happening, OptionKind, Refusal } from '../src/lib/types'
import { votesIn } from '../src/lib/votes'
import { lasting, readCatalogue, sectionCode, signed, t, wageLevel } from '../src/lib/words'
import { MODULES } from '../src/modules'

const option = (id: string, values: Record<string, string | number> = {}) => ({
  id,
  kind: (id.split('/')[0] ?? '') as OptionKind,
  text: id,
  values,
})

describe('reconcile', () => {
  it('makes one tree equal to another and touches only what differs', () => {
    const kept = { a: [1, 2] }
    const tree: Record<string, unknown> = { kept, gone: 1, list: [1, 2, 3], swap: { b: 1 } }
    reconcile(tree, { kept: { a: [1, 2] }, list: [1, 9], swap: null, new: 'x' })
    expect(tree).toEqual({ kept: { a: [1, 2] }, list: [1, 9], swap: null, new: 'x' })
    expect(tree['kept']).toBe(kept)
  })

  it('does not look at what is the very same as what it was made of', () => {
    const same = { a: 1 }
    const tree: Record<string, unknown> = { round: 1 }
    Object.defineProperty(tree, 'same', {
      enumerable: true,
      get: () => {
        throw new Error('looked at')
      },
    })
    reconcile(tree, { same, round: 2 }, { same, round: 1 })
    expect(tree['round']).toBe(2)
    expect(() => reconcile(tree, { same, round: 2 })).toThrow('looked at')
  })
})

describe('targets', () => {
  it('finds the thing on the board that an option speaks of', () => {
    expect(targetsOf(option('strike/supermarket', { company: 'supermarket' }))).toEqual(['company:supermarket'])
    expect(targetsOf(option('bill/1B', { section: '1B' }))).toEqual(['section:1B'])
    expect(targetsOf(option('play/general-strike', { card: 'general-strike' }))).toEqual(['card:general-strike'])
    expect(targetsOf(option('take/media/unemployed', { skill: 'media', from: 'unemployed' }))).toEqual([
      'unemployed:media',
    ])
    expect(targetsOf(option('take/media/clinic', { skill: 'media', from: 'clinic' }))).toEqual(['worker:clinic:media'])
    expect(targetsOf(option('export/food/3', { resource: 'food', amount: 3 }))).toEqual(['export:food:3'])
    expect(targetsOf(option('basic/propose-bill', { action: 'propose-bill' }))).toEqual(['action:propose-bill'])
    expect(targetsOf(option('pay-back-bond/MC', { class: 'MC' }))).toEqual(['bond:MC'])
    expect(targetsOf(option('lend/30', { amount: 30 }))).toEqual(['crisis'])
    expect(targetsOf(option('keep-agenda/leviathan', { agenda: 'leviathan' }))).toEqual(['agenda:leviathan'])
    expect(targetsOf(option('benefit/tax-reform', { event: 'tax-reform' }))).toEqual(['event:tax-reform'])
    expect(targetsOf(option('end-turn'))).toEqual([])
  })
  it('gathers all options of one thing', () => {
    const map = targetMap([
      option('wage/clinic/L1', { company: 'clinic', level: 'L1' }),
      option('wage/clinic/L2', { company: 'clinic', level: 'L2' }),
    ])
    expect(map.get('company:clinic')).toHaveLength(2)
  })
  it('sorts options into the parts of the list', () => {
    expect(
      [option('play/x'), option('basic/x'), option('free/x'), option('done'), option('bill/1A')].map(groupOf),
    ).toEqual(['card', 'basic', 'free', 'end', 'other'])
  })

  it('are found at a thing by any of its names, each once, and are the same nothing wherever there are none', () => {
    const bill = option('bill/1B', { section: '1B' })
    const map = targetMap([bill, option('strike/clinic', { company: 'clinic' })])
    expect(thingsAt(map, ['section:1B', 'section:1B', 'section:1A'])).toEqual([bill])
    expect(thingsAt(map, ['section:1A'])).toBe(thingsAt(targetMap([]), []))
  })
})

describe('amounts', () => {
  it('are picked with a stepper, smallest first', () => {
    const two = option('amount/2', { amount: 2 })
    const ten = option('amount/10', { amount: 10 })
    expect(stepsOf([ten, two])).toEqual([two, ten])
  })
  it('need no stepper where options differ in more than one number', () => {
    expect(stepsOf([option('amount/2', { amount: 2 })])).toEqual([])
    expect(
      stepsOf([option('to/WC/1', { class: 'WC', amount: 1 }), option('to/CC/1', { class: 'CC', amount: 1 })]),
    ).toEqual([])
    expect(stepsOf([option('amount/2', { amount: 2 }), option('skip')])).toEqual([])
  })
  it('need no stepper where the number says which way of a card is taken', () => {
    expect(stepsOf([option('option/1', { number: 1 }), option('option/2', { number: 2 })])).toEqual([])
  })
})

describe('plots', () => {
  it('keep their companies, and give a free one to a new company', () => {
    const first = keepPlots([], ['clinic', 'college', 'hotel'], 4)
    expect(first).toEqual(['clinic', 'college', 'hotel', null])
    const sold = keepPlots(first, ['clinic', 'hotel'], 4)
    expect(sold).toEqual(['clinic', null, 'hotel', null])
    expect(keepPlots(sold, ['clinic', 'hotel', 'stadium'], 4)).toEqual(['clinic', 'stadium', 'hotel', null])
  })
})

describe('clicks', () => {
  const mouse = { detail: 1, pointerType: 'mouse' }
  it('are not heard on what has just appeared under the pointer', () => {
    const guard = new ClickGuard()
    guard.pointer(100, 100)
    guard.drawn(1000)
    expect(guard.allows(mouse, 1100)).toBe(false)
    guard.pointer(103, 101)
    expect(guard.allows(mouse, 1200)).toBe(false)
    expect(guard.allows(mouse, 1300)).toBe(true)
  })
  it('are heard at once where a mouse has gone to since', () => {
    const guard = new ClickGuard()
    guard.drawn(1000)
    guard.pointer(200, 100)
    expect(guard.allows(mouse, 1050)).toBe(true)
    expect(guard.allows({ detail: 1, pointerType: 'touch' }, 1050)).toBe(false)
  })
  it('that a key makes are always heard', () => {
    const guard = new ClickGuard()
    guard.drawn(1000)
    expect(guard.allows({ detail: 0 }, 1001)).toBe(true)
  })
})

describe('signs', () => {
  it('are all drawn', () => {
    const sprite = readFileSync('src/drawings/sprite.svg', 'utf-8')
    expect(SIGNS.filter((sign) => !sprite.includes(`id="i-${sign}"`))).toEqual([])
  })
})

describe('figures', () => {
  it('have a true minus sign', () => {
    expect(signed(-78)).toBe('\u221278')
    expect(signed(5)).toBe('+5')
    expect(signed(0)).toBe('0')
    expect(signed(5, false)).toBe('5')
  })
})

describe('the log', () => {
  const happening = (kind: Happening['kind'], who = 'CC'): Happening => ({ kind, values: { who } })
  const explanation = (kind: Happening['kind'], who = 'CC'): Happening => ({ ...happening(kind, who), explains: true })
  const turn = (n: number, ...happenings: Happening[]) => ({
    n,
    seat: 'CC' as const,
    acts: [],
    lines: happenings.map((one) => `${n} ${one.kind}`),
    happenings,
  })

  it('keeps explanations apart from what happened', () => {
    const entry = turn(4, happening('ai-card-revealed'), explanation('priority-raised'), happening('paid'))
    expect(linesOf([entry])).toMatchObject([
      { told: ['4 ai-card-revealed', '4 paid'], explained: ['4 priority-raised'] },
    ])
  })
  it('leaves out bookkeeping, which has no line', () => {
    const entry = { ...turn(4, happening('paid'), happening('phase-ended')), lines: ['4 paid', ''] }
    expect(linesOf([entry])).toMatchObject([{ told: ['4 paid'], explained: [] }])
  })
  it('tells what the IMF brought about, and no other change of policies', () => {
    const log = [
      turn(1, happening('imf-intervenes'), happening('policy-changed')),
      turn(
        2,
        happening('policy-changed'),
        happening('imf-intervenes'),
        happening('crisis-card-followed'),
        happening('paid'),
        happening('policy-locked'),
      ),
      turn(3, happening('phase-began'), happening('policy-changed')),
    ]
    expect(interventions(log, 1)).toEqual(['2 imf-intervenes', '2 crisis-card-followed', '2 policy-locked'])
  })
  it('puts what begins in an entry above what follows it', () => {
    const entry = turn(
      5,
      happening('paid'),
      explanation('automa-chose'),
      happening('phase-began'),
      happening('stance'),
      happening('turn-began', 'WC'),
    )
    expect(linesOf([entry])).toMatchObject([
      { told: ['5 paid'], explained: ['5 automa-chose'] },
      { kind: 'heading', text: '5 phase-began', chapter: true },
      { told: ['5 stance'] },
    ])
  })
  it('tells an act of several choices in one line, with what it brought in all', () => {
    const act = { who: 'WC' as const, after: 0, title: '', parts: [], money: 0, vp: 0, goods: {} }
    const log = [
      { ...turn(1, happening('basic-action', 'WC')), acts: [{ ...act, title: 'Buy' }] },
      { ...turn(2, happening('paid', 'WC')), acts: [{ ...act, parts: ['4 food'], money: -20, goods: { food: 4 } }] },
      { ...turn(3, happening('paid', 'WC')), acts: [{ ...act, parts: ['1 food'], money: -5, goods: { food: 1 } }] },
      { ...turn(4, happening('free-action', 'WC')), acts: [{ ...act, title: 'Use', vp: 2 }] },
    ]
    expect(linesOf(log)).toMatchObject([
      { who: 'WC', title: 'Buy', parts: ['4 food', '1 food'], money: -25, goods: { food: 5 } },
      { who: 'WC', title: 'Use', vp: 2 },
    ])
  })
  it('keeps the lines to which nothing was added, and none of a choice that was made anew', () => {
    const act = { who: 'WC' as const, after: 0, title: '', parts: [], money: 0, vp: 0, goods: {} }
    const bought = { ...turn(1, happening('basic-action', 'WC')), acts: [{ ...act, title: 'Buy' }] }
    const used = { ...turn(2, happening('free-action', 'WC')), acts: [{ ...act, title: 'Use' }] }
    const more = { ...turn(3, happening('paid', 'WC')), acts: [{ ...act, parts: ['4 food'] }] }
    const before = linesOf([bought, used])
    const after = keepLines(before, linesOf([bought, used, more]))
    expect(after[0]).toBe(before[0])
    expect(after[1]).toMatchObject({ title: 'Use', parts: ['4 food'] })
    const anew = keepLines(after, linesOf([bought, { ...used, acts: [{ ...act, title: 'Heal' }] }]))
    expect(anew).toMatchObject([{ title: 'Buy' }, { title: 'Heal', parts: [] }])
  })
  it('finds the latest turn of each role, up to where the next began', () => {
    const log = [
      turn(
        1,
        happening('turn-began'),
        happening('ai-card-revealed'),
        happening('automa-acts'),
        happening('gained'),
        happening('turn-began', 'WC'),
      ),
      turn(2, happening('basic-action', 'WC')),
      turn(3, happening('card-discarded', 'WC'), happening('turn-began')),
      turn(
        4,
        happening('ai-card-revealed'),
        happening('automa-acts'),
        explanation('automa-chose'),
        happening('paid'),
        happening('turn-began', 'WC'),
      ),
    ]
    const [workers, capitalists] = latestTurns(log)
    expect(workers).toEqual({
      role: 'WC',
      headlines: [happening('basic-action', 'WC')],
      told: ['3 card-discarded'],
      explained: [],
    })
    expect(capitalists).toEqual({
      role: 'CC',
      headlines: [happening('automa-acts')],
      told: ['4 paid'],
      explained: ['4 automa-chose'],
    })
  })
})

describe('votes', () => {
  const happening = (kind: Happening['kind'], values: Record<string, string | number>) => ({ kind, values })
  const result = (section: string, passed: number) =>
    happening('vote-result', { section, 'in-favor': 3, against: 2, passed })

  it('are read from the log with what was spent and scored', () => {
    const log = [
      {
        n: 4,
        seat: 'WC' as const,
        acts: [],
        lines: [],
        happenings: [
          happening('vote-began', { section: '1B' }),
          happening('influence-spent', { who: 'WC', amount: 2 }),
          result('1B', 1),
          happening('vp', { who: 'WC', amount: 3, reason: 'bill-passed' }),
        ],
      },
      {
        n: 5,
        seat: 'CC' as const,
        acts: [],
        lines: [],
        happenings: [happening('vote-began', { section: '2C' }), result('2C', 0)],
      },
    ]
    expect(votesIn(log)).toEqual([
      {
        n: 4,
        sections: ['1B'],
        inFavor: 3,
        against: 2,
        passed: true,
        spent: [{ who: 'WC', amount: 2 }],
        points: [{ who: 'WC', amount: 3 }],
      },
      { n: 5, sections: ['2C'], inFavor: 3, against: 2, passed: false, spent: [], points: [] },
    ])
  })
  it('have one result for all sections of a treaty', () => {
    const log = [
      {
        n: 9,
        seat: 'WC' as const,
        acts: [],
        lines: [],
        happenings: [
          happening('vote-began', { section: '6C' }),
          happening('vote-began', { section: '7C' }),
          happening('influence-spent', { who: 'CC', amount: 1 }),
          result('6C', 1),
          result('7C', 1),
        ],
      },
    ]
    expect(votesIn(log)).toMatchObject([
      { sections: ['6C', '7C'], passed: true, spent: [{ who: 'CC', amount: 1 }], points: [] },
    ])
  })
})

describe('routes', () => {
  it('reads the lobby, tables, seats and replays', () => {
    expect(parseRoute('')).toMatchObject({ page: 'lobby' })
    for (const page of ['learn', 'alone', 'friends', 'new', 'glossary', 'settings']) {
      expect(parseRoute(`#/${page}`)).toMatchObject({ page })
    }
    expect(parseRoute('#/table/abc')).toMatchObject({ page: 'table', table: 'abc', role: null })
    expect(parseRoute('#/table/abc/seat/CC/secret')).toMatchObject({ table: 'abc', role: 'CC', token: 'secret' })
    expect(parseRoute('#/table/abc/invite/CC/secret')).toMatchObject({
      table: 'abc',
      role: 'CC',
      token: null,
      invitation: 'secret',
    })
    expect(parseRoute('#/replay/abc')).toMatchObject({ page: 'replay', table: 'abc', choices: 0 })
    expect(parseRoute('#/replay/abc/123')).toMatchObject({ page: 'replay', table: 'abc', choices: 123 })
    expect(parseRoute('#/replay/abc/x')).toMatchObject({ page: 'replay', choices: 0 })
    expect(parseRoute('#/table/abc/replay')).toMatchObject({ page: 'replay', table: 'abc' })
    expect(parseRoute('#/table/abc/seat/XX/secret')).toMatchObject({ role: null, token: null })
  })

  it('takes a link that can not be read for the lobby', () => {
    expect(parseRoute('#/table/%')).toMatchObject({ page: 'lobby' })
    expect(parseRoute('#/table/abc/invite/CC/%E0%A4%A')).toMatchObject({ table: 'abc', role: 'CC', invitation: '' })
  })
})

describe('seats', () => {
  it('keeps tokens by table', () => {
    keepToken('t', 'WC', 'secret')
    changeTable('t', (table) => (table.seen = 9))
    expect(ownTable('t')).toMatchObject({ tokens: { WC: 'secret' }, seen: 9 })
    expect(ownTable('other').tokens).toEqual({})
    for (const id of ['constructor', '__proto__', 'toString']) expect(ownTable(id).tokens).toEqual({})
  })

  it('claims a seat with one key until it has it', () => {
    const key = claimKey('t', 'CC')
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(claimKey('t', 'CC')).toBe(key)
    expect(claimKey('t', 'MC')).not.toBe(key)
    keepToken('t', 'CC', 'secret')
    expect(claimKey('t', 'CC')).not.toBe(key)
  })
})

describe('words', () => {
  const locale = '../src/bodypolitic/words/locales/en'
  const source = ['names', 'actions', 'ui', ...MODULES.map((module) => module.name)]
    .map((file) => readFileSync(`${locale}/${file}.ftl`, 'utf-8'))
    .join('\n')
  const components = readdirSync('src/components', { recursive: true, encoding: 'utf-8' })
    .filter((file) => file.endsWith('.svelte'))
    .map((file) => [file, readFileSync(`src/components/${file}`, 'utf-8')] as const)

  it('names other messages in the form that a text asks for', () => {
    readCatalogue('en', 'a = bread\n    .of = of bread\nb = { WORD($what) }, a loaf { WORD($what, form: "of") }')
    expect(t('b', { what: 'a' })).toBe('bread, a loaf of bread')
    expect(t('no-such-message')).toBe('no-such-message')
  })
  it('writes sections and wage levels as the language does', () => {
    readCatalogue('uk', 'policy-section = { $policy }{ WORD($section) }\nsection-C = В\nwage-level = Р{ $level }')
    expect(sectionCode('2C')).toBe('2В')
    expect(wageLevel('L3')).toBe('Р3')
  })
  it('names a span of time in its largest unit', () => {
    readCatalogue('en', source)
    expect([45, 61, 7200, 604_800].map(lasting)).toEqual(['45 seconds', '2 minutes', '2 hours', '7 days'])
  })
  it('has every message that a component names', () => {
    readCatalogue('en', source)
    const missing = components.flatMap(([file, text]) =>
      [...text.matchAll(/\bt\('([a-z][\w-]+)'/g)]
        .map((found) => found[1] ?? '')
        .filter((id) => t(id) === id)
        .map((id) => `${file}: ${id}`),
    )
    expect(missing).toEqual([])
  })
  it('has a message for each name that a component puts together', () => {
    const prefixes = new Set(
      components.flatMap(([, text]) => [...text.matchAll(/\bt\(`([\w-]+-)\$\{/g)].map((found) => found[1] ?? '')),
    )
    const ids = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '')
    expect([...prefixes].filter((prefix) => !ids.some((id) => id.startsWith(prefix)))).toEqual([])
  })
  it('writes no words in a component', () => {
    const wordy = components.flatMap(([file, text]) => {
      const markup = text
        .replace(/<script[\s\S]*?<\/script>/g, '')
        .replace(/<style[\s\S]*?<\/style>/g, '')
        .replace(/<!--[\s\S]*?-->/g, '')
        .replace(/&\w+;/g, '')
        .replace(/\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, '')
      return [...markup.matchAll(/>([^<>{}]*[A-Za-z]{3,}[^<>{}]*)</g)].map((found) => `${file}: ${found[1]?.trim()}`)
    })
    expect(wordy).toEqual([])
  })
})

describe('arrows', () => {
  const box = (left: number, top: number, width = 10, height = 10) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  })
  it('go to the nearest thing on their side', () => {
    const grid = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(20, 20), box(40, 20)]
    const from = box(20, 20)
    expect(nextBox(from, grid, 'ArrowUp')).toBe(1)
    expect(nextBox(from, grid, 'ArrowLeft')).toBe(3)
    expect(nextBox(from, grid, 'ArrowRight')).toBe(5)
    expect(nextBox(from, grid, 'ArrowDown')).toBe(-1)
  })
  it('prefer what lies straight ahead to what is nearer and aside', () => {
    expect(nextBox(box(0, 0), [box(14, 40), box(60, 0)], 'ArrowRight')).toBe(1)
  })
  it('lead to every thing from every other', () => {
    let seed = 1
    const chance = (below: number): number => (seed = (seed * 48271) % 2147483647) % below
    for (let board = 0; board < 300; board += 1) {
      const boxes = Array.from({ length: 12 }, () => box(chance(1300), chance(800), 10 + chance(90), 10 + chance(60)))
      for (const start of boxes) {
        const reached = new Set([start])
        for (const at of reached)
          for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
            const next = boxes[nextBox(at, boxes, arrow)]
            if (next) reached.add(next)
          }
        expect(reached.size).toBe(boxes.length)
      }
    }
  })
})

const refusal = (id: string, values: Record<string, string | number>, why: string): Refusal => ({
  action: id,
  page: 15,
  reason: 'at-most',
  values: {},
  option: { kind: id.split('/')[0] as OptionKind, values },
  what: id,
  why,
  text: `${id}: ${why}`,
})

describe('refusals', () => {
  it('stand at the things that one might look for them at', () => {
    const full = refusal('fill/clinic', { company: 'clinic' }, 'it is full')
    expect(refusalMap([full]).get('company:clinic')).toEqual([full])
  })
  it('are told together where the reason is the same', () => {
    const refused = ['a', 'b', 'c'].map((company) =>
      refusal(`strike/${company}`, { company }, company === 'b' ? 'on strike' : 'committed'),
    )
    expect(byReason(refused)).toEqual([
      { why: 'committed', what: ['strike/a', 'strike/c'] },
      { why: 'on strike', what: ['strike/b'] },
    ])
  })
  it('say where an amount ends', () => {
    const steps = [2, 3, 4].map((amount) => option(`amount/${amount}`, { amount }))
    const above = refusal('amount/5', { amount: 5 }, 'too dear')
    const below = refusal('amount/1', { amount: 1 }, 'too little')
    expect(limitOf(steps, [below, above], 'most')).toBe(above)
    expect(limitOf(steps, [below, above], 'least')).toBe(below)
    expect(limitOf(steps, [], 'most')).toBeUndefined()
  })
})

describe('what was settled', () => {
  const vote = {
    n: 3,
    seat: null,
    acts: [],
    lines: [],
    happenings: [{ kind: 'vote-result', values: { section: '2A', 'in-favor': 3, against: 1, passed: 1 } }],
  }
  const phase = (name: string) => ({ round: 1, phase: name, payments: [{}], vp: [], gained: [] })
  it('is told in the order in which it happened: production before the votes, scoring after them', () => {
    const client = {
      log: [] as unknown[],
      state: { summary: [] as unknown[], over: false, view: { phase: 'action', round: 1 } },
    }
    const settled = new Settled(client as never)
    client.log.push(vote)
    client.state.summary = [phase('production'), phase('scoring')]
    client.state.view = { phase: 'preparation', round: 2 }
    settled.note()
    expect(settled.parts.map((part) => (part.kind === 'phase' ? part.phase.phase : part.kind))).toEqual([
      'production',
      'vote',
      'scoring',
    ])
  })
})

describe('markets', () => {
  const view = { roles: { CC: { market: ['hotel'] }, MC: { market: ['game-store'] } } } as never
  const slugs = (mine: 'CC' | 'ST' | null, ...targets: string[]): string[] =>
    marketsInSight(view, mine, new Map(targets.map((target) => [target, []]))).map((one) => one.slug)
  it('are one’s own, or both where one has none or can pick from the other', () => {
    expect(slugs('CC')).toEqual(['hotel'])
    expect(slugs('ST')).toEqual(['hotel', 'game-store'])
    expect(slugs('CC', 'company:game-store')).toEqual(['hotel', 'game-store'])
  })
})

describe('rules', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf-8' })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => [file, readFileSync(`src/${file}`, 'utf-8')] as const)
  const found = (rule: RegExp): string[] =>
    sources.flatMap(([file, text]) => [...text.matchAll(rule)].map((one) => `${file}: ${one[0]}`))

  it('of who plays with how many players are told by the server', () => {
    expect(found(/view\.players\s*(?:[=!]==|[<>]=?|[-+*/])\s*\d/g)).toEqual([])
  })
  it('have no figure on the page: rounds, turns, cubes drawn, deals, cooperatives', () => {
    expect(found(/\b(?:ROUNDS|TURNS|CUBES|DEALS|COOPS)\b\s*=/g)).toEqual([])
    expect(found(/\d\s*-\s*total\b/g)).toEqual([])
  })
})
