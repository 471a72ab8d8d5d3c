import { PAN_PATTERN, type Delivery } from '#contract/checkout.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { wrongPhone } from '#backend/lib/trade/phones.ts'
import { pinProblem, statesOfPin } from '#backend/lib/trade/pin-codes.ts'
import { stateByName } from '#backend/lib/trade/state-by-name.ts'
import { say, type Sentence } from '#backend/lib/words/words.ts'
import {
  HIDDEN_SENTENCE,
  holdsHidden,
  namesStreet,
  wrongName,
  wrongTown,
} from '#backend/lib/words/plain-words.ts'
import type { Destination } from '../orders/api.ts'
import { zoneOf } from '../promise/api.ts'
import { furtherLines, storeById } from './stores.ts'

const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()

const refuse = (fields: Record<string, string | Sentence>) =>
  new Refusal(422, 'VALIDATION', Object.values(fields)[0] ?? 'Something in this form is not right.', {
    fields,
  })

const onlyOne = (states: readonly string[] = []) => (states.length === 1 ? states[0] : undefined)

/** Checks the address of an order. `buyer` is the name on a parcel that waits at a store. */
export const readDestination = async (db: Db, delivery: Delivery, buyer: string): Promise<Destination> => {
  if (delivery.kind === 'collect') {
    const store = await storeById(db, delivery.storeId)
    if (!store) throw refuse({ storeId: 'This store keeps no pieces for collection.' })
    const [addressLine1 = store.name] = store.addressLines
    const addressLine2 = furtherLines(store)
    return {
      delivery: 'collect',
      address: {
        name: buyer,
        addressLine1,
        ...(addressLine2 !== '' && { addressLine2 }),
        city: store.city,
        state: store.state,
        postalCode: store.postalCode,
        country: 'India',
      },
      store,
      placeOfSupply: store.state,
      transitDays: undefined,
    }
  }
  const { name, addressLine1, addressLine2 = '', city, state, postalCode, phone = '' } = delivery.address
  const known = stateByName(state)
  const empty = Object.entries({
    'address.name': [name, 'A name for the parcel, please.'],
    'address.addressLine1': [
      namesStreet(addressLine1, addressLine2) ? addressLine1 : '',
      'A street and number, please.',
    ],
    'address.city': [city, 'A city, please.'],
  } as const).flatMap(([field, [text, sentence]]) => (tidy(text) === '' ? [[field, sentence]] : []))
  const wrong = wrongName(tidy(name))
  if (tidy(name) !== '' && wrong !== undefined) empty.push(['address.name', wrong])
  for (const [field, text] of Object.entries({ name, addressLine1, addressLine2, city }))
    if (holdsHidden(text)) empty.push([`address.${field}`, HIDDEN_SENTENCE])
  if (!known) empty.push(['address.state', 'A state or territory of India, please.'])
  const misplaced = known && pinProblem(postalCode, known.name)
  if (misplaced) empty.push([`address.${misplaced.field}`, misplaced.sentence])
  const noTown = tidy(city) === '' ? undefined : wrongTown(tidy(city))
  if (noTown !== undefined) empty.push(['address.city', noTown])
  const noPhone = tidy(phone) === '' ? undefined : wrongPhone(tidy(phone))
  if (noPhone !== undefined) empty.push(['address.phone', noPhone])
  if (empty.length > 0 || !known) throw refuse(Object.fromEntries(empty))
  const zone = await zoneOf(db, postalCode)
  if (!zone.served)
    throw refuse({
      'address.postalCode': say`We cannot send to ${zone.name ? `${postalCode}, ${zone.name}` : postalCode}. You can collect at a store.`,
    })
  return {
    delivery: 'ship',
    address: {
      name: tidy(name),
      addressLine1: tidy(addressLine1),
      ...(tidy(addressLine2) !== '' && { addressLine2: tidy(addressLine2) }),
      city: tidy(city),
      state: known.name,
      postalCode,
      country: 'India',
      ...(tidy(phone) !== '' && { phone: tidy(phone) }),
    },
    store: undefined,
    // The place of supply: the PIN code decides; the typed state counts only if a sorting district crosses a border.
    placeOfSupply: onlyOne(statesOfPin(postalCode)) ?? known.name,
    transitDays: zone.transitDays,
  }
}

/** The PAN in upper case. Refuses if one is required and it is missing or cannot be right. */
export const readPan = (pan: string | undefined, needed: boolean): string | null => {
  const given = pan?.trim().toUpperCase() ?? ''
  if (given === '' && !needed) return null
  if (given === '') throw refuse({ pan: 'An order above ₹2,00,000 needs a PAN.' })
  if (given.length !== 10) throw refuse({ pan: 'A PAN has ten characters.' })
  if (!/^[A-Z]{5}\d{4}[A-Z]$/.test(given))
    throw refuse({ pan: 'A PAN is five letters, four figures and a letter.' })
  if (!new RegExp(PAN_PATTERN).test(given))
    throw refuse({
      pan: say`The fourth letter of a PAN says who holds it; ${given.charAt(3)} is not used.`,
    })
  return needed ? given : null
}

/** Message for the card in the box, or none. */
export const readGiftMessage = (text: string | undefined): string | null => {
  const words =
    text
      ?.normalize('NFC')
      .replaceAll('\r\n', '\n')
      .replaceAll(/[^\P{Cc}\n]/gu, '')
      .trim() ?? ''
  if (holdsHidden(words)) throw refuse({ giftMessage: HIDDEN_SENTENCE })
  if (words.split('\n').length > 8) throw refuse({ giftMessage: 'The card has room for eight lines.' })
  return words === '' ? null : words
}
