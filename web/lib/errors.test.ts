import { CombinedError } from 'urql'
import { GraphQLError } from 'graphql'
import { describe, expect, it } from 'vitest'
import { errorMessage, failedPage, shopError } from './errors.ts'

const graphql = (message: string, extensions: Record<string, unknown>) =>
  new CombinedError({ graphQLErrors: [new GraphQLError(message, { extensions })] })

describe('specification 8: what a failure shows', () => {
  it('shows the server’s message', () => {
    expect(errorMessage(graphql('The list is away', { code: 'CATALOGUE_UNAVAILABLE' }), 'Failed')).toBe(
      'The list is away',
    )
  })
  it('falls back to the feature’s words when no answer came', () => {
    const error = new CombinedError({ networkError: new Error('refused') })
    expect(errorMessage(error, 'Failed to fetch products')).toBe('Failed to fetch products')
    expect(shopError(error)).toMatchObject({ code: 'NETWORK', retryable: true })
  })
  it('carries code, request id and fields', () => {
    const error = graphql('No', { code: 'VALIDATION', requestId: 'r1', fields: { email: 'An address.' } })
    expect(shopError(error)).toMatchObject({
      code: 'VALIDATION',
      requestId: 'r1',
      fields: { email: 'An address.' },
    })
  })
  it('never gives a failed page the status 200', () => {
    expect(failedPage(graphql('x', { code: 'NOT_FOUND' })).status).toBe(404)
    expect(failedPage(graphql('x', { code: 'UPSTREAM_UNAVAILABLE' })).status).toBe(503)
    expect(failedPage(new CombinedError({ networkError: new Error() })).status).toBe(503)
  })
})
