import { graphql } from '#web/gql/components/gql.ts'

/** What `Picture` needs of a picture. */
export const PictureFragment = graphql(`
  fragment Picture_media on Media {
    url
    alt
    width
    height
    avif
    webp
  }
`)
