import type { AccountHooks } from '#backend/lib/account-hooks.ts'
import { eraseOfAccount } from './book-keeping.ts'
import { ofAccount, piecesOf } from './store.ts'

/**
 * Appointments in an account's export; when the account is deleted or gets another owner, they are deleted too and
 * their hours are free again.
 */
export const appointmentsOfAccount: AccountHooks = {
  exported: {
    appointments: async (db, accountId) =>
      (await ofAccount(db, accountId)).map((row) => ({
        reference: row.reference,
        status: row.status,
        kind: row.kind,
        purpose: row.purpose,
        store: row.store_id,
        startsAt: row.starts_at.toISOString(),
        name: row.name,
        email: row.email,
        phone: row.phone,
        note: row.note,
        product: row.product_id,
        products: piecesOf(row),
        choices: row.piece_choices,
        noShowAt: row.no_show_at?.toISOString() ?? null,
        createdAt: row.created_at.toISOString(),
      })),
  },
  erased: (tx, { accountId }) => eraseOfAccount(tx, accountId),
  discarded: (tx, { accountId }) => eraseOfAccount(tx, accountId),
}
