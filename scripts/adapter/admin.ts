/** Medusa's admin API, as the seed and the proof of an adapter call it. */
export interface Admin {
  readonly get: (path: string) => Promise<Answer>
  readonly post: (path: string, body: unknown) => Promise<Answer>
}

/** An answer of the API, read by the names of Medusa's documentation. */
// The seed follows a hundred answers by one or two members each; a shape for each of them would say nothing more.
export type Answer = { readonly [name: string]: Answer } & readonly Answer[]

/** Reads an answer. */
export const answerOf = (text: string): Answer => JSON.parse(text) as Answer

/** The text of a member, which must be there. */
export const textOf = (answer: Answer | undefined): string => {
  const value: unknown = answer
  if (typeof value === 'string') return value
  throw new Error(`Medusa left out what was asked for: ${JSON.stringify(value)}`)
}

const asked = async (
  base: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Answer> => {
  const answer = await fetch(`${base}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(120_000),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 600)}`)
  return answerOf(text)
}

/** Signs in as a user of Medusa. */
export const openAdmin = async (base: string, user: { email: string; password: string }): Promise<Admin> => {
  const { token } = await asked(base, 'POST', '/auth/user/emailpass', {}, user)
  const headers = { authorization: `Bearer ${textOf(token)}` }
  return {
    get: (path) => asked(base, 'GET', path, headers),
    post: (path, body) => asked(base, 'POST', path, headers, body),
  }
}
