import { graphql } from '#web/gql/appointments/gql.ts'
import type { AppointmentCardFragment, AppointmentPageQuery } from '#web/gql/appointments/graphql.ts'
import { paths } from '#web/lib/paths.ts'
import type { Choice } from './chosen.tsx'
import { wordOf } from './words.ts'

/** The salons, and the piece that the address names; the same for everyone. */
export const AppointmentPageDocument = graphql(`
  query AppointmentPage($product: ID!, $withProduct: Boolean!) {
    shop {
      features
      phone
    }
    stores {
      items {
        id
        slug
        name
        city
        addressLines
        timeZone
        phone
        media {
          ...Picture_media
        }
      }
    }
    product(id: $product) @include(if: $withProduct) {
      id
      name
      background
      media {
        ...Picture_media
      }
    }
  }
`)

export type Salon = AppointmentPageQuery['stores']['items'][number]
export type Piece = NonNullable<AppointmentPageQuery['product']>

/** The most pieces that a salon lays out for one hour. */
export const PIECES_MOST = 12

/**
 * The wishes in the address: `?product=` (with `&metal=`, `&purity=`, `&size=` if they were chosen), `?with=chosen`
 * (all pieces that the shopper kept), `?store=` (slug or id), `?kind=video`, `?purpose=bespoke`.
 */
export const askedOf = (search: URLSearchParams) => {
  const product = search.get('product')?.slice(0, 64) ?? ''
  const choice: Choice = Object.fromEntries(
    ['metal', 'purity', 'size'].flatMap((name) => {
      const value = search.get(name)?.slice(0, 40)
      return value ? [[name, value]] : []
    }),
  )
  return {
    choice,
    product,
    withProduct: product !== '',
    withChosen: search.get('with') === 'chosen',
    purpose: search.get('purpose')?.slice(0, 64) ?? '',
    store: search.get('store')?.slice(0, 64) ?? '',
    kind: search.get('kind') === 'video' ? ('VIDEO' as const) : ('STORE' as const),
  }
}

/** The page that books, as it was filled in for this appointment; of several pieces its address names none. */
export const bookAgain = ({ storeId, kind, purpose, pieces }: AppointmentCardFragment): string => {
  const [piece, ...others] = pieces
  const { metal, purity, size } = piece ?? {}
  return paths.appointment({
    store: storeId,
    purpose: wordOf(purpose),
    ...(kind === 'VIDEO' && { kind: 'video' }),
    ...(piece && others.length === 0 && { product: piece.productId, metal, purity, size }),
  })
}

export const salonAsked = (salons: readonly Salon[], asked: string): Salon | undefined =>
  salons.find(({ id, slug }) => slug === asked || id === asked) ?? salons[0]

export const BookDocument = graphql(`
  mutation BookAppointment($input: BookAppointmentInput!) {
    bookAppointment(input: $input) {
      appointment {
        link
        ...AppointmentCard
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const ByLinkDocument = graphql(`
  query AppointmentByLink($link: String!) {
    appointmentByLink(link: $link) {
      link
      ...AppointmentCard
    }
  }
`)

export const MoveByLinkDocument = graphql(`
  mutation MoveAppointment($link: String!, $startsAt: DateTime!) {
    moveAppointment(link: $link, startsAt: $startsAt) {
      appointment {
        link
        ...AppointmentCard
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const CancelByLinkDocument = graphql(`
  mutation CancelAppointment($link: String!) {
    cancelAppointment(link: $link) {
      appointment {
        link
        ...AppointmentCard
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)
