import type { CheckoutPageQuery, PlaceOrderInput } from '#web/gql/checkout/graphql.ts'
import { languageOfPages } from '#web/words/language.ts'
import { readPan } from './pan.ts'

/** The most characters on the card in a gift box. */
export const GIFT_MESSAGE_MAX = 300

/** The values of the checkout form. */
export interface CheckoutValues {
  delivery: 'SHIP' | 'COLLECT'
  /** A saved address, or 'new'. */
  addressId: string
  address: {
    name: string
    addressLine1: string
    addressLine2: string
    city: string
    state: string
    postalCode: string
    phone: string
  }
  storeId: string
  giftWrap: boolean
  giftMessage: string
  plainParcel: boolean
  usePoints: boolean
  pan: string
  way: 'ONLINE' | 'TRANSFER'
  part: 'WHOLE' | 'ADVANCE'
}

type Viewer = NonNullable<CheckoutPageQuery['viewer']>
export type SavedAddress = Viewer['addresses'][number]

/** The house delivers orders within India; addresses elsewhere stay in the book. */
export const usable = (addresses: readonly SavedAddress[]) =>
  addresses.filter(({ countryCode }) => countryCode === 'IN')

export const addressValues = (
  address: SavedAddress | undefined,
  name: string,
): CheckoutValues['address'] => ({
  name: address?.name ?? name,
  addressLine1: address?.addressLine1 ?? '',
  addressLine2: address?.addressLine2 ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  postalCode: address?.postalCode ?? '',
  phone: address?.phone ?? '',
})

export const startValues = (viewer: Viewer): CheckoutValues => {
  const [first] = usable(viewer.addresses)
  return {
    delivery: 'SHIP',
    addressId: first?.id ?? 'new',
    address: addressValues(first, viewer.name),
    storeId: '',
    giftWrap: false,
    giftMessage: '',
    plainParcel: false,
    usePoints: false,
    pan: '',
    way: 'ONLINE',
    part: 'WHOLE',
  }
}

/** The order that the form asks for, without its key. */
export const inputOf = (
  values: CheckoutValues,
  shown: { bagVersion: number; total: number; points: number; advance?: number },
): Omit<PlaceOrderInput, 'key'> => ({
  ...shown,
  ...(languageOfPages && { language: languageOfPages }),
  delivery: values.delivery,
  ...(values.delivery === 'COLLECT' ? { storeId: values.storeId } : { address: values.address }),
  giftWrap: values.giftWrap,
  ...(values.giftWrap && values.giftMessage.trim() !== '' && { giftMessage: values.giftMessage }),
  ...(values.plainParcel && values.delivery === 'SHIP' && { plainParcel: true }),
  ...(values.way === 'TRANSFER' && { way: 'TRANSFER' }),
  ...(values.pan.trim() !== '' && { pan: readPan(values.pan) }),
})
