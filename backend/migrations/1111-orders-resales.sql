-- beside: 1.0.0
-- Pieces that the house took in exchange or bought back, so that none is taken twice, or returned afterwards. The
-- release before takes a return of such a piece, as it did.
CREATE TABLE resales (
  line_id uuid NOT NULL REFERENCES order_lines (id),
  place integer NOT NULL CHECK (place BETWEEN 1 AND 10),
  way text NOT NULL CHECK (way IN ('exchange', 'buy-back')),
  paise bigint NOT NULL CHECK (paise > 0),
  -- The name of whoever recorded it.
  recorded_by text NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (line_id, place)
)
