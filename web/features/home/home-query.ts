import { graphql } from '#web/gql/home/gql.ts'
import type { HomePageQuery } from '#web/gql/home/graphql.ts'

/** The page's words and pictures, which the shop keeps as content, and the categories for the index. */
export const HomePageDocument = graphql(`
  query HomePage {
    shop {
      tagline
      trade
      legalName
      email
      phone
      addressLines
      social {
        url
      }
    }
    page(slug: "home") {
      seo {
        ...PageSeo_seo
      }
      blocks {
        __typename
        ... on HeroBlock {
          title
          subtitle: text
          picture {
            ...HousePicture_picture
          }
          tall {
            ...HousePicture_picture
          }
          action {
            label
            href
          }
        }
        ... on StatementBlock {
          text: words
          action {
            label
            href
          }
        }
        ... on TilesBlock {
          label: heading
          tiles {
            title
            text
            href
            picture {
              ...HousePicture_picture
            }
          }
        }
        ... on ProductStripBlock {
          heading: title
          action {
            label
            href
          }
          products {
            id
            ...ProductCard_product
          }
        }
        ... on SplitBlock {
          heading: title
          paragraphs
          action {
            label
            href
          }
          picture {
            ...HousePicture_picture
          }
        }
        ... on ColumnsBlock {
          label: heading
          columns: notes {
            title
            text
            action {
              label
              href
            }
          }
        }
        ... on CtaBlock {
          heading: title
          subtitle: text
          goal: action {
            label
            href
          }
        }
      }
    }
    categories {
      id
      slug
      name
      role
      productCount
      media {
        ...Picture_media
      }
    }
  }
`)

type Blocks = NonNullable<HomePageQuery['page']>['blocks']
export type Block<Kind extends Blocks[number]['__typename']> = Extract<Blocks[number], { __typename: Kind }>
export type AnyBlock = Blocks[number]
export type HomeCategory = HomePageQuery['categories'][number]
