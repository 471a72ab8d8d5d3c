import Type, { type Static } from 'typebox'
import type { Browser } from 'playwright-core'
import { checked } from '#program/json-file.ts'

const Event = Type.Object({
  name: Type.String(),
  ph: Type.String(),
  pid: Type.Number(),
  tid: Type.Number(),
  /** The start, µs. */
  ts: Type.Optional(Type.Number()),
  /** The duration, µs. */
  dur: Type.Optional(Type.Number()),
  /** The thread's own CPU time, µs. */
  tdur: Type.Optional(Type.Number()),
  args: Type.Optional(Type.Unknown()),
})
const Trace = Type.Object({ traceEvents: Type.Array(Event) })
type Event = Static<typeof Event>

const CATEGORIES = [
  'toplevel',
  'loading',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-lighthouse',
]
/** A task as counted by Lighthouse. */
const TASK = /RunTask$/
/** Events within a task that say what it is for. */
const KINDS = new Set([
  'EvaluateScript',
  'v8.evaluateModule',
  'v8.compileModule',
  'FunctionCall',
  'TimerFire',
  'FireAnimationFrame',
  'EventDispatch',
  'RunMicrotasks',
  'Layout',
  'UpdateLayoutTree',
  'ParseHTML',
  'Paint',
  'PrePaint',
  'Layerize',
  'Commit',
  'MajorGC',
  'MinorGC',
])

export interface Work {
  /** CPU ms of the page's main thread from the first module script until it was idle. */
  scripts: number
  /** The same from the first byte. */
  all: number
  /** CPU ms of each task after the first contentful paint, the longest first, with its main purpose. */
  tasks: readonly { ms: number; what: string }[]
}

const ms = ({ tdur, dur }: Event) => (tdur ?? dur ?? 0) / 1000
const within = (task: Event) => {
  const [from, to] = [task.ts ?? 0, (task.ts ?? 0) + (task.dur ?? 0)]
  return ({ ts = 0 }: Event) => ts >= from && ts < to
}
const named = ({ name, args }: Event): string => {
  const text = JSON.stringify(args ?? {})
  const [, url] = /"url":"[^"]*\/([^"/]*)"/.exec(text) ?? []
  const [, made] = /"functionName":"([^"]+)"/.exec(text) ?? []
  return [name, made, url].filter(Boolean).join(' ')
}

/**
 * The work of the main thread of a page of `origin` while `act` opens it, in CPU time, so that other work on the machine is
 * not included.
 */
export const traced = async (
  browser: Browser,
  origin: string,
  act: () => Promise<unknown>,
): Promise<Work> => {
  await browser.startTracing(undefined, { categories: CATEGORIES })
  await act()
  const { traceEvents } = checked('The trace', Trace, JSON.parse((await browser.stopTracing()).toString()))
  const spans = traceEvents.filter(({ ph }) => ph === 'X')
  // Of several pages' threads (the browser has some of its own), the one that reads this page's modules.
  const first = spans.find(
    ({ name, args }) => name === 'v8.compileModule' && JSON.stringify(args).includes(origin),
  )
  if (!first) throw new Error('no module of the page was read')
  const own = spans.filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
  const tasks = own.filter(({ name }) => TASK.test(name))
  const outer = tasks.filter(
    (task) =>
      !tasks.some((other) => other !== task && within(other)(task) && (other.dur ?? 0) > (task.dur ?? 0)),
  )
  const painted = Math.min(
    ...traceEvents
      .filter(({ name, pid }) => name === 'firstContentfulPaint' && pid === first.pid)
      .map(({ ts = 0 }) => ts),
  )
  const sum = (some: readonly Event[]) => some.reduce((all, each) => all + ms(each), 0)
  const inner = own.filter(({ name }) => KINDS.has(name))
  return {
    all: sum(outer),
    scripts: sum(outer.filter(({ ts = 0, dur = 0 }) => ts + dur >= (first.ts ?? 0))),
    tasks: outer
      .filter(({ ts = 0 }) => ts >= painted)
      .toSorted((a, b) => ms(b) - ms(a))
      .map((task) => {
        const parts = inner
          .filter(within(task))
          .toSorted((a, b) => ms(b) - ms(a))
          .slice(0, 3)
        return { ms: ms(task), what: parts.map((part) => `${named(part)} ${ms(part).toFixed(1)}`).join(', ') }
      }),
  }
}
