import type { Zone } from '../modules/promise/api.ts'

const to = (prefix: string, name: string, transitDays: number): Zone => ({
  prefix,
  name,
  transitDays,
  served: true,
})
const not = (prefix: string, name: string): Zone => ({ prefix, name, transitDays: 1, served: false })

/**
 * Where the house sends to, from Mumbai. The first digit of a PIN code is its postal zone, the first two its circle,
 * the first three its sorting district (India Post). Days are the house's own. The ninth zone is the army's: parcels
 * are handed over out of our carrier's sight there, and are not insured.
 */
export const zones: readonly Zone[] = [
  to('1', 'North', 4),
  to('11', 'Delhi', 2),
  to('12', 'Haryana', 3),
  to('16', 'Chandigarh', 3),
  to('18', 'Jammu', 5),
  to('19', 'Kashmir and Ladakh', 7),
  to('194', 'Ladakh', 9),
  to('2', 'Uttar Pradesh and Uttarakhand', 4),
  to('201', 'Noida and Ghaziabad', 3),
  to('226', 'Lucknow', 3),
  to('3', 'Rajasthan and Gujarat', 3),
  to('302', 'Jaipur', 2),
  to('380', 'Ahmedabad', 2),
  to('395', 'Surat', 2),
  to('4', 'Maharashtra, Goa and Madhya Pradesh', 3),
  to('400', 'Mumbai', 1),
  to('403', 'Goa', 2),
  to('411', 'Pune', 1),
  to('49', 'Chhattisgarh', 4),
  to('5', 'Telangana, Andhra Pradesh and Karnataka', 3),
  to('500', 'Hyderabad', 2),
  to('560', 'Bengaluru', 2),
  to('6', 'Tamil Nadu and Kerala', 4),
  to('600', 'Chennai', 2),
  to('682', 'Kochi', 3),
  not('68255', 'Lakshadweep'),
  to('7', 'West Bengal, Odisha and the North-East', 5),
  to('700', 'Kolkata', 3),
  to('744', 'Andaman and Nicobar Islands', 9),
  to('78', 'Assam', 6),
  to('79', 'the North-East', 8),
  to('8', 'Bihar and Jharkhand', 5),
  not('9', 'the Army Post Office'),
]
