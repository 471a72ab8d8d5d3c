import { resolve } from 'node:path'
import { Build } from 'typebox/schema'
import type { TSchema } from 'typebox'
import type { Plugin } from 'vite'
import { isDay, isMoment, isTimeZone } from '#contract/calendar.ts'
import { Failure } from '#contract/endpoint.ts'
import { FIRST } from '#desk/api/first-checks.ts'

const FILE = resolve('desk/api/first-checks.ts')
const CALENDAR = { isDay, isMoment, isTimeZone } as const

const calendarName = (value: unknown): string | undefined =>
  Object.entries(CALENDAR).find(([, known]) => known === value)?.[0]

/** The data of a check besides its code: a pattern, or one of the calendar's checks. Throws for anything else. */
const written = (variable: unknown): string => {
  if (variable instanceof RegExp) return String(variable)
  const name = calendarName(variable)
  if (name !== undefined) return name
  const refined =
    typeof variable === 'object' && variable !== null && 'check' in variable
      ? calendarName(variable.check)
      : undefined
  if (refined !== undefined) return `{ check: ${refined} }`
  throw new Error(
    'A first check of the desk asks something that scripts/lib/build/first-checks.ts cannot write out.',
  )
}

const checkOf = (schema: TSchema): string => {
  const built = Build(schema)
  const { identifier, variables } = built.External()
  return `/* @__PURE__ */ ((${identifier}) => {
${built.Functions().join('\n')}
return (value) => ${built.Entry()}
})([${variables.map(written).join(', ')}])`
}

/** The checks of the desk's first screen, written out: as they are in `desk/api/first-checks.ts`, without schemas. */
export const firstChecks =
  (): string => `import { ${Object.keys(CALENDAR).join(', ')} } from '#contract/calendar.ts'
const Guard = { CodePointCount: (text) => [...text].length }
export const fits = {
${Object.entries(FIRST)
  .map(([name, { answer }]) => `${name}: ${checkOf(answer)},`)
  .join('\n')}
}
export const isFailure = ${checkOf(Failure)}
`

/** Replaces that file with them. */
export const writtenChecks = (): Plugin => ({
  name: 'first-checks',
  enforce: 'pre',
  load: (id) => (resolve(id) === FILE ? { code: firstChecks(), moduleType: 'js' } : undefined),
})
