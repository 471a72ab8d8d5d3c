import { IsObject, type TSchema } from 'typebox'
import { Failure, type AnyEndpoint } from './endpoint.ts'

type Json = Record<string, unknown>

interface Stated {
  readonly group: string
  readonly endpoint: AnyEndpoint
}

const CALLERS = {
  anyone: 'Anyone may call it.',
  shopper: "Needs a shopper's session.",
  operator: 'For the house: a token of a machine (`OPERATOR_TOKEN`) or of somebody of the staff.',
} as const

const parameters = (schema: TSchema, place: 'path' | 'query'): Json[] => {
  if (!IsObject(schema)) return []
  const required: readonly string[] = schema.required ?? []
  return Object.entries<TSchema & { description?: unknown }>(schema.properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(typeof property.description === 'string' && { description: property.description }),
    schema: property,
  }))
}

const isEmpty = (schema: TSchema) => !IsObject(schema) || Object.keys(schema.properties).length === 0

const describe = ({ caller, may, feature, repeatable, method }: AnyEndpoint): string =>
  [
    CALLERS[caller],
    ...(may.length > 0 ? [`Roles: ${may.join(', ')}.`] : []),
    feature === undefined
      ? 'Part of the base contract: every backend has it.'
      : `Only with the feature \`${feature}\` (see /api/capabilities).`,
    ...(method !== 'GET' && repeatable ? ['Sending it twice has no second effect.'] : []),
  ].join(' ')

/** Turns 'listProducts' into 'List products'. */
const inWords = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const operation = ({ group, endpoint }: Stated): Json => ({
  operationId: endpoint.name,
  summary: inWords(endpoint.name),
  tags: [group],
  description: describe(endpoint),
  ...(endpoint.caller !== 'anyone' && { security: [{ bearer: [] }] }),
  parameters: [
    ...parameters(endpoint.params, 'path'),
    ...parameters(endpoint.query, 'query'),
    ...(endpoint.method === 'GET'
      ? []
      : [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            schema: { type: 'string', maxLength: 128 },
          },
        ]),
  ],
  ...(!isEmpty(endpoint.body) && {
    requestBody: { required: true, content: { 'application/json': { schema: endpoint.body } } },
  }),
  responses: {
    [String(endpoint.status)]: {
      description: 'Done',
      content: { 'application/json': { schema: endpoint.answer } },
    },
    default: {
      description: 'Failed',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  },
})

/** The contract as an OpenAPI 3.1 document; its schemas are the ones that check requests and answers. */
export const openApi = (stated: readonly Stated[], serverUrl = '/'): Json => {
  const paths: Record<string, Json> = {}
  for (const one of stated) {
    const path = one.endpoint.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[one.endpoint.method.toLowerCase()] = operation(one)
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'REST contract of the shop',
      version: '1.0',
      description:
        'What a backend of this shop speaks. Money is rupees; a failure is always `{message, code, requestId, fields?, price?}`.',
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(stated.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
  const written: Json = JSON.parse(JSON.stringify(document))
  return written
}
