import { act, cleanup, render, screen, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { MemoryRouter } from 'react-router-dom'
import { CombinedError, Provider, type Client } from 'urql'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fromValue } from 'wonka'
import type { LandedOrder } from './landing-query.ts'
import { Component as SuccessPage } from './success-page.tsx'

const ring: LandedOrder['items'][number] = {
  id: 'i1',
  name: 'A ring',
  image: '/images/ring.png',
  quantity: 2,
  metalType: 'White gold',
  purity: '18K',
  stone: null,
  clarity: null,
  engraving: 'Asha & Rohan',
  engravingFace: 'SERIF',
  birthStone: 'Ruby',
  box: 'SIGNATURE',
  boxStamp: 'AK',
  options: [],
  size: '12',
  background: 3,
  media: null,
}
const order: LandedOrder = {
  id: 'o1',
  number: '26-0007',
  status: 'Processing',
  amount: 12_345_600,
  delivery: 'SHIP',
  storeName: null,
  expectedArrival: '2026-12-04',
  giftWrap: false,
  plainParcel: false,
  reservedUntil: null,
  advance: null,
  money: { ways: ['CARD'] },
  items: [ring],
}

interface Answer {
  data?: { markPaid: { status: string; order: LandedOrder | null; amount: number | null } }
  error?: CombinedError
}
const land = async (answer: Answer) => {
  const client = { executeMutation: () => fromValue(answer) } as unknown as Client
  await act(async () =>
    render(
      <Provider value={client}>
        <MemoryRouter initialEntries={['/success?session_id=cs_1']}>
          <SuccessPage />
        </MemoryRouter>
      </Provider>,
    ),
  )
  return within(screen.getByRole('status', { name: 'Your payment' }))
}
const answered = (
  status: string,
  changes: Partial<LandedOrder> = {},
  amount: number | null = null,
): Answer => ({
  data: { markPaid: { status, order: { ...order, ...changes }, amount } },
})
type Block = Awaited<ReturnType<typeof land>>
const titleOf = (block: Block) => block.getByRole('heading', { level: 2 }).textContent
/** Each row as 'name: value'. */
const rowsOf = (block: Block) =>
  block.queryAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the page after the payment shows its state', () => {
  it('of a gift it says how the parcel looks, of a loose stone what was chosen', async () => {
    const items = [
      {
        ...ring,
        quantity: 1,
        metalType: null,
        purity: null,
        size: null,
        stone: '1.51 ct',
        clarity: 'VS1, F',
        engraving: null,
        birthStone: null,
        box: 'POUCH' as const,
        boxStamp: null,
      },
    ]
    const block = await land(answered('PAID', { giftWrap: true, plainParcel: true, items }))
    expect(rowsOf(block)).toContain(
      'Parcel: wrapped as a gift, without a price and in plain outside wrapping',
    )
    expect(block.getByRole('listitem').textContent).toBe(
      'A ring1.51 ct, VS1, FIn the linen pouch, without a box',
    )
  })

  it('paid: the order, the piece with its picture, the sum, the day, and what the workshop does', async () => {
    const block = await land(answered('PAID'))
    expect(titleOf(block)).toBe('Your order')
    // What the words above said is not repeated.
    expect(block.queryByText('Your payment has arrived')).toBeNull()
    expect(rowsOf(block)).toEqual([
      'Order: 26-0007',
      'Paid: ₹1,23,456',
      'Paid by: card',
      'With you by: Friday 4 December',
    ])
    expect(block.getByRole('link', { name: '26-0007' }).getAttribute('href')).toBe('/order/o1')
    expect(block.getByRole('listitem').textContent).toBe(
      'A ring, 2 pieces18K white gold, size 12Engraved: Asha & RohanBirth stone: rubyOn the box: AK',
    )
    expect(screen.getByRole('img', { name: 'A ring' }).getAttribute('src')).toBe('/images/ring.png')
    block.getByText(/^The workshop has your order now\. We write to you when it leaves/)
  })

  it('paid, to be collected: where, and by when it is ready', async () => {
    const block = await land(answered('PAID', { delivery: 'COLLECT', storeName: 'Hill Road' }))
    expect(rowsOf(block)).toContain('Ready by: Friday 4 December')
    block.getByText(/when it is ready to be collected at Hill Road\./)
  })

  it('an advance: what is still to be paid', async () => {
    const block = await land(answered('PAID', { advance: { rest: 8_000_000 } }, 4_345_600))
    expect(titleOf(block)).toBe('Your advance has arrived')
    expect(rowsOf(block)).toEqual(expect.arrayContaining(['Advance paid: ₹43,456', 'Paid by: card']))
    block.getByText(/^The workshop begins\. The rest, ₹80,000,/)
  })

  it('the rest of an order: its own sum, and if it is refused, that it is still owed and where it is paid', async () => {
    const block = await land(answered('REFUSED', { advance: { rest: 8_000_000 } }, 8_000_000))
    expect(rowsOf(block)).toEqual(['Order: 26-0007', 'Asked for: ₹80,000'])
    block.getByText(/^The rest is still to be paid/)
    expect(block.getByRole('link', { name: 'your order' }).getAttribute('href')).toBe('/order/o1')
    cleanup()
    const paid = await land(answered('PAID', { advance: { rest: 0 } }, 8_000_000))
    expect(rowsOf(paid)).toContain('Paid: ₹80,000')
    paid.getByText(/^Nothing is left to pay\. We write to you when it leaves/)
  })

  it('waiting: until when the pieces are kept, no day of arrival, and not to pay twice', async () => {
    const block = await land(
      answered('PENDING', { status: 'Pending payment', reservedUntil: '2026-11-22T11:05:00Z' }),
    )
    expect(titleOf(block)).toBe('Your bank has not answered yet')
    expect(rowsOf(block)).toEqual(['Order: 26-0007', 'To be paid: ₹1,23,456'])
    block.getByText(/kept for you until 16:35( in India, \d\d:\d\d your time)?\.$/)
    block.getByText(/Please do not pay a second time\.$/)
    expect(block.queryByRole('listitem')).toBeNull()
  })

  it('refused: what was asked for, that nothing is owed, and the way to the bag', async () => {
    const block = await land(answered('REFUSED', { status: 'Cancelled' }))
    expect(titleOf(block)).toBe('The payment did not go through')
    expect(rowsOf(block)).toEqual(['Order: 26-0007', 'Asked for: ₹1,23,456'])
    block.getByText(/^Nothing is owed/)
    expect(block.getByRole('link', { name: 'your bag' }).getAttribute('href')).toBe('/shopping-bag')
  })

  it('unknown: no row and no picture, and the way to a person', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const block = await land({
      error: new CombinedError({
        graphQLErrors: [new GraphQLError('No such session.', { extensions: { code: 'NOT_FOUND' } })],
      }),
    })
    expect(titleOf(block)).toBe('We know of no such payment')
    expect(rowsOf(block)).toEqual([])
    expect(screen.queryByRole('img')).toBeNull()
    expect(block.getByRole('link', { name: 'telephone or write' }).getAttribute('href')).toBe('/contact-us')
  })
})
