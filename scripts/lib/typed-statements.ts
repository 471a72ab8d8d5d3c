import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { shapeOf } from '#tests/support/statement-shape.ts'

/** A statement, or a part of one, whose rows are typed by hand: sql<Row>`…`. */
interface TypedStatement {
  /** File and line. */
  readonly place: string
  /** The text between its values. */
  readonly parts: readonly string[]
}

/** The typed statements of one source file. */
export const typedStatementsOf = (file: string, source: string): TypedStatement[] => {
  const found: TypedStatement[] = []
  new Visitor({
    TaggedTemplateExpression: ({ tag, typeArguments, quasi, start }) => {
      if (tag.type !== 'Identifier' || tag.name !== 'sql' || !typeArguments) return
      // Everything between the parts counts as values: a list of them is one value, as in a statement that ran.
      const parts = shapeOf(quasi.quasis.map(({ value }) => value.cooked ?? '').join('$1'))
        .split('$1')
        .map((part) => part.trim())
        .filter((part) => part !== '')
      found.push({ place: `${file}:${source.slice(0, start).split('\n').length}`, parts })
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** Whether a statement that ran holds all parts of a typed one, in their order. */
const holds = (statement: string, { parts }: TypedStatement): boolean => {
  let from = 0
  return parts.every((part) => {
    const at = statement.indexOf(part, from)
    from = at + part.length
    return at >= 0
  })
}

/** Those of the typed statements that are in none of the statements that ran, each written on one line. */
export const neverRun = (typed: readonly TypedStatement[], ran: readonly string[]): TypedStatement[] =>
  typed.filter((one) => !ran.some((statement) => holds(statement, one)))

/** The typed statements of the backend that no recorded test ran (tests/support/record-statements.ts). */
export const statementsWithoutTest = (folder: string): string[] => {
  const sources = globSync('backend/**/*.ts').filter((file) => !/\.test\.ts$|\/generated\//.test(file))
  const typed = sources.flatMap((file) => typedStatementsOf(file, readFileSync(file, 'utf8')))
  const ran = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  return neverRun(typed, ran).map(({ place }) => place)
}
