import { operatorOrderList, operatorWork } from '#contract/desk.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'

export interface Screen {
  readonly path: string
  readonly label: string
  /** Whoever may call it sees the screen. */
  readonly by: AnyEndpoint
  /** Rows between two rules of the menu. */
  readonly group: number
}

/** Every screen of the menu, in its order. */
export const SCREENS: readonly Screen[] = [
  { path: '/', label: 'Today', by: operatorWork, group: 1 },
  { path: '/orders', label: 'Orders', by: operatorOrderList, group: 1 },
]
