import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { GraphQLFormattedError } from 'graphql'
import mercurius, { type IResolvers } from 'mercurius'
import { member } from '#program/member.ts'
import { ROOT } from '#program/root.ts'
import type { Context } from '#server/context.ts'
import { domains } from '#server/domains/index.ts'
import { AppError } from '#server/errors.ts'
import type { Limits } from '#server/plugins/rate-limits.ts'
import type { ResponseCache } from '#server/cache/response-cache.ts'
import { formatErrors } from './format-error.ts'
import { isDeeper, LIMITS, rootFields, validationRules } from './limits.ts'
import { hashOf, persistedProvider, type Manifest } from './persisted.ts'
import { sayings } from './said.ts'
import { translated } from './translated.ts'
import { scalars } from './scalars.ts'
import { cachedDocuments } from './cached-documents.ts'

/** mercurius passes these on to graphql-js as they are; its types know only the first. */
const validateOptions: { maxErrors: number; hideSuggestions: boolean } = {
  maxErrors: 10,
  hideSuggestions: true,
}

interface Options {
  /** Only documents of the manifest run, nothing is explained, no introspection. */
  production: boolean
  /** The house has another language into which its texts may be translated. */
  translates: boolean
  manifest: Manifest
  context: (request: FastifyRequest, reply: FastifyReply) => Context
  /** Each throws when a visitor asks too often. */
  limits: Limits | undefined
  onError: (code: string) => void
  /** Answers to the client's own documents for anonymous callers. */
  documents: ResponseCache<undefined>
}

const SCHEMA_FILE = join(ROOT, 'schema.graphql')

/** One resolver map out of the domains' maps; two domains may both add to `Query`, never to the same field. */
export const merged = (): IResolvers => {
  const all: Record<string, Record<string, unknown>> = { ...scalars }
  for (const resolvers of [...domains, sayings]) {
    for (const [type, fields] of Object.entries(resolvers)) {
      const known = (all[type] ??= {})
      for (const [field, resolve] of Object.entries({ ...fields })) {
        if (Object.hasOwn(known, field)) throw new Error(`two domains resolve ${type}.${field}`)
        // mercurius's name for it, without the underscores.
        known[field === '__resolveType' ? 'resolveType' : field] = resolve
      }
    }
  }
  return all as IResolvers
}

/**
 * mercurius keeps one compiled query per text and forgets the operation's name: a document with several operations
 * would always run the first one asked for. The name as a comment makes the texts differ.
 */
const nameTheOperation = (body: { query?: unknown; operationName?: unknown }) => {
  if (
    typeof body.query === 'string' &&
    typeof body.operationName === 'string' &&
    /^\w{1,128}$/.test(body.operationName)
  ) {
    body.query = `${body.query}\n#${body.operationName}`
  }
}

/** Names the field of Query or Mutation, so that the reference number which a shopper reads leads to what failed. */
const failureAsLogged = ({ path, extensions }: GraphQLFormattedError) =>
  [path?.[0], extensions?.code].filter(Boolean).join(' ')

/** mercurius also accepts a document as a JSON tree, and does not survive malformed ones. */
const JSON_TREE = /^\s*(?:["[\d-]|\{\s*["}]|(?:true|false|null)\s*$)/

const checkBody = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
  reply.header('cache-control', 'private, no-store')
  const body = request.body
  if (body === undefined || body === null) return done()
  const query = member(body, 'query')
  const isDocument =
    typeof query === 'string' ? !JSON_TREE.test(query) : query === undefined && hashOf(body) !== undefined
  if (typeof body !== 'object' || Array.isArray(body) || !isDocument) {
    return done(new AppError('BAD_REQUEST', 'Send one JSON object with a query.', { status: 400 }))
  }
  if (isDeeper(body, LIMITS.bodyDepth))
    return done(new AppError('BAD_REQUEST', 'The body is nested too deeply.', { status: 400 }))
  nameTheOperation(body)
  done()
}

/** GraphQL over the written schema: compiled queries, limits, one shape for every error. */
export const graphqlPlugin = fp<Options>(
  async (app, { production, translates, manifest, context, limits, onError, documents }) => {
    const explain = !production
    app.decorateRequest('dependencies').decorateRequest('asked')
    await app.register(mercurius, {
      schema: readFileSync(SCHEMA_FILE, 'utf8'),
      resolvers: translates ? translated(merged()) : merged(),
      context,
      jit: 1,
      cache: 1_024,
      ide: false,
      allowBatchedQueries: false,
      csrfPrevention: true,
      validationRules: validationRules({ introspection: !production }),
      graphql: {
        // In production the answer does not say where a document is wrong.
        parseOptions: { maxTokens: LIMITS.tokens, noLocation: production },
        validateOptions,
      },
      ...(production || manifest.size > 0
        ? { persistedQueryProvider: persistedProvider(manifest, production) }
        : {}),
      additionalRouteOptions: {
        bodyLimit: LIMITS.bodyBytes,
        ...(limits
          ? { preParsing: (request: FastifyRequest, reply: FastifyReply) => limits.graphql(request, reply) }
          : {}),
        preValidation: checkBody,
        ...cachedDocuments(documents),
      },
      errorFormatter: (execution, ctx) => {
        const { reply, requestId = '', language }: Partial<Context> & { reply?: FastifyReply } = ctx
        const log = reply?.log ?? app.log
        const facts = {
          requestId: reply?.request.id ?? requestId,
          language,
          log,
          explain,
        }
        const formatted = formatErrors(execution, facts)
        const { errors } = formatted.response
        for (const error of errors) onError(String(error.extensions?.code))
        if (reply) reply.request.failures = errors.map(failureAsLogged)
        return formatted as ReturnType<typeof mercurius.defaultErrorFormatter>
      },
    })
    if (!limits) return
    // Counted before anything runs, once per time asked.
    app.graphql.addHook('preExecution', async (_schema, document, ctx) => {
      const { reply }: { reply?: FastifyReply } = ctx
      if (!reply) return
      for (const field of rootFields(document)) await limits.fields.get(field)?.(reply.request, reply)
    })
  },
  { name: 'graphql', dependencies: ['session', 'logging'] },
)
