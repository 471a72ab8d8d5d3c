import { describe, expect, it } from 'vitest'
import { ACCORDION_SECTIONS, sectionText } from './accordion-text.ts'
import { exampleNotes, examplePiece } from './example-piece.ts'
import { picturesOf } from './product-data.ts'
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

  it('sets the words of the shop beneath the facts of the piece', () => {
    expect(sectionText('Free Shipping & Returns', examplePiece, exampleNotes)).toEqual({
      facts: [],
      paragraphs: ['Free shipping and returns on all orders.'],
    })
    const { facts, paragraphs } = sectionText('Product Details', examplePiece, exampleNotes)
    expect(facts).toContainEqual({ term: 'Weight', detail: '3.610 g' })
    expect(paragraphs).toEqual(['Covered by our quality warranty.'])
  })

  it('says nothing of diamonds at a piece of other stones', () => {
    const ruby = {
      kind: 'Ruby',
      cut: 'Oval',
      count: 1,
      caratsTotal: 1,
      colour: null,
      clarity: null,
      labGrown: false,
    }
    const notes = [{ section: 'Our Diamonds', paragraphs: ['Graded.'] }]
    const { facts, paragraphs } = sectionText('Our Diamonds', { ...examplePiece, stones: [ruby] }, notes)
    expect([facts.length, paragraphs]).toEqual([1, []])
  })

  it("says 'No information available.' for a section nobody knows (section 8)", () => {
    for (const section of ['Reviews', '', 'toString'])
      expect(sectionText(section, examplePiece, exampleNotes)).toEqual({
        facts: [],
        paragraphs: ['No information available.'],
      })
  })
})

describe('specification section 3: the facts of a product', () => {
  it('are set in full, and left out where the backend gives none', () => {
    expect(productFacts(examplePiece)).toContainEqual({ term: 'Weight', detail: '3.610 g' })
    expect(productFacts({ ...examplePiece, grossWeightMg: null }).map(({ term }) => term)).not.toContain(
      'Weight',
    )
  })

  it('pictures come from `images` where a backend speaks section 3 alone', () => {
    expect(picturesOf({ ...examplePiece, media: [], images: ['/a.jpg'] })).toMatchObject([{ url: '/a.jpg' }])
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
