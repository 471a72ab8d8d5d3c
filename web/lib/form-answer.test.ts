import { CombinedError } from 'urql'
import { GraphQLError } from 'graphql'
import { afterEach, expect, it } from 'vitest'
import { formAnswer } from './form-answer.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

it('a session that has ended: a link to sign in again that leads back to this page', () => {
  window.history.replaceState(null, '', '/checkout?points=1')
  const error = new CombinedError({
    graphQLErrors: [new GraphQLError('Please sign in first.', { extensions: { code: 'UNAUTHENTICATED' } })],
  })
  const [refused] = formAnswer(error, undefined)
  expect(refused?.message).toContain('signed out')
  expect(refused?.link).toEqual({ href: '/login?returnTo=%2Fcheckout%3Fpoints%3D1', label: 'Sign in again' })
})

it('a failure that nobody explains says what was kept and what to do', () => {
  for (const code of ['INTERNAL', 'UPSTREAM_UNAVAILABLE']) {
    const graphQLErrors = [new GraphQLError('Something went wrong', { extensions: { code } })]
    expect(formAnswer(new CombinedError({ graphQLErrors }), undefined)).toEqual([
      { message: 'Something went wrong. What you typed is still here; please try again.' },
    ])
  }
})
