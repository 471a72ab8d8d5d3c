import type { ReactNode } from 'react'
import { WaitingCard } from '#web/components/product-card/product-card.tsx'
import { backgroundAt, isLarge } from './mosaic.ts'
import styles from './product-grid.module.css'

/** Two columns of cards, four from the medium breakpoint on; colour fields without gaps, edge to edge. */
export const ProductGrid = ({ children, label }: { children: ReactNode; label?: string }) => (
  // Browsers drop the list role if list marks are hidden, so it is explicit.
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  <ul className={styles.grid} role="list" aria-label={label}>
    {children}
  </ul>
)

/** The green tile that fills the last cell of a full mosaic: one sentence, one link. */
export const NoteTile = ({ text, children }: { text: string; children?: ReactNode }) => (
  <li className={`${styles.note} on-house`}>
    <p>{text}</p>
    {children}
  </li>
)

/** Placeholders of cards that are still loading. */
export const WaitingCards = ({ first, count, mosaic }: { first: number; count: number; mosaic: boolean }) =>
  Array.from({ length: count }, (_, place) => (
    <WaitingCard key={place} background={backgroundAt(first + place)} large={mosaic && isLarge(place)} />
  ))
