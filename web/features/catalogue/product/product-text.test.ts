import { describe, expect, it } from 'vitest'
import { ACCORDION_SECTIONS, sectionText } from './accordion-text.ts'
import { examplePiece } from './example-piece.ts'
import { picturesOf, wornWith } from './product-data.ts'
import { productFacts } from './product-facts.ts'
import { productJson } from './product-json.ts'

describe('specification section 2: product detail accordion', () => {
  it('has the four sections', () => {
    expect(ACCORDION_SECTIONS).toEqual([
      'Product Details',
      'Our Diamonds',
      'Free Shipping & Returns',
      'Craftsmanship & Warranty',
    ])
  })

  it('says free shipping and returns on all orders, and mentions a quality warranty', () => {
    expect(sectionText('Free Shipping & Returns', examplePiece).paragraphs).toContain(
      'Free shipping and returns on all orders.',
    )
    expect(sectionText('Product Details', examplePiece).paragraphs.join()).toMatch(/quality warranty/)
  })

  it("says 'No information available.' for a section nobody knows (section 8)", () => {
    for (const section of ['Reviews', '', 'toString'])
      expect(sectionText(section, examplePiece)).toEqual({
        facts: [],
        paragraphs: ['No information available.'],
      })
  })
})

describe('specification section 3: the facts of a product', () => {
  it('are set in full, and left out where the backend gives none', () => {
    expect(productFacts(examplePiece)).toContainEqual({ term: 'Weight', detail: '3.61 g' })
    expect(productFacts({ ...examplePiece, grossWeightMg: null }).map(({ term }) => term)).not.toContain(
      'Weight',
    )
  })

  it('pictures come from `images` where a backend speaks section 3 alone', () => {
    expect(picturesOf({ ...examplePiece, media: [], images: ['/a.jpg'] })).toMatchObject([{ url: '/a.jpg' }])
  })

  it('related pieces share the collection, else the category', () => {
    expect(wornWith({ collections: ['Birds'], categoryIds: ['c1'] })).toEqual({ collection: 'Birds' })
    expect(wornWith({ collections: [], categoryIds: ['c1', 'c2'] })).toEqual({ categoryId: 'c2' })
  })
})

it('specification section 1: schema.org Product with the price in rupees', () => {
  const json = productJson(examplePiece, { origin: 'https://shop.example', name: 'The House' })
  expect(json).toMatchObject({
    '@type': 'Product',
    image: ['https://shop.example/media/cedre.webp'],
    offers: {
      price: '186409.00',
      priceCurrency: 'INR',
      url: 'https://shop.example/product/p1',
      availability: 'https://schema.org/InStock',
    },
  })
})
