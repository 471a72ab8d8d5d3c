/**
 * One answer for everybody who asks within this many milliseconds, even if it is a failure; only after that is the
 * question asked again.
 */
export const sharedFor = <T>(
  keptMs: number,
  ask: () => Promise<T>,
  now: () => number = () => performance.now(),
): (() => Promise<T>) => {
  let kept: { readonly at: number; readonly answer: Promise<T>; over: boolean } | undefined
  return () => {
    // One that is still under way is waited for, however long it takes.
    if (kept && (!kept.over || now() - kept.at < keptMs)) return kept.answer
    const one = { at: now(), answer: ask(), over: false }
    kept = one
    const end = () => {
      one.over = true
    }
    one.answer.then(end, end)
    return one.answer
  }
}
