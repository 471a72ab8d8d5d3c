import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OfferedContext } from '#web/lib/offered.ts'
import { exampleNotes, examplePiece } from './example-piece.ts'
import { ProductAccordion } from './product-accordion.tsx'

afterEach(cleanup)

const FREE = { price: 0, freeFrom: null, freeReturns: true }

it('specification section 2: the accordion has its four sections, in order', () => {
  const { container } = render(
    <ProductAccordion product={examplePiece} delivery={FREE} notes={exampleNotes} />,
  )
  expect([...container.querySelectorAll('summary')].map((summary) => summary.textContent)).toEqual([
    'Product Details',
    'Our Diamonds',
    'Free Shipping & Returns',
    'Craftsmanship & Warranty',
  ])
  expect(screen.getByText('Free shipping and returns on all orders.')).toBeTruthy()
})

it("specification section 8: an unknown accordion section shows 'No information available.'", () => {
  render(
    <ProductAccordion product={examplePiece} delivery={FREE} notes={exampleNotes} sections={['Reviews']} />,
  )
  expect(screen.getByText('No information available.')).toBeTruthy()
})

it('where orders cannot come back the accordion says nothing of returns, and nothing at all where delivery is not free either', () => {
  const told = (notes: typeof exampleNotes) => {
    const { container, unmount } = render(
      <OfferedContext value={['bag', 'account', 'checkout']}>
        <ProductAccordion product={examplePiece} delivery={FREE} notes={notes} />
      </OfferedContext>,
    )
    const titles = [...container.querySelectorAll('summary')].map((summary) => summary.textContent)
    unmount()
    return titles
  }
  const [first, diamonds, last] = ['Product Details', 'Our Diamonds', 'Craftsmanship & Warranty']
  expect(told(exampleNotes)).toEqual([first, diamonds, 'Free Shipping', last])
  expect(told(exampleNotes.filter(({ section }) => !/Shipping/.test(section)))).toEqual([
    first,
    diamonds,
    last,
  ])
})

it('stones are called what they are: a ruby is not a diamond, and a piece without any says nothing of them', () => {
  const titles = (stones: typeof examplePiece.stones) => {
    const product = { ...examplePiece, stones }
    const { container, unmount } = render(
      <ProductAccordion product={product} delivery={FREE} notes={exampleNotes} />,
    )
    const found = [...container.querySelectorAll('summary')].map((summary) => summary.textContent)
    unmount()
    return found[1]
  }
  const [stone] = examplePiece.stones
  expect(titles(examplePiece.stones)).toBe('Our Diamonds')
  expect(titles(stone ? [{ ...stone, kind: 'Ruby' }] : [])).toBe('Its stones')
  expect(titles([])).toBe('Free Shipping & Returns')
})

it.each([
  { price: 50_000, freeFrom: null },
  { price: 0, freeFrom: null },
  { price: 50_000, freeFrom: 1_000_000 },
])(
  'where delivery has a price, or returning may have one, the accordion does not call it free: %o',
  (delivery) => {
    const { container } = render(
      <ProductAccordion product={examplePiece} delivery={delivery} notes={exampleNotes} />,
    )
    expect(container.querySelectorAll('summary')[2]?.textContent).toBe('Shipping & Returns')
  },
)
