import { graphql } from '#web/gql/orders/gql.ts'

export const OrderPage = graphql(`
  query OrderPage($id: ID!) {
    shop {
      ...HouseCarousel_shop
    }
    viewer {
      id
      ...AccountMenu_viewer
    }
    order(id: $id) {
      id
      number
      status
      amount
      createdAt
      expectedArrival
      delivery
      storeName
      goods
      discount
      shipping
      tcs
      refunded
      pointsSpent
      pointsEarned
      pointsOnTheWay
      pointsFrom
      money {
        state
        received
        ways
        underWay
        failed
        disputed
        withheld
      }
      giftWrap
      plainParcel
      giftMessage
      carrier
      trackingNumber
      trackingUrl
      paymentUrl
      reservedUntil
      advance {
        asked
        rest
        paidAt
        ways
      }
      transfer {
        holder
        accountNumber
        ifsc
        bank
        reference
        asked
        received
        dueOn
        open
        receipts {
          amount
          receivedOn
        }
      }
      cancellable
      returnUntil
      shippingAddress {
        name
        addressLine1
        addressLine2
        city
        state
        postalCode
        country
      }
      tax {
        rate
        amount
      }
      events {
        kind
        at
        note
      }
      invoices {
        number
        kind
      }
      items {
        ...PieceLine_order
        passports {
          piece
          number
          ended {
            at
            because
          }
        }
      }
    }
  }
`)
