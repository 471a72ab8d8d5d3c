import { createContext, useContext, type ReactNode } from 'react'
import type { Feature } from './asked-features.ts'

/** What the backend offers (`shop.features`); undefined while that is not known. */
export const OfferedContext = createContext<readonly string[] | undefined>(undefined)

/** Whether the backend offers a feature: others are neither shown nor linked. True while that is not known. */
export const useOffers = (feature: Feature): boolean => useContext(OfferedContext)?.includes(feature) ?? true

/**
 * Whether the shop may speak of returns. If orders can be placed, they can be returned if the backend takes returns; if
 * not, the house decides what it says about them (specification section 9).
 */
export const useReturns = (): boolean => {
  const takesOrders = useOffers('checkout')
  const takesReturns = useOffers('returns')
  return takesReturns || !takesOrders
}

/**
 * The house's rule of earning and spending points; null if there are none, undefined while that is not known.
 */
interface PointsRule {
  readonly welcome: number
  /** Paise. */
  readonly worth: number
  /** Paise. */
  readonly paidPerPoint: number
  readonly mostPercent: number
}
export const PointsRuleContext = createContext<PointsRule | null | undefined>(undefined)
export const usePointsRule = () => useContext(PointsRuleContext)

/** Shown only if the backend offers a feature: links to its pages, forms that it takes. */
export const Offered = ({ feature, children }: { feature: Feature; children: ReactNode }): ReactNode =>
  useOffers(feature) ? children : null
