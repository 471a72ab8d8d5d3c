import { Field } from '../parts/field.tsx'

export interface TypedParcel {
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingUrl: string
}

/** What was typed, without what was left empty. */
export const givenOf = (parcel: TypedParcel): Partial<TypedParcel> =>
  Object.fromEntries(
    Object.entries(parcel).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  )

const HTTPS = 'https://'
/** Whether the link is one, or none was typed. */
export const hasGoodLink = ({ trackingUrl }: TypedParcel): boolean =>
  trackingUrl.trim() === '' || /^https:\/\/\S+$/.test(trackingUrl.trim())
/** What is wrong with the link; its beginning alone is still being typed. */
const wrongLink = ({ trackingUrl }: TypedParcel): string | undefined =>
  HTTPS.startsWith(trackingUrl.trim()) || trackingUrl.trim().startsWith(HTTPS)
    ? undefined
    : 'The whole address, beginning with https://'

/** The courier of a parcel, and how it is tracked. */
export const ParcelFields = ({
  parcel,
  wrong,
  onChange,
}: {
  readonly parcel: TypedParcel
  readonly wrong: Readonly<Record<string, string | undefined>>
  readonly onChange: (parcel: TypedParcel) => void
}) => {
  const type = (member: keyof TypedParcel) => ({
    value: parcel[member],
    wrong: wrong[member],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...parcel, [member]: target.value }),
  })
  return (
    <>
      <Field label="Courier" maxLength={80} {...type('carrier')} />
      <Field label="Tracking number" maxLength={80} spellCheck={false} {...type('trackingNumber')} />
      <Field
        label="Tracking link, if there is one"
        inputMode="url"
        placeholder="https://"
        spellCheck={false}
        {...type('trackingUrl')}
        wrong={wrongLink(parcel) ?? wrong['trackingUrl']}
      />
    </>
  )
}
