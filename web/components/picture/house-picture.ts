import { graphql } from '#web/gql/components/gql.ts'

/** A picture of the house on its ground. */
export const HousePictureFragment = graphql(`
  fragment HousePicture_picture on ContentPicture {
    ground
    alt
    media {
      ...Picture_media
    }
  }
`)
