import type { Generated } from 'kysely'
import type { Role } from '#contract/endpoint.ts'

export type StaffTables = {
  operator_tokens: {
    name: string
    role: Role
    token_hash: string
    created_at: Date
    created_by: string
    used_at: Date | null
    revoked_at: Date | null
  }
  staff: {
    id: Generated<string>
    email: string
    role: Role
    password_hash: string | null
    totp_secret: string | null
    totp_step: number | null
    invited_at: Date
    invited_by: string
    joined_at: Date | null
    removed_at: Date | null
  }
  staff_invitations: { key_hash: string; staff_id: string; totp_secret: string; ends_at: Date }
  staff_recovery_codes: { staff_id: string; code_hash: string }
  staff_sessions: {
    token_hash: string
    staff_id: string
    door: 'desk' | 'bearer'
    started_at: Date
    ends_at: Date
  }
  staff_guesses: { key: string; tries: number; window_ends: Date }
}
