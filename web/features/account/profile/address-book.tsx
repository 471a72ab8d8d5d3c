import { useEffect, useRef, useState } from 'react'
import { useMutation } from 'urql'
import type { AddressFields_country } from '#web/components/address-fields/address-fields.tsx'
import { countrySaid } from '#web/components/address-fields/labels.ts'
import { readFragment, type FragmentType } from '#web/gql/account/fragment-masking.ts'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { stateSaid } from '#web/lib/state-said.ts'
import { notify } from '#web/ui/announcer.ts'
import { Button } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { AddressForm } from './address-form.tsx'
import styles from './address-book.module.css'

const AddressBook_address = graphql(`
  fragment AddressBook_address on Address {
    id
    name
    addressLine1
    addressLine2
    city
    state
    postalCode
    country
    countryCode
    phone
    isDefault
  }
`)

const RemoveAddress = graphql(`
  mutation RemoveAddress($id: ID!) {
    removeAddress(id: $id) {
      userErrors {
        field
        message
        code
      }
    }
  }
`)

const CHANGES = { additionalTypenames: ['Address', 'Viewer'] }

interface Props {
  addresses: readonly ({ id: string } & FragmentType<typeof AddressBook_address>)[]
  countries: readonly FragmentType<typeof AddressFields_country>[]
  /** The owner of the address book, whose name a new address starts with. */
  name: string
}

/** Addresses as on a label, the default one first. */
export const AddressBook = ({ addresses, countries, name }: Props) => {
  const list = readFragment(AddressBook_address, addresses)
  const [, remove] = useMutation(RemoveAddress)
  const [open, setOpen] = useState<string>()
  const [asked, setAsked] = useState<string>()
  const form = useRef<HTMLDivElement>(null)
  // The form of a new address opens above its button.
  useEffect(() => {
    if (open !== undefined) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [open])

  const drop = async (id: string) => {
    const { data, error } = await remove({ id }, CHANGES)
    setAsked(undefined)
    notify(formAnswer(error, data?.removeAddress.userErrors)[0]?.message ?? t('profile.address.removed'))
  }
  const saved = () => {
    setOpen(undefined)
    notify(t('profile.address.saved'))
  }

  return (
    <>
      <ul className={styles.book}>
        {list.map((address) => (
          <li key={address.id} className={styles.entry}>
            <address>
              {address.isDefault ? (
                <span className={`small muted ${styles.default}`}>{t('profile.address.parcels')}</span>
              ) : null}
              {address.name}
              <br />
              {address.addressLine1}
              <br />
              {address.addressLine2 ? (
                <>
                  {address.addressLine2}
                  <br />
                </>
              ) : null}
              {[
                address.city,
                [address.state && stateSaid(address.state), address.postalCode].filter(Boolean).join(' '),
              ]
                .filter(Boolean)
                .join(', ')}
              <br />
              {countrySaid({ code: address.countryCode, name: address.country })}
              {address.phone ? (
                <>
                  <br />
                  <span className="num">{address.phone}</span>
                </>
              ) : null}
            </address>
            <p className={`${styles.actions} needs-script`}>
              <button
                type="button"
                className="tlink"
                aria-expanded={open === address.id}
                aria-label={t('profile.address.changeNamed', { street: address.addressLine1 })}
                onClick={() => setOpen(open === address.id ? undefined : address.id)}
              >
                {open === address.id ? t('shell.close') : t('profile.change')}
              </button>
              {asked === address.id ? (
                <span
                  className={styles.asked}
                  data-opened=""
                  role="group"
                  tabIndex={-1}
                  aria-label={t('profile.address.removeNamed', { street: address.addressLine1 })}
                >
                  <button type="button" className="tlink" onClick={() => void drop(address.id)}>
                    {t('profile.address.yesRemove')}
                  </button>
                  <button type="button" className="tlink" onClick={() => setAsked(undefined)}>
                    {t('profile.address.keep')}
                  </button>
                </span>
              ) : (
                <button
                  type="button"
                  className="tlink"
                  aria-label={t('profile.address.removeNamed', { street: address.addressLine1 })}
                  onClick={() => setAsked(address.id)}
                >
                  {t('profile.remove')}
                </button>
              )}
            </p>
            {open === address.id ? (
              <div ref={form} className={styles.form}>
                <AddressForm
                  id={address.id}
                  values={{
                    ...address,
                    addressLine2: address.addressLine2 ?? '',
                    phone: address.phone ?? '',
                  }}
                  isDefault={address.isDefault}
                  countries={countries}
                  done={saved}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {list.length === 0 ? <p className="muted">{t('profile.address.none')}</p> : null}
      {open === 'new' ? (
        <div ref={form} className={styles.form}>
          <AddressForm values={{ name }} isDefault={list.length === 0} countries={countries} done={saved} />
        </div>
      ) : null}
      <p className={`${styles.add} needs-script`}>
        <Button
          look="line"
          aria-expanded={open === 'new'}
          onClick={() => setOpen(open === 'new' ? undefined : 'new')}
        >
          {open === 'new' ? t('shell.close') : t('profile.address.add')}
        </Button>
      </p>
    </>
  )
}
