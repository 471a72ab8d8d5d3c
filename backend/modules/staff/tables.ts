import type { Tables } from '#backend/lib/generated/tables.ts'

export type StaffTables = Pick<
  Tables,
  | 'operator_tokens'
  | 'staff'
  | 'staff_invitations'
  | 'staff_recovery_codes'
  | 'staff_sessions'
  | 'staff_guesses'
>
