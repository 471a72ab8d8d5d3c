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
