import { mulDivRound } from './gst.ts'

/**
 * Tax collected at source: income tax that the seller of expensive goods collects with the price and pays in for the
 * buyer, who gets it back with the year's return. It is not part of the value on which GST is calculated (Circular
 * 76/50/2018-GST as corrected on 7 March 2019).
 *
 * Source: section 394(1) of the Income-tax Act, 2025 (Table, serial number 6: 1 % of a sale consideration above ten
 * lakh rupees for notified goods), in force since 1 April 2026; before it section 206C(1F) of the Act of 1961. The
 * goods: Notification 36/2025 of the Central Board of Direct Taxes, 22 April 2025, which names wrist watches and
 * collectibles such as coins; jewellery is not among them. Looked up on 22 November 2026 (sardapareek.com, taxguru.in).
 */
const FROM = '2025-04-22'
const BASIS_POINTS = 100
const ABOVE_PAISE = 10_00_000_00

/** Wrist watches and coins. A pocket watch (9101 91, 9101 99 and as much of 9102) is not a wrist watch. */
const GOODS = /^(?:7118|9101(?!9)|9102(?!9))/

/** The rate of a tariff code on a day (ISO 8601), in hundredths of a per cent; 0 where nothing is collected. */
export const tcsRate = (hsn: string, day: string): number =>
  day >= FROM && GOODS.test(hsn.replaceAll(/\D/g, '')) ? BASIS_POINTS : 0

/**
 * The tax collected on pieces sold for this sum, GST included. The limit applies to each piece, not to their total.
 */
export const tcsOn = (paise: number, quantity: number, basisPoints: number): number =>
  paise > ABOVE_PAISE * quantity ? mulDivRound(paise, basisPoints, 10_000) : 0
