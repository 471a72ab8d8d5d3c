import type { Tables } from '#backend/lib/generated/tables.ts'

/** From the staff and the tokens it reads only who may still see a preview. */
export type DraftTables = Pick<
  Tables,
  | 'document_drafts'
  | 'document_previews'
  | 'document_versions'
  | 'operator_tokens'
  | 'staff'
  | 'staff_sessions'
>
