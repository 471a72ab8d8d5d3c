-- Imports of the operator wait here, line by line, until they are written whole.
CREATE TABLE catalogue_imports (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL
)
-- next
CREATE TABLE catalogue_import_lines (
  import_id uuid NOT NULL REFERENCES catalogue_imports ON DELETE CASCADE,
  line integer NOT NULL CHECK (line > 0),
  product jsonb,
  -- Why the line cannot be taken; then it has no product.
  error text,
  PRIMARY KEY (import_id, line),
  CHECK ((product IS NULL) <> (error IS NULL))
)
