-- beside: 1.0.0
-- What a second person was asked for can no longer be done: the return was closed, the order has left. `reason` says
-- which. Such a row has `used_at` as well, so the release before neither lists nor uses it.
ALTER TABLE approvals ADD COLUMN lapsed_at timestamptz
