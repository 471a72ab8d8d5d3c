import { graphql } from '#web/gql/components/gql.ts'

/** The members that `Picture` needs. */
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
