import type { Client } from 'urql'
import { ContactFactsDocument } from '#web/features/content/blocks/contact-facts.ts'
import { graphql } from '#web/gql/content/gql.ts'
import type { ContentQuery, ContentTabsQuery } from '#web/gql/content/graphql.ts'
import { failedPage } from '#web/lib/errors.ts'
import type { LoaderDecision } from '#web/lib/page.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'

/** A page with every kind of block except tabs: flat, because the limits of a document count its depth. */
export const ContentDocument = graphql(`
  query Content($slug: String!) {
    page(slug: $slug) {
      path
      group
      title
      lead
      blocks {
        __typename
        ... on HeroBlock {
          tone
          title
          text
          picture {
            ...HousePicture_picture
          }
          action {
            label
            href
          }
        }
        ... on StatementBlock {
          words
          action {
            label
            href
          }
        }
        ... on ProseBlock {
          id
          heading
          paragraphs
          list
        }
        ... on StepsBlock {
          heading
          steps {
            title
            text
          }
        }
        ... on FactsBlock {
          heading
          text
          facts {
            term
            detail
          }
        }
        ... on TableBlock {
          id
          heading
          text
          caption
          columns
          rows
          note
        }
        ... on GalleryBlock {
          pictures {
            ...HousePicture_picture
          }
        }
        ... on SplitBlock {
          title
          paragraphs
          flip
          picture {
            ...HousePicture_picture
          }
          action {
            label
            href
          }
        }
        ... on ColumnsBlock {
          heading
          notes {
            title
            text
            action {
              label
              href
            }
          }
        }
        ... on TilesBlock {
          heading
          tiles {
            title
            text
            href
            picture {
              ...HousePicture_picture
            }
          }
        }
        ... on LinksBlock {
          heading
          links {
            title
            text
            href
          }
        }
        ... on FaqBlock {
          sections {
            id
            title
            questions {
              id
              question
              answer
            }
          }
        }
        ... on ContactBlock {
          title
          text
        }
        ... on CtaBlock {
          title
          text
          goal: action {
            label
            href
          }
        }
        ... on ProductStripBlock {
          title
          action {
            label
            href
          }
          products {
            id
            ...ProductCard_product
          }
        }
        ... on DownloadsBlock {
          title
          files {
            label
            note
            href
          }
        }
        ... on QuoteBlock {
          words
          cite
        }
      }
      seo {
        ...PageSeo_seo
      }
    }
  }
`)

/** The tabs of a page, with the kinds of block in each. */
export const ContentTabsDocument = graphql(`
  query ContentTabs($slug: String!) {
    page(slug: $slug) {
      blocks {
        __typename
        ... on TabsBlock {
          label
          tabs {
            id
            label
            blocks {
              __typename
              ... on ProseBlock {
                id
                heading
                paragraphs
                list
              }
              ... on StepsBlock {
                heading
                steps {
                  title
                  text
                }
              }
              ... on FactsBlock {
                heading
                text
                facts {
                  term
                  detail
                }
              }
              ... on TableBlock {
                id
                heading
                text
                caption
                columns
                rows
                note
              }
              ... on LinksBlock {
                heading
                links {
                  title
                  text
                  href
                }
              }
              ... on CtaBlock {
                title
                text
                goal: action {
                  label
                  href
                }
              }
            }
          }
        }
      }
    }
  }
`)

export type Page = NonNullable<ContentQuery['page']>
export type Block = Page['blocks'][number]
type TabsPage = NonNullable<ContentTabsQuery['page']>
export type TabsBlock = Extract<TabsPage['blocks'][number], { __typename: 'TabsBlock' }>
export type PanelBlock = TabsBlock['tabs'][number]['blocks'][number]
/** The members of one kind of block. */
export type Part<K extends Block['__typename']> = Omit<Extract<Block, { __typename: K }>, '__typename'>

export const hasTabs = (page: Page | null | undefined): boolean =>
  page?.blocks.some(({ __typename }) => __typename === 'TabsBlock') ?? false

export interface LoadedContent {
  decision: LoaderDecision | undefined
  page: Page | undefined
}

/** Loads a content page and what its blocks may need. Without the page the answer is 404. */
export const loadContent = async (client: Client, slug: string): Promise<LoadedContent> => {
  const [{ data, error }] = await Promise.all([
    loadQuery(client, ContentDocument, { slug }),
    loadQuery(client, ContactFactsDocument, {}),
  ])
  if (error) return { decision: failedPage(error), page: undefined }
  if (!data?.page) return { decision: { status: 404 }, page: undefined }
  if (hasTabs(data.page)) await loadQuery(client, ContentTabsDocument, { slug })
  return { decision: undefined, page: data.page }
}

/** The last part of an address: the slug of its page. */
export const slugOf = (pathname: string): string => pathname.split('/').findLast(Boolean) ?? 'home'
