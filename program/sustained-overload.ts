/**
 * One slow moment (a start, a first compile, another program on the machine) is not overload: pressure must last this
 * long.
 */
const LASTING_MS = 1_500

/** Says whether the pressure lasts, from the moments at which it was noticed. */
export const sustainedOverload = () => {
  let since = 0
  let last = 0
  return (now: number): boolean => {
    if (now - last > LASTING_MS) since = now
    last = now
    return now - since >= LASTING_MS
  }
}
