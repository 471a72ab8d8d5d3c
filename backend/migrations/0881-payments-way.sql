-- What a payment was made with, as the provider says: 'card' or 'upi'; null where it has not said.
alter table payments add column way text
-- next
-- The rule of returns as it was when the order was placed: a house that changes it changes it for orders to come.
alter table orders add column return_days integer
