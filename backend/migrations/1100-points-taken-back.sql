-- beside: 1.0.0
-- unused since: 1.0.0
-- A gift that was a mistake is taken back: a gift of fewer than no points. The release before writes none, and no program
-- relies on the narrower check that is replaced.
ALTER TABLE points_gifts DROP CONSTRAINT points_gifts_points_check
-- next
ALTER TABLE points_gifts ADD CONSTRAINT points_gifts_points_check CHECK (points <> 0) NOT VALID
-- next
-- alone
ALTER TABLE points_gifts VALIDATE CONSTRAINT points_gifts_points_check
