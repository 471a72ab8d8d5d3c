-- beside: 1.0.0
-- Which of the staff wrote an answer: colleagues see it, the shopper does not. Nothing for older ones, and for those of
-- the release before.
ALTER TABLE messages ADD COLUMN written_by text
