import { randomUUID } from 'node:crypto'
import { request, type Agent } from 'undici'
import { SERVER_PROCESS } from '#server/process.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startProgram, type RunningProgram } from '#tests/support/program.ts'

/**
 * A load for runs in which the store fails: every write carries words of its own, so that one that was acknowledged is
 * looked for in the store afterwards.
 */

const CODED = /_UNAVAILABLE$|^OVERLOADED$/
const ADD = `mutation Add($words: String!) {
  addToBag(input: { productId: "ring", engraving: $words }) { bag { version } userErrors { code } } }`

interface Answer {
  readonly data?: { readonly addToBag?: { bag: object | null; userErrors: readonly object[] } | null } | null
  readonly errors?: readonly { extensions?: { code?: string } }[]
}

/** One request of the load: whether it was done, or refused with a code, or neither. */
export type Outcome = 'done' | 'refused' | 'broken'

/** Reads and writes of the load, each judged. */
export const askingOf = (agent: Agent) => {
  let last = ''
  const graphql = async (url: string, query: string, variables: object = {}) => {
    const { body } = await request(`${url}/graphql`, {
      method: 'POST',
      dispatcher: agent,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    const answer = (await body.json()) as Answer
    last = JSON.stringify(answer)
    return answer
  }
  const outcome = ({ errors = [] }: Answer): Outcome =>
    errors.length === 0
      ? 'done'
      : errors.every(({ extensions }) => CODED.test(extensions?.code ?? ''))
        ? 'refused'
        : 'broken'
  const guarded = (asking: Promise<Outcome>) => asking.catch((): Outcome => 'broken')
  return {
    last: () => last,
    /** Different in every request, so that no stored answer can replace it. */
    read: (url: string) =>
      guarded(graphql(url, `{ product(id: "nobody-${randomUUID()}") { name } }`).then(outcome)),
    write: (url: string, words: string) =>
      guarded(
        graphql(url, ADD, { words }).then((answer) => {
          const added = answer.data?.addToBag
          if (!added) return outcome(answer)
          return added.bag !== null && added.userErrors.length === 0 ? 'done' : 'broken'
        }),
      ),
  }
}

/** A backend over a store (`DATABASE_URL` or `DATA_DIR`), and a BFF before it, a process each. */
export const startCopy = async (
  store: Readonly<Record<string, string>>,
): Promise<{ backend: RunningProgram; server: RunningProgram }> => {
  const [port, backendPort] = [await freePort(), await freePort()]
  const common = { LOG_LEVEL: 'silent', PUBLIC_URL: `http://localhost:${port}`, NODE_ENV: 'production' }
  const backend = await startProgram({
    main: 'backend/main.ts',
    url: `http://127.0.0.1:${backendPort}`,
    ready: '/readyz',
    env: { ...common, ...store, BACKEND_PORT: String(backendPort) },
  })
  const server = await startProgram({
    main: 'server/main.ts',
    flags: ['--without-pages'],
    args: SERVER_PROCESS.args,
    url: `http://127.0.0.1:${port}`,
    ready: '/readyz',
    env: {
      ...common,
      ...SERVER_PROCESS.env,
      PORT: String(port),
      BACKEND_URL: backend.url,
    },
  })
  return { backend, server }
}
