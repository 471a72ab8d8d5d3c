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
}
