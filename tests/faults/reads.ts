import { Agent, request } from 'undici'

/** How one request of a shopper ended. */
export interface Outcome {
  /** Data came, and no error. */
  fine: boolean
  /** Complete and coded: data, or errors that each have a code. */
  honest: boolean
  ms: number
  text: string
}

interface Body {
  data?: unknown
  errors?: { extensions?: { code?: unknown } }[]
}

const isHonest = (status: number, body: Body | undefined) =>
  status < 500 &&
  body !== undefined &&
  (body.errors ?? []).every(
    ({ extensions }) => typeof extensions?.code === 'string' && extensions.code !== 'INTERNAL',
  )

/** Questions that every backend of section 7 can answer. */
const QUESTIONS = [
  '{ products(limit: 3) { total items { id name } } }',
  '{ product(id: "p2") { id name } }',
  '{ categories { id name } }',
  '{ category(id: "c1") { id name } }',
  '{ blog(id: "b1") { id title } }',
]

/** Asks the n-th of the questions; each one differs a little, so that no remembered answer can serve it. */
export const readers = (url: string, connections: number) => {
  const agent = new Agent({ connections, pipelining: 1 })
  const ask = async (n: number): Promise<Outcome> => {
    const started = performance.now()
    const query = (QUESTIONS[n % QUESTIONS.length] ?? '').replace(
      'limit: 3',
      `limit: 3, page: ${1 + (n % 4)}`,
    )
    const { statusCode, body } = await request(`${url}/graphql`, {
      method: 'POST',
      dispatcher: agent,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const text = await body.text()
    const parsed = JSON.parse(text) as Body
    const honest = isHonest(statusCode, parsed)
    return {
      fine: honest && statusCode === 200 && (parsed.errors ?? []).length === 0,
      honest,
      ms: performance.now() - started,
      text,
    }
  }
  return { ask, close: () => agent.close() }
}

/** Runs work many times, this many at once. */
export const inParallel = async <T>(
  times: number,
  atOnce: number,
  work: (n: number) => Promise<T>,
): Promise<T[]> => {
  const results: T[] = []
  let next = 0
  const worker = async () => {
    while (next < times) {
      const n = next
      next += 1
      results.push(await work(n))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/** The value below which this share of them is. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN
