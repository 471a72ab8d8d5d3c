import type { UseFormReturn } from 'react-hook-form'
import type { CheckoutValues } from './values.ts'

const PARTS = ['name', 'addressLine1', 'addressLine2', 'city', 'state', 'postalCode', 'phone'] as const
const TEXTS = ['addressId', 'storeId', 'giftMessage', 'pan'] as const
const TICKS = ['giftWrap', 'plainParcel', 'usePoints'] as const

/** Restores what the shopper typed before, for the fields that this form has. */
export const restore = (
  { setValue }: Pick<UseFormReturn<CheckoutValues>, 'setValue'>,
  kept: Readonly<Record<string, unknown>>,
): void => {
  const { delivery, address, way, part } = kept
  if (delivery === 'SHIP' || delivery === 'COLLECT') setValue('delivery', delivery)
  if (way === 'ONLINE' || way === 'TRANSFER') setValue('way', way)
  if (part === 'WHOLE' || part === 'ADVANCE') setValue('part', part)
  for (const name of TEXTS) {
    const text = kept[name]
    if (typeof text === 'string') setValue(name, text)
  }
  for (const name of TICKS) {
    const ticked = kept[name]
    if (typeof ticked === 'boolean') setValue(name, ticked)
  }
  if (typeof address !== 'object' || address === null) return
  for (const name of PARTS) {
    const text: unknown = Reflect.get(address, name)
    if (typeof text === 'string') setValue(`address.${name}`, text)
  }
}
