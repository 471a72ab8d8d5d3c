import { LineCounter, parseDocument } from 'yaml'

/** Something in the files of a house that cannot be right: which file, line and member, and why, in one line. */
export class HouseFault extends Error {}

/** A place within a file: `/3/transitDays`, each step as JSON Pointer (RFC 6901) has it. */
export type Pointer = string

/** A member's name as one step of a `Pointer`, with its slash. */
export const stepTo = (name: string): Pointer => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`

const stepsOf = (pointer: Pointer): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The line of that member, counted from 1; if it is missing, the line of the nearest one around it. */
const lineOf = (text: string, pointer: Pointer): number => {
  const lines = new LineCounter()
  // JSON is YAML, and this parser knows the position of each value.
  const document = parseDocument(text, { lineCounter: lines })
  for (let steps = stepsOf(pointer); ; steps = steps.slice(0, -1)) {
    const node: unknown = document.getIn(
      steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
      true,
    )
    if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
      return lines.linePos(Number(node.range[0])).line
    if (steps.length === 0) return 1
  }
}

/** `[3].transitDays`, as a reader of the file would say it. */
const memberOf = (pointer: Pointer): string =>
  stepsOf(pointer)
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')

/** The fault as it is shown everywhere: `house/starter/zones.json, line 12, [3].transitDays: must be integer`. */
export const fault = (path: string, text: string, pointer: Pointer, why: string): HouseFault =>
  new HouseFault(`${path}, line ${lineOf(text, pointer)}${pointer ? `, ${memberOf(pointer)}` : ''}: ${why}`)
