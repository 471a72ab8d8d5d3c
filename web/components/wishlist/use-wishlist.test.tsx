import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createClient, fetchExchange, Provider } from 'urql'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deviceWishlist } from '#web/lib/device-list.ts'
import { OfferedContext } from '#web/lib/offered.ts'
import { announceSessionChange } from '#web/lib/session.ts'
import { toggleInWishlist, useWishlist } from './use-wishlist.ts'

interface Asked {
  readonly name: string
  readonly variables: Record<string, unknown>
  readonly answer: (data: unknown) => Promise<void>
}

let asked: Asked[] = []
const client = createClient({
  url: 'http://shop.test/graphql',
  preferGetMethod: false,
  exchanges: [fetchExchange],
  fetch: (_, init) =>
    new Promise((resolve) => {
      const { operationName, variables } = JSON.parse(String(init?.body)) as {
        operationName: string
        variables: Record<string, unknown>
      }
      asked.push({
        name: operationName,
        variables,
        answer: async (data) => {
          await act(async () => {
            resolve(
              new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } }),
            )
            await vi.waitFor(() => Promise.resolve())
          })
        },
      })
    }),
})
const next = async (name: string): Promise<Asked> => {
  await vi.waitFor(() => expect(asked.map((one) => one.name)).toContain(name))
  const found = asked.find((one) => one.name === name)
  asked = asked.filter((one) => one !== found)
  if (!found) throw new Error(name)
  return found
}

/** A page with the heart on it; returns what it shows. */
const page = () => {
  const { result } = renderHook(() => useWishlist(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <OfferedContext value={['wishlist']}>
        <Provider value={client}>{children}</Provider>
      </OfferedContext>
    ),
  })
  return () => result.current
}
const signedIn = (is: boolean) => {
  document.cookie = is ? 'signed_in=1' : 'signed_in=; max-age=0'
  act(() => announceSessionChange())
}
const answerOf = (ids: readonly string[]) => ({ productIds: ids, userErrors: [] })

beforeEach(() => {
  asked = []
  localStorage.clear()
  signedIn(false)
})
afterEach(() => {
  signedIn(false)
  cleanup()
})

it('a piece that is kept while the device’s list joins the account’s stays on the device', async () => {
  deviceWishlist.set(['ring'])
  const shown = page()
  signedIn(true)
  const merge = await next('MergeWishlist')
  await toggleInWishlist(client, 'brooch')
  await merge.answer({ mergeWishlist: answerOf(['ring']) })
  await vi.waitFor(() => expect(shown()).toEqual(['ring']))
  expect(deviceWishlist.get()).toEqual(['brooch'])
})

it('what a full list cannot take stays on the device', async () => {
  deviceWishlist.set(['ring'])
  const full = Array.from({ length: 48 }, (_, n) => `piece-${n}`)
  const shown = page()
  signedIn(true)
  await (await next('MergeWishlist')).answer({ mergeWishlist: answerOf(full) })
  await vi.waitFor(() => expect(shown()).toHaveLength(48))
  expect(deviceWishlist.get()).toEqual(['ring'])
})

it('an answer that arrives after signing out is dropped', async () => {
  const shown = page()
  signedIn(true)
  const read = await next('WishlistIds')
  signedIn(false)
  await read.answer({ viewer: { id: 'asha', wishlist: ['hers'] } })
  expect(shown()).toEqual([])
})

it('of two quick presses none is lost', async () => {
  const shown = page()
  signedIn(true)
  await (await next('WishlistIds')).answer({ viewer: { id: 'asha', wishlist: [] } })
  await vi.waitFor(() => expect(shown()).toEqual([]))
  const presses = [toggleInWishlist(client, 'ring'), toggleInWishlist(client, 'brooch')]
  const first = await next('AddToWishlist')
  expect(first.variables).toEqual({ productId: 'ring' })
  await first.answer({ addToWishlist: answerOf(['ring']) })
  expect(shown()).toEqual(['brooch', 'ring'])
  await (await next('AddToWishlist')).answer({ addToWishlist: answerOf(['brooch', 'ring']) })
  await Promise.all(presses)
  expect(shown()).toEqual(['brooch', 'ring'])
})
