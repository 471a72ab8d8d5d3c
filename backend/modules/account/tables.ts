import type { Generated } from 'kysely'

export type AccountTables = {
  accounts: {
    id: Generated<string>
    name: string
    email: string | null
    email_key: string | null
    email_verified_at: Date | null
    pending_email: string | null
    password_hash: string | null
    phone: string | null
    created_at: Date
    updated_at: Date
    erased_at: Date | null
  }
  sessions: {
    id: Generated<string>
    account_id: string
    token_hash: string
    created_at: Date
    idle_until: Date
    ends_at: Date
    device: string | null
    used_at: Date | null
    confirmed_at: Date | null
  }
  confirmed_destinations: { account_id: string; address_hash: string; confirmed_at: Date }
  known_devices: { account_id: string; token_hash: string; created_at: Date; used_at: Date }
  sign_in_failures: { key: string; failures: number; last_at: Date; held_until: Date }
  one_time_tokens: {
    token_hash: string
    account_id: string
    purpose: 'verify-email' | 'change-email' | 'reset-password' | 'sign-in' | 'undo-email' | 'end-codes'
    email_key: string
    created_at: Date
    expires_at: Date
  }
  email_changes: {
    id: Generated<string>
    account_id: string
    old_email: string
    old_email_key: string
    old_verified_at: Date
    changed_at: Date
    undo_until: Date
  }
  addresses: {
    id: Generated<string>
    account_id: string
    name: string
    line1: string
    line2: string | null
    city: string
    state: string
    postal_code: string
    country_code: string
    phone: string | null
    is_default: boolean
    created_at: Date
    updated_at: Date
  }
  passkeys: {
    id: Generated<string>
    account_id: string
    credential_id: string
    public_key: string
    counter: number
    transports: string
    name: string
    created_at: Date
    used_at: Date | null
  }
  passkey_challenges: {
    challenge_hash: string
    purpose: 'register' | 'sign-in' | 'confirm'
    browser_hash: string
    expires_at: Date
  }
  account_codes: {
    account_id: string
    secret: string
    last_step: number
    created_at: Date
    ends_at: Date | null
  }
  account_code_setups: { account_id: string; session_id: string; secret: string; expires_at: Date }
  account_recovery_codes: { account_id: string; code_hash: string }
  attempts: { key: string; tries: number; window_ends: Date }
}
