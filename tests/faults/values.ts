import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { buildSchema } from 'graphql'
import { endpoints } from '#contract/endpoints.ts'
import type { Goal } from '../../bench/lib/table.ts'
import { startBackend } from '#tests/support/backend.ts'
import { createShoppers } from '#tests/support/shoppers.ts'
import { documentsWith } from './document-values.ts'
import { openParts, startGuardedShop, UNHURRIED } from './guarded-shop.ts'
import { inParallel } from './reads.ts'
import { invalidValue, placesOf, requestWith } from './rest-values.ts'

/**
 * A value that is none (a day that no calendar has, an id with a line break, an address that runs) at every parameter
 * and body member with a format, at REST and at GraphQL: a refusal each time, and nothing is given up for the others.
 */

const OPERATOR_TOKEN = 'operator-token-of-the-values'
/** They end the session that the run asks with, or never end themselves. */
const ENDS = ['signOut', 'endSession', 'deleteSession', 'streamChanges']
const AT_ONCE = 6
/** Another one by `SEED=7 npm run faults -- values`. */
const SEED = Number(process.env.SEED ?? 20_261_122)
/** What a backend in good health never makes a BFF say. */
const BROKEN = /"code":"(?:INTERNAL|[A-Z]+_UNAVAILABLE|OVERLOADED)"/

interface Told {
  readonly what: string
  readonly status: number
  readonly text: string
}

export const run = async (full: boolean): Promise<Goal[]> => {
  const backend = await startBackend({ seed: 'catalogue', env: { OPERATOR_TOKEN } })
  const shop = await startGuardedShop(backend.url, {}, UNHURRIED)
  try {
    const shopper = await createShoppers(backend).open({ verified: true })
    const half = full ? 10_000 : 200

    const places = endpoints
      .map(({ endpoint }) => endpoint)
      .filter(({ name }) => !ENDS.includes(name))
      .flatMap(placesOf)
    /** Each place in its turn, so that none is left to luck. */
    const rest = await inParallel(half, AT_ONCE, async (n): Promise<Told> => {
      const place = places[(n * (full ? 1 : 7)) % places.length]!
      const draw = invalidValue(place)
      const [value] = fc.sample(draw, { numRuns: 1, seed: SEED + n })
      const { method, path, body } = requestWith(place, value, SEED + n)
      const { caller } = place.endpoint
      const answer = await fetch(backend.url + path, {
        method,
        redirect: 'manual',
        headers: {
          authorization: `Bearer ${caller === 'operator' ? OPERATOR_TOKEN : shopper.token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body }),
      })
      return { what: `${method} ${path} ${body ?? ''}`, status: answer.status, text: await answer.text() }
    })

    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
    const documents = fc.sample(documentsWith(schema, ENDS), { numRuns: half, seed: SEED })
    const graphql = await inParallel(half, AT_ONCE, async (n): Promise<Told> => {
      const query = documents[n] ?? ''
      const answer = await fetch(`${shop.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `sid=${shopper.token}` },
        body: JSON.stringify({ query }),
      })
      return { what: query, status: answer.status, text: await answer.text() }
    })

    const failed = [...rest, ...graphql].filter(({ status, text }) => status >= 500 || BROKEN.test(text))
    const taken = rest.filter(({ status }) => status < 400)
    for (const [why, list] of Object.entries({ failed, taken }))
      for (const { what, status, text } of list.slice(0, 20))
        process.stderr.write(
          `seed ${SEED}, ${why}: ${status} ${what.slice(0, 500)}\n  ${text.slice(0, 200)}\n`,
        )
    const id = 'C, values that are none'
    const of = `seed ${SEED}, ${rest.length} at ${places.length} places of REST, ${graphql.length} at GraphQL`
    return [
      { id, what: `answers 5xx, INTERNAL or of an outage (${of})`, value: failed.length, unit: '', must: 0, better: 'less' },
      { id, what: 'values taken by REST', value: taken.length, unit: '', must: 0, better: 'less' },
      { id, what: 'parts of the backend given up', value: (await openParts(shop.url)).length, unit: '', must: 0, better: 'less' },
    ] // prettier-ignore
  } finally {
    await shop.close()
    await backend.close()
  }
}
