import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { exampleNotes, examplePiece } from './example-piece.ts'
import { ProductAccordion } from './product-accordion.tsx'

afterEach(cleanup)

it('specification section 2: the accordion has its four sections, in order', () => {
  const { container } = render(<ProductAccordion product={examplePiece} notes={exampleNotes} />)
  expect([...container.querySelectorAll('summary')].map((summary) => summary.textContent)).toEqual([
    'Product Details',
    'Our Diamonds',
    'Free Shipping & Returns',
    'Craftsmanship & Warranty',
  ])
  expect(screen.getByText('Free shipping and returns on all orders.')).toBeTruthy()
})

it("specification section 8: an unknown accordion section shows 'No information available.'", () => {
  render(<ProductAccordion product={examplePiece} notes={exampleNotes} sections={['Reviews']} />)
  expect(screen.getByText('No information available.')).toBeTruthy()
})
