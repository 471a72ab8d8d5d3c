-- Who opened a return. The house may take back what its shopper could not ask for, such as an engraved piece.
alter table returns add column opened_by text not null default 'shopper' check (opened_by in ('shopper', 'house'))
-- next
-- What of a return's pieces had never been paid: it is taken off what is missing of the order, and no money goes for it.
alter table returns add column set_off_paise bigint not null default 0 check (set_off_paise >= 0)
