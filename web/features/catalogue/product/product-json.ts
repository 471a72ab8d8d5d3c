import { deliveryOf, type Delivery } from '#web/lib/delivery.ts'
import { paths } from '#web/lib/paths.ts'
import { picturesOf, type PageProduct } from './product-data.ts'

const absolute = (origin: string, url: string) => (url.startsWith('/') ? origin + url : url)

/** The piece for search engines (schema.org Product with one Offer). Rupees with two decimals, as schema.org asks. */
export const productJson = (
  product: PageProduct,
  site: { origin: string; name: string; delivery?: Delivery },
): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  description: product.description ?? product.subtitle ?? product.name,
  image: picturesOf(product).map(({ url }) => absolute(site.origin, url)),
  sku: product.id,
  brand: { '@type': 'Brand', name: site.name },
  ...(product.material.length > 0 && { material: product.material.join(', ') }),
  ...(product.grossWeightMg
    ? { weight: { '@type': 'QuantitativeValue', value: product.grossWeightMg / 1000, unitCode: 'GRM' } }
    : {}),
  ...(product.attributes.length > 0 && {
    additionalProperty: product.attributes.map(({ name, text }) => ({
      '@type': 'PropertyValue',
      name,
      value: text,
    })),
  }),
  countryOfOrigin: product.madeIn,
  offers: {
    '@type': 'Offer',
    url: site.origin + paths.product(product.id),
    price: (product.price / 100).toFixed(2),
    priceCurrency: 'INR',
    availability: `https://schema.org/${product.stock === 0 ? 'OutOfStock' : 'InStock'}`,
    seller: { '@type': 'Organization', '@id': `${site.origin}/#house`, name: site.name },
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: String(site.delivery ? deliveryOf(product.price, site.delivery) / 100 : 0),
        currency: 'INR',
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    },
  },
})
