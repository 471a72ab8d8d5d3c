/** A value that must be there. Throws with what is missing where it is not. */
export const present = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`there is no ${what}`)
  return value
}
