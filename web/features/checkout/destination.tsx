import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useQuery } from 'urql'
import { readPin } from '#web/components/promise/pin.ts'
import { PromiseDocument } from '#web/components/promise/promise-query.ts'
import { useStateOfPin } from '#web/components/promise/use-state-of-pin.ts'
import type { CheckoutPageQuery } from '#web/gql/checkout/graphql.ts'
import { formatWeekday } from '#web/lib/dates.ts'
import { Select, TextField } from '#web/ui/form/fields.tsx'
import { FormGroup, FormRow } from '#web/ui/form/form.tsx'
import { addressValues, usable, type CheckoutValues } from './values.ts'
import styles from './checkout.module.css'

const Choice = ({
  name,
  value,
  label,
  aside,
}: {
  name: string
  value: string
  label: string
  aside: string
}) => {
  const { register } = useFormContext()
  return (
    <label className={styles.choice}>
      <input type="radio" value={value} {...register(name)} />
      <span>{label}</span>
      <span className={styles.aside}>{aside}</span>
    </label>
  )
}

const Address = ({ states }: { states: readonly string[] }) => {
  const ofPin = useStateOfPin({ within: 'address' })
  return (
    <>
      <TextField
        name="address.name"
        label="Full name"
        autoComplete="shipping name"
        maxLength={80}
        rules={{ required: 'Please enter the recipient’s name.' }}
      />
      <TextField
        name="address.addressLine1"
        label="Address"
        autoComplete="shipping address-line1"
        maxLength={120}
        rules={{ required: 'Please enter the house number and street.' }}
      />
      <TextField
        name="address.addressLine2"
        label="Apartment, floor"
        optional
        autoComplete="shipping address-line2"
        maxLength={120}
      />
      <FormRow>
        <TextField
          name="address.postalCode"
          label="PIN code"
          autoComplete="shipping postal-code"
          inputMode="numeric"
          maxLength={7}
          rules={{
            required: 'Please enter the PIN code.',
            validate: (value: string) =>
              /^[1-9]\d{2} ?\d{3}$/.test(value.trim()) || 'A PIN code has six digits.',
          }}
        />
        <TextField
          name="address.city"
          label="City"
          autoComplete="shipping address-level2"
          maxLength={80}
          rules={{ required: 'Please enter the town or city.' }}
        />
      </FormRow>
      <FormRow>
        <Select
          name="address.state"
          label="State"
          autoComplete="shipping address-level1"
          empty="Please choose"
          options={states.map((state) => ({ value: state, label: state }))}
          rules={{ required: 'Please choose the state.', validate: ofPin }}
        />
        <TextField
          name="address.phone"
          label="Mobile"
          optional
          type="tel"
          inputMode="tel"
          autoComplete="shipping tel"
          maxLength={20}
        />
      </FormRow>
    </>
  )
}

/** How and where to: a saved address, a new one, or a store. */
export const Destination = ({ data }: { data: CheckoutPageQuery }) => {
  const { setValue } = useFormContext<CheckoutValues>()
  const delivery = useWatch<CheckoutValues, 'delivery'>({ name: 'delivery' })
  const addressId = useWatch<CheckoutValues, 'addressId'>({ name: 'addressId' })
  const { checkout, viewer, countries } = data
  const saved = usable(viewer?.addresses ?? [])
  const states = countries.find(({ code }) => code === 'IN')?.states ?? []
  const chosen = saved.find(({ id }) => id === addressId)
  const postalCode = useWatch<CheckoutValues, 'address.postalCode'>({ name: 'address.postalCode' })
  const pin = readPin(postalCode)
  const makingDays = Math.max(0, ...checkout.lines.map((line) => line.makingDays ?? 0))
  const [{ data: answer }] = useQuery({
    query: PromiseDocument,
    variables: { pin: pin ?? '', makingDays },
    pause: pin === undefined,
  })
  const promise = pin !== undefined && answer?.promise?.pin === pin ? answer.promise : undefined

  // A saved address fills the fields; 'new' leaves what was typed.
  useEffect(() => {
    if (chosen) setValue('address', addressValues(chosen, ''))
  }, [chosen, setValue])

  return (
    <>
      <FormGroup legend="When">
        <div>
          <Choice
            name="delivery"
            value="SHIP"
            label={
              promise?.served === false
                ? `Not to ${promise.pin}`
                : `By ${formatWeekday(promise?.expectedArrival ?? checkout.expectedArrival)}, insured`
            }
            aside="Free"
          />
          {checkout.stores.length > 0 ? (
            <Choice name="delivery" value="COLLECT" label="Collect at a store" aside="Free" />
          ) : null}
        </div>
      </FormGroup>
      {delivery === 'COLLECT' ? (
        <FormGroup legend="Which store">
          <Select
            name="storeId"
            label="Store"
            empty="Please choose"
            options={checkout.stores.map((store) => ({
              value: store.id,
              label: `${store.name}, ${store.city}, from ${formatWeekday(store.readyFrom)}`,
            }))}
            rules={{ required: 'Please choose a store.' }}
          />
        </FormGroup>
      ) : (
        <FormGroup legend="Where to">
          {saved.length > 0 ? (
            <div>
              {saved.map((address) => (
                <Choice
                  key={address.id}
                  name="addressId"
                  value={address.id}
                  label={`${address.name}, ${address.addressLine1}, ${address.city} ${address.postalCode}`}
                  aside=""
                />
              ))}
              <Choice name="addressId" value="new" label="Another address" aside="" />
            </div>
          ) : null}
          {chosen ? null : <Address states={states} />}
          {promise?.served === false ? (
            <p className={styles.unserved} role="alert">
              We cannot send insured to {promise.pin}
              {promise.place ? `, ${promise.place}` : ''}. You can collect at a store.
            </p>
          ) : null}
        </FormGroup>
      )}
    </>
  )
}
