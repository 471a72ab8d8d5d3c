-- Until when a line keeps the price it was put in at, and what that price is made of.
alter table bag_lines add column held_until timestamptz(3), add column held_parts jsonb
-- next
-- The parts of one piece's price as they were when it was bought.
alter table order_lines add column parts jsonb
