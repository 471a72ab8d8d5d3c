import { GraphQLError } from 'graphql'
import { CombinedError } from 'urql'
import { describe, expect, it } from 'vitest'
import { isSilence } from './silence.ts'

const failed = (code: string) =>
  new CombinedError({ graphQLErrors: [new GraphQLError('Refused', { extensions: { code } })] })

describe('a press that may have been carried out', () => {
  it('is one without an answer, or one that broke off on the way', () => {
    expect(isSilence(new CombinedError({ networkError: new Error('offline') }))).toBe(true)
    for (const code of ['UPSTREAM_UNAVAILABLE', 'OVERLOADED', 'INTERNAL'])
      expect(isSilence(failed(code)), code).toBe(true)
  })

  it('is none that was refused', () => {
    for (const code of ['VALIDATION', 'CONFLICT', 'UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'])
      expect(isSilence(failed(code)), code).toBe(false)
  })
})
