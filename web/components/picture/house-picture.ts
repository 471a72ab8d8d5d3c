import { graphql } from '#web/gql/components/gql.ts'

/** A picture of the house on its background. */
export const HousePictureFragment = graphql(`
  fragment HousePicture_picture on ContentPicture {
    background
    alt
    media {
      ...Picture_media
    }
  }
`)
