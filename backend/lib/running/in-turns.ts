import { setImmediate } from 'node:timers/promises'

/** So long others wait, in milliseconds: less than anybody notices. */
const TURN_MS = 20

/** A `flatMap` over many things that serves others in between. */
export const inTurns = async <T, R>(all: Iterable<T>, work: (one: T) => readonly R[]): Promise<R[]> => {
  const made: R[] = []
  let began = performance.now()
  for (const one of all) {
    for (const each of work(one)) made.push(each)
    if (performance.now() - began < TURN_MS) continue
    await setImmediate()
    began = performance.now()
  }
  return made
}
