import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { buildSchema } from 'graphql'
import { endpoints } from '#contract/endpoints.ts'
import type { Goal } from '../../bench/lib/table.ts'
import { startBackend } from '#tests/support/backend.ts'
import { startShop } from '#tests/support/server.ts'
import { createShoppers } from '#tests/support/shoppers.ts'
import { requestBodies } from './documents.ts'
import { LEAKS } from './hostile.ts'
import { restRequests } from './parameters.ts'
import { inParallel } from './reads.ts'

/**
 * Rows 'Introspection, suggestions, stack traces' and 'Injection': malformed documents and parameters
 * against the real programs. What the backend refuses is 4xx; nothing is 5xx, INTERNAL, or reveals internals.
 */

const OPERATOR_TOKEN = 'operator-token-for-the-fuzzer'
/** They would end the session that the fuzzer asks with, or never end themselves. */
const ENDS = ['signOut', 'endSession', 'deleteSession', 'streamChanges']
/** What a backend in good health never makes a BFF say. */
const BROKEN = /"code":"(?:INTERNAL|[A-Z]+_UNAVAILABLE|OVERLOADED)"/
/** A step of tasks that share nothing but the process: as many at once. */
const AT_ONCE = 6

interface Told {
  what: string
  status: number
  /** Errors only: data may hold any word. */
  told: string
}

const errorsOf = (text: string): string => {
  const body = JSON.parse(text) as { errors?: unknown }
  return JSON.stringify(body.errors ?? '')
}

/** `told` of those that broke the promise, for the person who reads the failure. */
export const fuzz = async (documents: number, parameters: number, seed: number) => {
  const backend = await startBackend({ seed: 'catalogue', env: { OPERATOR_TOKEN } })
  const shop = await startShop({ backendUrl: backend.url })
  try {
    const shopper = await createShoppers(backend).open({ verified: true })
    const ask = async (
      url: string,
      init: { method: string; headers: Record<string, string>; body?: string },
      what: string,
      read: (text: string, status: number) => string,
    ): Promise<Told> => {
      const answer = await fetch(url, { redirect: 'manual', ...init })
      const text = await answer.text()
      return { what, status: answer.status, told: read(text, answer.status) }
    }

    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
    const bodies = fc.sample(requestBodies(schema, ENDS), { numRuns: documents, seed })
    const asked = await inParallel(bodies.length, AT_ONCE, (n) => {
      const body = JSON.stringify(bodies[n]) ?? ''
      // One in eight with half of its JSON cut off.
      const sent = n % 8 === 0 ? body.slice(0, Math.floor(body.length / 2)) : body
      const headers: Record<string, string> = { 'content-type': 'application/json' }
      if (n % 3 > 0) headers.cookie = `sid=${shopper.token}`
      return ask(`${shop.url}/graphql`, { method: 'POST', headers, body: sent }, sent, errorsOf)
    })

    const open = endpoints.map(({ endpoint }) => endpoint).filter(({ name }) => !ENDS.includes(name))
    const requests = fc.sample(restRequests(open), { numRuns: parameters, seed })
    const rest = await inParallel(requests.length, AT_ONCE, (n) => {
      const { endpoint, path, body, key } = requests[n]!
      const headers: Record<string, string> = {}
      if (body !== undefined) headers['content-type'] = 'application/json'
      if (key !== undefined) headers['idempotency-key'] = key
      if (endpoint.caller === 'operator') headers.authorization = `Bearer ${OPERATOR_TOKEN}`
      else if (endpoint.caller === 'shopper' || n % 2 === 0) headers.authorization = `Bearer ${shopper.token}`
      return ask(
        backend.url + path,
        { method: endpoint.method, headers, ...(body === undefined ? {} : { body }) },
        `${endpoint.method} ${path} ${body ?? ''}`,
        (text, status) => (status >= 400 ? text : ''),
      )
    })
    const all = [...asked, ...rest]
    return {
      all,
      failed: all.filter(({ status, told }) => status >= 500 || BROKEN.test(told)),
      leaked: all.filter(({ told }) => LEAKS.test(told)),
    }
  } finally {
    await shop.close()
    await backend.close()
  }
}

export const run = async (full: boolean): Promise<Goal[]> => {
  const { all, failed, leaked } = await fuzz(full ? 2_500 : 150, full ? 2_500 : 150, 20_261_121)
  for (const { what, status, told } of [...failed, ...leaked].slice(0, 10))
    process.stderr.write(`${status} ${what.slice(0, 500)}\n  ${told.slice(0, 300)}\n`)
  const id = 'C, malformed inputs'
  return [
    { id, what: `answers 5xx or INTERNAL (of ${all.length})`, value: failed.length, unit: '', must: 0, better: 'less' },
    { id, what: 'answers that tell of the inside', value: leaked.length, unit: '', must: 0, better: 'less' },
  ] // prettier-ignore
}
