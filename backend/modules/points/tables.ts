import type { Tables } from '#backend/lib/generated/tables.ts'

export type PointsTables = Pick<
  Tables,
  'points_balances' | 'points_gifts' | 'points_ledger' | 'points_on_their_way' | 'welcome_gifts'
>
