-- Confirmed e-mails that an account gave up: for a week the change can be undone from there, and nobody else takes them.
CREATE TABLE email_changes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  old_email text NOT NULL,
  old_email_key text NOT NULL,
  old_verified_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  undo_until timestamptz NOT NULL
)
-- next
CREATE INDEX email_changes_by_email ON email_changes (old_email_key)
-- next
CREATE INDEX email_changes_by_account ON email_changes (account_id)
