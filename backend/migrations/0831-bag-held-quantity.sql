-- How many pieces of a line were put in at its held price; null for lines of before: all of them.
alter table bag_lines add column held_quantity integer check (held_quantity between 1 and 10)
-- next
-- The same piece may stand in a bag twice: at the price that is held for it, and at today's for the pieces added later.
alter table bag_lines drop constraint bag_lines_one_of_a_kind
