import { STATES } from '#contract/indian-states.ts'

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '')
const codes = new Map(Object.entries(STATES).map(([code, name]) => [plain(name), { code, name }]))

/** A state by its name, however it is written; undefined when there is none. */
export const stateByName = (name: string): { code: string; name: string } | undefined =>
  codes.get(plain(name))

/** The name of a state by its code in a GSTIN. */
export const stateByCode = (code: string): string => STATES[code] ?? 'Unknown'

/** The state that a GSTIN is registered in. */
export const stateOfGstin = (gstin: string): { code: string; name: string } => {
  const code = gstin.slice(0, 2)
  return { code, name: stateByCode(code) }
}
