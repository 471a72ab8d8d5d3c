-- The language that a shopper used last, that of an order and that of an appointment: their e-mails are written in it.
-- Null: not known, as for rows of an earlier release; then the e-mail is in English.
alter table accounts add column language text
-- next
alter table orders add column language text
-- next
alter table appointments add column language text
