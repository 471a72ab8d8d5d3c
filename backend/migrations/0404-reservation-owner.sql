-- Whose order keeps the pieces: for its own shopper they are not sold out.
alter table stock_reservations add column account_id uuid references accounts (id)
-- next
create index stock_reservations_held on stock_reservations (account_id) where state = 'held'
