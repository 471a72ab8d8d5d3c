import { graphql } from '#web/gql/components/gql.ts'

/** When a parcel can be at a PIN code. */
export const PromiseDocument = graphql(`
  query DeliveryPromise($pin: String!, $makingDays: Int!) {
    promise(pin: $pin, makingDays: $makingDays) {
      pin
      served
      place
      city
      states
      expectedArrival
    }
  }
`)
