import { operatorAppointments } from '#contract/appointments.ts'
import { operatorShoppers } from '#contract/desk-people.ts'
import { operatorProducts } from '#contract/desk-products.ts'
import { operatorOrderList } from '#contract/desk.ts'
import { listEnquiries } from '#contract/enquiries.ts'
import { may } from '../api/call.ts'
import { useAnswer } from '../api/use-call.ts'
import { useSettled } from '../parts/settled.ts'
import { inRupees, inZone, onDay } from '../parts/words.ts'
import { shownCommands, shownScreens } from './shown.ts'

export interface Found {
  readonly to: string
  readonly label: string
  readonly says: string
}

/** What the words find: screens, what can be begun, orders, products, shoppers, appointments, enquiries, as far as the role may see them. */
export const useFound = (typed: string): { readonly found: readonly Found[]; readonly looking: boolean } => {
  const q = useSettled(typed, 250)
  const when = q.length > 1
  const orders = useAnswer(operatorOrderList, { query: { q, limit: 5 } }, { when })
  const products = useAnswer(
    operatorProducts,
    { query: { q, limit: 5 } },
    { when: when && may(operatorProducts) },
  )
  const shoppers = useAnswer(
    operatorShoppers,
    { query: { q, limit: 5 } },
    { when: when && may(operatorShoppers) },
  )
  const appointments = useAnswer(
    operatorAppointments,
    { query: { q, limit: 5 } },
    { when: when && may(operatorAppointments) },
  )
  const enquiries = useAnswer(listEnquiries, { query: { q, limit: 5 } }, { when: when && may(listEnquiries) })
  const isNamed = ({ label }: { label: string }) =>
    typed === '' || label.toLowerCase().includes(typed.toLowerCase())
  const screens = [
    ...shownScreens.map(({ path, label }) => ({ to: path, label, says: 'Screen' })),
    ...shownCommands,
  ].filter(isNamed)
  const asked = [orders, products, shoppers, appointments, enquiries]
  const looking =
    typed !== q ||
    (when &&
      asked.some(
        ({ isFetching, isPending, isPlaceholderData }) => isFetching && (isPending || isPlaceholderData),
      ))
  // Results for earlier words are not results for these.
  if (!when || typed !== q) return { found: screens, looking }
  const now = <T>({ data, isPlaceholderData }: { data: T | undefined; isPlaceholderData: boolean }) =>
    isPlaceholderData ? undefined : data
  const found = [
    ...screens,
    ...(now(orders)?.orders ?? []).map((one) => ({
      to: `/orders/${one.number}`,
      label: one.number,
      says: `${one.name}, ${one.title}, ${inRupees(one.amount)}`,
    })),
    ...(now(products)?.products ?? []).map((one) => ({
      to: `/products/${one._id}`,
      label: one.name,
      says: one.subtitle ?? inRupees(one.amount),
    })),
    ...(now(shoppers)?.shoppers ?? []).map((one) => ({
      to: `/shoppers/${one._id}`,
      label: one.name,
      says: one.email ?? 'Shopper',
    })),
    ...(now(appointments)?.appointments ?? []).map((one) => ({
      to: `/appointments/list?q=${one.reference}`,
      label: one.name,
      says: `Appointment ${one.reference}, ${inZone(one.startsAt, one.timeZone)}`,
    })),
    ...(now(enquiries)?.enquiries ?? []).map((one) => ({
      to: `/enquiries?filter=${encodeURIComponent(JSON.stringify({ q: one.reference }))}`,
      label: one.name,
      says: `Enquiry ${one.reference}, ${onDay(one.createdAt)}`,
    })),
  ]
  return { found, looking }
}
