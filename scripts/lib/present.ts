/** A value that must exist. If it does not, throws with the name of what is missing. */
export const present = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`there is no ${what}`)
  return value
}
