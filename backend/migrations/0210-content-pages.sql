-- Words and pictures of the house. `source` is a page as the contract has it, pictures by key.
CREATE TABLE content_pages (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9-]{1,64}$'),
  path text NOT NULL UNIQUE,
  page_group text NOT NULL,
  position integer NOT NULL,
  source jsonb NOT NULL,
  updated_at timestamptz NOT NULL
)
-- next
CREATE INDEX content_pages_by_group ON content_pages (page_group, position, slug)
-- next
CREATE TABLE content_pictures (
  key text PRIMARY KEY,
  media jsonb NOT NULL
)
