import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'

/**
 * Input from outside is checked, never cast. Only these files cast, each this many times: if a library's types say less
 * than its documentation, or if TypeScript cannot follow what the code has just checked.
 */
const KNOWN: Readonly<Record<string, number>> = {
  // Defaults of type parameters, and objects made from a list of names.
  'contract/endpoint.ts': 6,
  'contract/desk.ts': 1,
  'backend/modules/desk/order-list.ts': 1,
  'backend/modules/catalogue/plain-fields.ts': 2,
  'backend/modules/merchandising/table/pieces.ts': 2,
  'backend/modules/orders/documents/document-worker.ts': 1,
  'server/domains/account/resolvers.ts': 1,
  'server/domains/content/house-home.ts': 1,
  'server/domains/shared/piece.ts': 1,
  'server/domains/shared/user-errors.ts': 1,
  'server/domains/shared/words.ts': 2,
  'server/upstream/checks.ts': 1,
  'web/lib/return-to.ts': 1,
  'web/words/t.ts': 5,
  'adapters/medusa/medusa.ts': 1,
  'adapters/medusa/piece.ts': 1,
  'adapters/medusa/serve.ts': 3,
  // Types of pg, Fastify, pino, Swagger, mercurius, graphql-armor, MUI, react-hook-form, react-admin.
  'backend/app.ts': 3,
  'backend/lib/store/db.ts': 1,
  'backend/lib/http/openapi.ts': 1,
  'backend/lib/store/postgres-client.ts': 4,
  'backend/lib/http/register.ts': 1,
  'server/app.ts': 2,
  'server/graphql/format-error.ts': 2,
  'server/graphql/in-process.ts': 3,
  'server/graphql/limits.ts': 2,
  'server/graphql/plugin.ts': 2,
  'server/graphql/translated.ts': 2,
  'web/ui/form/form.tsx': 1,
  'web/ui/mui/theme.ts': 1,
  'desk/theme.ts': 1,
  'desk/api/providers.ts': 2,
  'desk/main.tsx': 1,
  // Objects of Stripe without the members that the local provider does not offer.
  'payments/api.ts': 2,
  'payments/dispute-objects.ts': 3,
  'payments/objects.ts': 1,
  // Types of autocannon, Vite and the DOM; answers of Medusa's admin API, from which a member or two are read.
  'scripts/adapter/admin.ts': 1,
  'scripts/topology/prove.ts': 1,
  'bench/scenarios/interaction.ts': 8,
  // An object made from a list of names.
  'bench/upstream.ts': 1,
}
const FLOORS = [
  'program', 'contract', 'backend', 'server', 'web', 'desk', 'payments', 'adapters', 'house', 'scripts', 'bench',
] // prettier-ignore
/** Tests, and files that generators wrote. */
const LEFT_OUT = /\.test\.tsx?$|node_modules|^web\/(?:gql|testing)\/|\/generated\//

const castsIn = (path: string): number => {
  let casts = 0
  new Visitor({
    TSAsExpression: ({ typeAnnotation: type }) => {
      const isConst =
        type.type === 'TSTypeReference' && 'name' in type.typeName && type.typeName.name === 'const'
      if (!isConst) casts += 1
    },
    TSNonNullExpression: () => void (casts += 1),
  }).visit(parseSync(path, readFileSync(path, 'utf8')).program)
  return casts
}

it('casts only where it is known why', () => {
  const found = FLOORS.flatMap((floor) =>
    readdirSync(floor, { recursive: true, encoding: 'utf8' }).map((path) => join(floor, path)),
  )
    .filter((path) => /\.tsx?$/.test(path) && !LEFT_OUT.test(path))
    .map((path) => [path, castsIn(path)] as const)
    .filter(([, casts]) => casts > 0)
  expect(Object.fromEntries(found)).toEqual(KNOWN)
})
