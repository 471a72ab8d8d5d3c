import { graphql } from '#web/gql/blogs/gql.ts'

export const BlogDocument = graphql(`
  query Blog($id: ID!) {
    blog(id: $id) {
      id
      title
      subtitle
      intro
      publishedAt
      banner {
        ...Picture_media
      }
      contentSections {
        heading
        description
        image {
          ...Picture_media
        }
        gallery {
          url
          ...Picture_media
        }
      }
      imageGrid {
        url
        ...Picture_media
      }
      sections1 {
        heading
        content
      }
      additionalSections {
        url
        ...Picture_media
      }
      insights {
        title
        description
        image {
          ...Picture_media
        }
      }
      seo {
        metaDescription
        ogImage
        ...PageSeo_seo
      }
    }
  }
`)

/** Other blogs to read. If they cannot be read, the blog is shown without them. */
export const MoreBlogsDocument = graphql(`
  query MoreBlogs {
    blogs(limit: 4) {
      items {
        id
        ...BlogCard_card
      }
    }
  }
`)
