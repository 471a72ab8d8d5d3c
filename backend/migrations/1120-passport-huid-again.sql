-- beside: 1.0.0
-- unused since: 1.0.0
-- A piece that came back keeps its hallmark when it is sold again, so its HUID is recorded for two orders, of which one
-- passport has ended. The release before looks for the HUID itself and refuses it, as it did; it needs no constraint.
ALTER TABLE made_pieces DROP CONSTRAINT made_pieces_huid_key
-- next
-- alone
-- Orders are found by the HUID of a piece.
CREATE INDEX made_pieces_huid ON made_pieces (huid)
