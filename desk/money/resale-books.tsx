import { Link } from 'react-router'
import type { RegisteredResale } from '#contract/resale.ts'
import { Scroll } from '../parts/scroll.tsx'
import { counted, grams, inRupees, nameOf, onDay } from '../parts/words.ts'
import { metalOf, paiseOf, takenAs } from './resale-table.ts'

/** '3 pieces for ₹90,000: 2 in exchange for ₹60,000, 1 bought back for ₹30,000'. */
const inWords = (resales: readonly RegisteredResale[]): string => {
  const all = `${counted(resales.length, 'piece')} for ${inRupees(paiseOf(resales) / 100)}`
  const ways = [...Map.groupBy(resales, takenAs)].map(
    ([how, some]) => `${some.length} ${how.toLowerCase()} for ${inRupees(paiseOf(some) / 100)}`,
  )
  return ways.length > 1 ? `${all}: ${ways.join(', ')}` : all
}

/** The pieces that the house took on these days, and what it gave for them. No document of the shop is about them. */
export const ResaleBooks = ({ resales }: { readonly resales: readonly RegisteredResale[] }) => (
  <section className="sec">
    <h2>Exchange and buy-back</h2>
    <p className="muted">
      {inWords(resales)}. The shop issues no document for them; a record that was removed is in the audit
      trail only.
    </p>
    <Scroll label="Exchange and buy-back">
      <table className="stack">
        <thead>
          <tr>
            <th>Piece</th>
            <th>Recorded</th>
            <th>Order</th>
            <th>Shopper</th>
            <th>HUID</th>
            <th>Metal</th>
            <th className="r">Given</th>
          </tr>
        </thead>
        <tbody>
          {resales.map((one) => (
            <tr key={one.number}>
              <td>
                {one.name}
                <small>Passport {one.number}</small>
              </td>
              <td data-of="Recorded">
                <span>
                  {onDay(one.at)}
                  <small>{nameOf(one.by)}</small>
                </span>
              </td>
              <td data-of="Order" className="nw">
                <Link className="tl" to={`/orders/${one.orderNumber}`}>
                  {one.orderNumber}
                </Link>
              </td>
              <td data-of="Shopper">{one.shopper}</td>
              <td data-of="HUID" className="code">
                {one.huid ?? '–'}
              </td>
              <td data-of="Metal">
                <span>
                  {metalOf(one) || '–'}
                  {one.netMg === undefined ? null : <small className="num">{grams(one.netMg)} g</small>}
                </span>
              </td>
              <td data-of="Given" className="r nw">
                <span>
                  {inRupees(one.amount)}
                  <small>{takenAs(one)}</small>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  </section>
)
