import { describe, expect, it } from 'vitest'
import { Blog } from './blogs.ts'
import { Category, DEFAULT_COUNTRY, DEFAULT_LIMIT, Product, ProductPage, ProductQuery } from './catalogue.ts'
import { Order, OrderItem } from './orders.ts'

type Shape = { properties?: Record<string, Shape>; items?: Shape; required?: readonly string[] }
const membersOf = (schema: unknown) => Object.keys((schema as Shape).properties ?? {})
/** The members within a member: of an object, or of each entry of a list. */
const within = (schema: unknown, name: string) => {
  const member = (schema as Shape).properties?.[name]
  return Object.keys(member?.properties ?? member?.items?.properties ?? {})
}

describe('specification section 3: each entity has every field, by its own name', () => {
  const entities: readonly [string, readonly string[], string][] = [
    [
      'Product',
      membersOf(Product),
      '_id name images price material metalType bandType size resizable madeIn diamondCarats isTopCollection',
    ],
    ['Product.price', within(Product, 'price'), 'amount'],
    ['Product list', membersOf(ProductPage), 'products total page'],
    [
      'Product list query',
      membersOf(ProductQuery),
      'categoryId collection gender tags search type country priceMin priceMax isTopCollection page limit',
    ],
    ['Filters', membersOf(ProductQuery), 'sortBy priceMin priceMax isTopCollection page'],
    ['Category', membersOf(Category), '_id name collection'],
    [
      'Blog',
      membersOf(Blog),
      '_id title subtitle bannerImage intro contentSections imageGrid sections1 additionalSections insights metaTitle canonicalUrl metaDescription metaKeywords ogTitle ogDescription ogImage ogUrl',
    ],
    ['Blog.contentSections', within(Blog, 'contentSections'), 'heading description image gallery'],
    ['Blog.imageGrid', within(Blog, 'imageGrid'), 'images'],
    ['Blog.sections1', within(Blog, 'sections1'), 'heading content'],
    ['Blog.additionalSections', within(Blog, 'additionalSections'), 'image'],
    ['Blog.insights', within(Blog, 'insights'), 'image title description'],
    ['Order', membersOf(Order), '_id status amount createdAt expectedArrival shippingAddress items'],
    [
      'Order.shippingAddress',
      within(Order, 'shippingAddress'),
      'name addressLine1 addressLine2 city state postalCode country',
    ],
    [
      'Order item',
      membersOf(OrderItem),
      '_id name image price quantity metalType clarity size personalization',
    ],
    ['Order item personalization', within(OrderItem, 'personalization'), 'engraving birthStone'],
  ]
  it.each(entities)('%s', (_, members, wanted) => {
    expect(members).toEqual(expect.arrayContaining(wanted.split(' ')))
  })

  it('what the section calls optional may be absent, and nothing of the list query is asked for', () => {
    const { required = [] } = Order as Shape
    expect(required).not.toContain('expectedArrival')
    expect((ProductQuery as Shape).required ?? []).toEqual([])
  })
})

it('specification section 9: page size 12, price list INR', () => {
  expect([DEFAULT_LIMIT, DEFAULT_COUNTRY]).toEqual([12, 'INR'])
})
