import type { GeneratedAlways } from 'kysely'
import type { PointsKind } from '#contract/points.ts'

export type PointsTables = {
  points_balances: { account_id: string; balance: number }
  points_ledger: {
    id: GeneratedAlways<number>
    account_id: string
    kind: PointsKind
    points: number
    balance: number
    ref: string
    created_at: Date
  }
  points_on_their_way: {
    account_id: string
    ref: string
    points: number
    vests_at: Date | null
    created_at: Date
  }
  welcome_gifts: { mailbox_hash: string; given_at: Date }
}
