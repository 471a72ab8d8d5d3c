import { graphql } from '#web/gql/catalogue/gql.ts'
import type { PieceChoiceInput } from '#web/gql/catalogue/graphql.ts'
import {
  OWN_PARAM,
  ownOptions,
  paramOf,
  valueOf,
  type Choice,
  type Matrix,
  type OptionName,
} from '../configurator/choice.ts'

/** The price, part by part, of another combination than the one that the page was loaded with. */
export const ProductBreakUp = graphql(`
  query ProductBreakUp($id: ID!, $choice: PieceChoiceInput!) {
    product(id: $id) {
      id
      breakUp(choice: $choice) {
        total
        ...PriceBreakUp_breakUp
      }
    }
  }
`)

const OPTIONS = ['METAL', 'PURITY', 'STONE', 'QUALITY', 'SIZE'] as const satisfies readonly OptionName[]
const MEMBERS = {
  METAL: 'metal',
  PURITY: 'purity',
  STONE: 'stone',
  QUALITY: 'quality',
  SIZE: 'size',
} as const

const choiceWith = (
  value: (name: OptionName) => string | undefined,
  options: { key: string; value: string }[],
): PieceChoiceInput => ({
  ...Object.fromEntries(
    OPTIONS.flatMap((name) => {
      const found = value(name)
      return found === undefined ? [] : [[MEMBERS[name], found]]
    }),
  ),
  ...(options.length > 0 && { options }),
})

/** The choice in the form that the schema asks for. */
export const choiceInput = (matrix: Matrix, choice: Choice): PieceChoiceInput =>
  choiceWith((name) => valueOf(matrix, choice, name), ownOptions(matrix, choice))

/** The variables of the page's query: the piece, and the combination in the address. */
export const pageVariables = (id: string, search: string) => {
  const params = new URLSearchParams(search)
  const own = [...params].flatMap(([param, value]) =>
    param.startsWith(OWN_PARAM) ? [{ key: param.slice(OWN_PARAM.length), value }] : [],
  )
  const choice = choiceWith((name) => params.get(paramOf({ name })) ?? undefined, own)
  return Object.keys(choice).length === 0 ? { id } : { id, choice }
}

/** Whether the page of this address was loaded with this choice. Options with one value need not be named. */
export const isPageChoice = (matrix: Matrix, choice: Choice, search: string): boolean => {
  const asked = pageVariables('', search).choice
  if (!asked) return choice.at === matrix.combinations.listed
  const named = OPTIONS.filter((name) => asked[MEMBERS[name]] !== undefined)
  const own = asked.options ?? []
  return (
    named.every((name) => asked[MEMBERS[name]] === valueOf(matrix, choice, name)) &&
    ownOptions(matrix, choice).every(
      ({ key, value }) => (own.find((each) => each.key === key)?.value ?? value) === value,
    ) &&
    matrix.options.every(
      ({ name, key, values }) =>
        values.length < 2 ||
        (name === 'OWN'
          ? own.some((each) => each.key === key)
          : OPTIONS.includes(name) && named.includes(name)),
    )
  )
}
