-- beside: 1.0.0
-- Answers that the house gives often. `{name}` stands for the shopper's first name.
CREATE TABLE message_templates (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  text text NOT NULL,
  updated_at timestamptz NOT NULL
)
