-- beside: 1.0.0
-- A return that was approved may be closed without a refund: its pieces did not come, or were sent back to the shopper.
-- Its status is 'declined', and so is its step in the order's timeline: for the release before it is simply that.
ALTER TABLE returns ADD COLUMN closed_as text CHECK (closed_as IN ('not-sent', 'sent-back'))
-- next
ALTER TABLE order_events ADD COLUMN closes boolean NOT NULL DEFAULT false
