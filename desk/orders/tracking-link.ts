import type { TypedParcel } from './parcel-fields.tsx'

/**
 * The parcel as it was typed last, with its link following the number: a link that holds the old number would lead to
 * the wrong parcel. A link that was typed otherwise stays as it is.
 */
export const withLink = (before: TypedParcel, last: TypedParcel, typed: TypedParcel): TypedParcel => {
  const old = before.trackingNumber.trim()
  const linkFor = (number: string) =>
    old === '' || number.trim() === old
      ? before.trackingUrl
      : number.trim() === '' && before.trackingUrl.includes(old)
        ? ''
        : before.trackingUrl.replaceAll(old, encodeURIComponent(number.trim()))
  return typed.trackingNumber !== last.trackingNumber && last.trackingUrl === linkFor(last.trackingNumber)
    ? { ...typed, trackingUrl: linkFor(typed.trackingNumber) }
    : typed
}
