/** Why an act was refused, as a dialog shows it: the endpoint's sentence, and what it says besides. */
export interface Refused {
  readonly message: string
  readonly body?: unknown
}

const said = (error: Refused | null | undefined, name: 'code' | 'approval'): unknown => {
  const body = error?.body
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}

/** The endpoint's code for a refusal; undefined if it was not refused, or a proxy answered. */
export const codeOf = (error: Refused | null): string | undefined => {
  const code = said(error, 'code')
  return typeof code === 'string' ? code : undefined
}

/** The number of the request to a second person who has to confirm the act first; undefined if nobody has. */
export const approvalOf = (error: Refused | null | undefined): number | undefined => {
  const approval = said(error, 'approval')
  return typeof approval === 'number' ? approval : undefined
}

/** 'phoneNumber' of 'customer.phoneNumber' is 'Phone number'. */
const memberIn = (path: string): string => {
  const words = (path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path)
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** The endpoint's sentence; where it only says that something is wrong, also what, field by field. */
export const sentenceOf = (error: Refused): string => {
  const errors =
    typeof error.body === 'object' && error.body !== null ? Reflect.get(error.body, 'errors') : {}
  const fields = Object.entries(errors ?? {}).map(([path, words]) => [path, String(words)] as const)
  // The sentence of one field is the sentence of the refusal.
  if (fields.some(([, words]) => words === error.message)) return error.message
  return [error.message, ...fields.slice(0, 3).map(([path, words]) => `${memberIn(path)}: ${words}`)].join(
    ' ',
  )
}
