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
