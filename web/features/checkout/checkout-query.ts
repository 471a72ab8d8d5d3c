import { graphql } from '#web/gql/checkout/gql.ts'

export const CheckoutPage = graphql(`
  query CheckoutPage($points: Int!, $delivery: DeliveryKind) {
    shop {
      name
      delivery {
        plainParcel
      }
    }
    countries {
      code
      states
    }
    viewer {
      id
      name
      email
      emailVerified
      ...VerifyNotice_viewer
      addresses {
        id
        name
        addressLine1
        addressLine2
        city
        state
        postalCode
        countryCode
        phone
        isDefault
      }
    }
    checkout(points: $points, delivery: $delivery) {
      bagVersion
      pieces
      goods
      discount
      shipping
      tcs
      total
      panRequired
      unpayable
      advance {
        percent
        amount
        rest
        ways {
          kind
          maximum
          dueOn
        }
        smallerWays {
          kind
          maximum
        }
      }
      ways {
        kind
        maximum
        dueOn
      }
      smallerWays {
        kind
        maximum
      }
      expectedArrival
      heldUntil
      tax {
        rate
        amount
      }
      points {
        balance
        spendable
        spent
        earns
        allowed
      }
      stores {
        id
        name
        city
        readyFrom
      }
      lines {
        ...PieceLine_bag
      }
    }
  }
`)

export const PlaceOrder = graphql(`
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      orderId
      paymentUrl
      way
      status
      nextStep
      quote {
        goods
        shipping
        discount
        tcs
        total
        lines {
          id
          name
          price
          quantity
        }
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)
