import { Compile, type Validator } from 'typebox/compile'
import type { AnyEndpoint, AnswerOf } from '#contract/endpoint.ts'
import { PICTURE_PATTERN, PictureAddress } from '#contract/formats.ts'

const compiled = new WeakMap<AnyEndpoint, Validator>()

const validatorOf = (endpoint: AnyEndpoint) => {
  let validator = compiled.get(endpoint)
  if (!validator) compiled.set(endpoint, (validator = Compile(endpoint.answer)))
  return validator
}

/** Whether the answer fits the contract. Compiled once per endpoint; unknown members are welcome. */
export const fitsAnswer = <E extends AnyEndpoint>(endpoint: E, body: unknown): body is AnswerOf<E> =>
  validatorOf(endpoint).Check(body)

/** Where an answer breaks the contract, for the log. */
export const whyNot = (endpoint: AnyEndpoint, body: unknown): string => {
  const first = validatorOf(endpoint).Errors(body)[0]
  return first ? `${first.instancePath || '/'} ${first.message}` : 'unknown'
}

/** The members of a JSON schema that lead to a picture. */
interface Shape {
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
}

const picture = Compile(PictureAddress)
const isUnfit = ({ pattern }: Shape, value: unknown) => pattern === PICTURE_PATTERN && !picture.Check(value)

const leftOut = (shape: Shape, value: unknown): unknown => {
  for (const one of [...(shape.anyOf ?? []), ...(shape.allOf ?? [])]) value = leftOut(one, value)
  if (Array.isArray(value)) {
    const { items } = shape
    return items ? value.filter((item) => !isUnfit(items, item)).map((item) => leftOut(items, item)) : value
  }
  if (typeof value !== 'object' || value === null || !shape.properties) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
      const of = Object.hasOwn(shape.properties ?? {}, name) ? shape.properties?.[name] : undefined
      if (!of) return [[name, member]]
      return isUnfit(of, member) && !shape.required?.includes(name) ? [] : [[name, leftOut(of, member)]]
    }),
  )
}

/** Leaves out optional pictures without a valid address: the shop loses the picture, not the page. */
export const withoutUnfitPictures = (endpoint: AnyEndpoint, body: unknown): unknown =>
  leftOut(endpoint.answer as Shape, body)
