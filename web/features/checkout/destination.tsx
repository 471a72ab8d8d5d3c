import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useQuery } from 'urql'
import { readPin, rememberedPin } from '#web/components/promise/pin.ts'
import { PromiseDocument } from '#web/components/promise/promise-query.ts'
import { useStateOfPin } from '#web/components/promise/use-state-of-pin.ts'
import { BagPieceFragment } from '#web/components/piece-line/piece-fragments.ts'
import { readFragment } from '#web/gql/checkout/fragment-masking.ts'
import type { CheckoutPageQuery } from '#web/gql/checkout/graphql.ts'
import { formatWeekday } from '#web/lib/dates.ts'
import { optionalMobileRules, streetRules, townRules } from '#web/lib/form-rules.ts'
import { formatPaise } from '#web/lib/money.ts'
import { stateSaid } from '#web/lib/state-said.ts'
import { PhoneField } from '#web/ui/form/contact-fields.tsx'
import { Select, TextField } from '#web/ui/form/fields.tsx'
import { FormGroup, FormRow } from '#web/ui/form/form.tsx'
import { t } from '#web/words/t.ts'
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
  const { getValues, setValue } = useFormContext<CheckoutValues>()
  const known = rememberedPin.use()
  useEffect(() => {
    if (known !== undefined && getValues('address.postalCode') === '') setValue('address.postalCode', known)
  }, [known, getValues, setValue])
  return (
    <>
      <TextField
        name="address.name"
        label={t('address.name.label')}
        autoComplete="shipping name"
        maxLength={80}
        rules={{ required: t('address.name.required') }}
      />
      <TextField
        name="address.addressLine1"
        label={t('address.street.label')}
        autoComplete="shipping address-line1"
        maxLength={120}
        rules={streetRules(() => getValues('address.addressLine2'))}
      />
      <TextField
        name="address.addressLine2"
        label={t('address.floor')}
        optional
        autoComplete="shipping address-line2"
        maxLength={120}
      />
      <FormRow>
        <TextField
          name="address.postalCode"
          label={t('address.pin.label')}
          autoComplete="shipping postal-code"
          inputMode="numeric"
          maxLength={16}
          rules={{
            required: t('address.pin.required'),
            validate: (value: string) => readPin(value) !== undefined || t('address.pin.digits'),
          }}
        />
        <TextField
          name="address.city"
          label={t('address.city.label')}
          autoComplete="shipping address-level2"
          maxLength={80}
          rules={townRules}
        />
      </FormRow>
      <FormRow>
        <Select
          name="address.state"
          label={t('address.state.label')}
          autoComplete="shipping address-level1"
          empty={t('address.choose')}
          options={states.map((state) => ({ value: state, label: stateSaid(state) }))}
          rules={{ required: t('checkout.state.required'), validate: ofPin }}
        />
        <PhoneField name="address.phone" optional autoComplete="shipping tel" rules={optionalMobileRules} />
      </FormRow>
    </>
  )
}

/**
 * Fills in the town of the PIN code, and replaces it if the PIN code changes; what the shopper typed is kept. A town
 * equal to that of the PIN code counts as filled in, because it may come from a restored form. `city` is empty if a PIN
 * code has no town, and undefined while it is unknown.
 */
const useCity = (city: string | undefined) => {
  const { getValues, setValue, clearErrors } = useFormContext<CheckoutValues>()
  const filled = useRef('')
  useEffect(() => {
    if (city === undefined) return
    const now = getValues('address.city').trim()
    if (city === now) filled.current = city
    if (city === now || ![filled.current, ''].includes(now)) return
    // The shopper is in the empty field and about to type.
    if (now === '' && document.activeElement?.getAttribute('name') === 'address.city') return
    filled.current = city
    setValue('address.city', city)
    if (city !== '') clearErrors('address.city')
  }, [city, getValues, setValue, clearErrors])
}

/** The delivery: to a saved address, to a new one, or to a store. */
export const Destination = ({ data, shipping }: { data: CheckoutPageQuery; shipping: number }) => {
  const { setValue } = useFormContext<CheckoutValues>()
  const delivery = useWatch<CheckoutValues, 'delivery'>({ name: 'delivery' })
  const addressId = useWatch<CheckoutValues, 'addressId'>({ name: 'addressId' })
  const { checkout, viewer, countries } = data
  const saved = usable(viewer?.addresses ?? [])
  const states = countries.find(({ code }) => code === 'IN')?.states ?? []
  const chosen = saved.find(({ id }) => id === addressId)
  const postalCode = useWatch<CheckoutValues, 'address.postalCode'>({ name: 'address.postalCode' })
  const pin = readPin(postalCode)
  const makingDays = Math.max(
    0,
    ...readFragment(BagPieceFragment, checkout.lines).map(({ makingDays }) => makingDays ?? 0),
  )
  const [{ data: answer }] = useQuery({
    query: PromiseDocument,
    variables: { pin: pin ?? '', makingDays },
    pause: pin === undefined,
  })
  const promise = pin !== undefined && answer?.promise?.pin === pin ? answer.promise : undefined

  useCity(promise && (promise.city ?? ''))

  // A saved address fills the fields; 'new' leaves what was typed.
  useEffect(() => {
    if (chosen) setValue('address', addressValues(chosen, ''))
  }, [chosen, setValue])

  return (
    <>
      <FormGroup legend={t('checkout.when')}>
        <div>
          <Choice
            name="delivery"
            value="SHIP"
            label={
              promise?.served === false
                ? t('checkout.notTo', { pin: promise.pin })
                : t('checkout.by', {
                    date: formatWeekday(promise?.expectedArrival ?? checkout.expectedArrival),
                  })
            }
            aside={shipping > 0 ? formatPaise(shipping) : t('sum.free')}
          />
          {checkout.stores.length > 0 ? (
            <Choice name="delivery" value="COLLECT" label={t('checkout.collect')} aside={t('sum.free')} />
          ) : null}
        </div>
      </FormGroup>
      {delivery === 'COLLECT' ? (
        <FormGroup legend={t('checkout.which')}>
          <Select
            name="storeId"
            label={t('checkout.store')}
            empty={t('address.choose')}
            options={checkout.stores.map((store) => ({
              value: store.id,
              label: t('checkout.storeFrom', {
                name: store.name,
                city: store.city,
                date: formatWeekday(store.readyFrom),
              }),
            }))}
            rules={{ required: t('checkout.store.required') }}
          />
        </FormGroup>
      ) : (
        <FormGroup legend={t('checkout.where')}>
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
              <Choice name="addressId" value="new" label={t('checkout.another')} aside="" />
            </div>
          ) : null}
          {chosen ? null : <Address states={states} />}
          {promise?.served === false ? (
            <p className={styles.unserved} role="alert">
              {t('promise.notServed', { place: [promise.pin, promise.place].filter(Boolean).join(', ') })}
            </p>
          ) : null}
        </FormGroup>
      )}
    </>
  )
}
