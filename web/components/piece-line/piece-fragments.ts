import { graphql } from '#web/gql/components/gql.ts'
import type { PieceLine_BagFragment } from '#web/gql/components/graphql.ts'

/** A line of a bag or a quote, as data. */
export type BagPiece = PieceLine_BagFragment

/** The members of a piece that a line of a bag or a quote shows. */
export const BagPieceFragment = graphql(`
  fragment PieceLine_bag on BagLine {
    id
    productId
    slug
    name
    image
    media {
      ...Picture_media
    }
    background
    price
    previousPrice
    heldUntil
    makingDays
    quantity
    available
    metalType
    purity
    stone
    clarity
    size
    options {
      key
      label
      value
    }
    engraving
    engravingFace
    birthStone
    box
    boxStamp
    personal
    returnable
    setStone {
      productId
      slug
      certificate {
        lab
        number
      }
    }
    problem
    breakUp {
      ...PriceBreakUp_breakUp
    }
  }
`)

/** The members of a piece that an order shows. */
export const OrderPieceFragment = graphql(`
  fragment PieceLine_order on OrderItem {
    id
    productId
    slug
    name
    image
    media {
      ...Picture_media
      metal
    }
    background
    price
    quantity
    metalType
    purity
    stone
    clarity
    size
    options {
      key
      label
      value
    }
    engraving
    engravingFace
    birthStone
    box
    boxStamp
    personal
    returnable
    breakUp {
      ...PriceBreakUp_breakUp
    }
  }
`)
