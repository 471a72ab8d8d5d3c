import type { Tables } from '#backend/lib/generated/tables.ts'

export type AccountTables = Pick<
  Tables,
  | 'accounts'
  | 'sessions'
  | 'confirmed_destinations'
  | 'known_devices'
  | 'sign_in_failures'
  | 'one_time_tokens'
  | 'email_changes'
  | 'addresses'
  | 'passkeys'
  | 'passkey_challenges'
  | 'account_codes'
  | 'account_code_setups'
  | 'account_recovery_codes'
  | 'attempts'
>
