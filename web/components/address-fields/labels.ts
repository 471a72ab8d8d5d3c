import { formatLocale, language } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'

/** What our backend calls the parts of an address, in English; what another one calls them is shown as it is. */
const LABELS: Readonly<Record<string, string>> = {
  'PIN code': t('address.pin.label'),
  'Postal code': t('address.label.postal'),
  Postcode: t('address.label.postcode'),
  'ZIP code': t('address.label.zip'),
  State: t('address.state.label'),
  Emirate: t('address.label.emirate'),
  Prefecture: t('address.label.prefecture'),
  Province: t('address.label.province'),
}

/** The label of a part of an address in the language of the page. */
export const labelSaid = (label: string): string => LABELS[label] ?? label

/** A country in the language of the page; in English as the backend calls it. */
export const countrySaid = ({ code, name }: { readonly code: string; readonly name: string }): string =>
  language.code === 'en'
    ? name
    : (new Intl.DisplayNames(formatLocale, { type: 'region', style: 'short' }).of(code) ?? name)

/** The country of an order, which our backend names without its code: it sends only within India. */
export const orderCountrySaid = (name: string): string =>
  name === 'India' ? countrySaid({ code: 'IN', name }) : name
