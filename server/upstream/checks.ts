import { Refine, String as Text, type TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { AnyEndpoint, AnswerOf } from '#contract/endpoint.ts'
import { PICTURE_PATTERN, PictureAddress } from '#contract/formats.ts'

const picture = Compile(PictureAddress)

/** Nearly every picture has such an address, which all checks of an address allow. */
const MOST_PLAIN = 1_000
const PLAIN = /^\/[\w.-][\w./-]*$/
/** The same as `PictureAddress` in half the time: a list has a hundred of them. */
const Picture = Refine(
  Text(),
  (address) => (address.length <= MOST_PLAIN && PLAIN.test(address)) || picture.Check(address),
  () => 'must be the address of a picture',
)

const isPicture = ({ pattern }: Shape) => pattern === PICTURE_PATTERN

/** A schema that allows the same, with `Picture` in it. */
const quicker = (schema: TSchema): TSchema => {
  if (isPicture(schema)) return Picture
  const { properties, items, anyOf, allOf }: Shape = schema
  const each = (schemas: readonly Shape[]) => schemas.map(quicker)
  const parts = {
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, quicker(of)])),
    }),
    ...(items && !Array.isArray(items) && { items: quicker(items) }),
    ...(anyOf && { anyOf: each(anyOf) }),
    ...(allOf && { allOf: each(allOf) }),
  }
  if (Object.keys(parts).length === 0) return schema
  // TypeBox keeps refinements in a member that is not enumerable.
  const same = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema))
  return Object.assign(same, parts)
}

const compiled = new WeakMap<AnyEndpoint, Validator>()

const validatorOf = (endpoint: AnyEndpoint) => {
  let validator = compiled.get(endpoint)
  if (!validator) compiled.set(endpoint, (validator = Compile(quicker(endpoint.answer))))
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

const isUnfit = (shape: Shape, value: unknown) => isPicture(shape) && !picture.Check(value)

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
