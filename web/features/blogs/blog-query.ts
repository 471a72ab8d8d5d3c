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
        ...Blog_picture
      }
      contentSections {
        heading
        description
        image {
          ...Blog_picture
        }
        gallery {
          url
          ...Blog_picture
        }
      }
      imageGrid {
        url
        ...Blog_picture
      }
      sections1 {
        heading
        content
      }
      additionalSections {
        url
        ...Blog_picture
      }
      insights {
        title
        description
        image {
          ...Blog_picture
        }
      }
      seo {
        metaTitle
        canonicalUrl
        metaDescription
        metaKeywords
        ogTitle
        ogDescription
        ogImage
        ogUrl
      }
    }
  }
`)

/** What else there is to read; its failure leaves the blog whole. */
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
