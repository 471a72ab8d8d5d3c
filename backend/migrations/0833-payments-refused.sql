-- An order whose payment the provider would not open says so, and an equal repeat is told the same reason. The release
-- before writes neither and reads the word as any other end.
alter table orders drop constraint orders_ended_because_check
-- next
alter table orders add constraint orders_ended_because_check
  check (ended_because in ('lapsed', 'superseded', 'failed', 'house', 'refused')) not valid
-- next
-- alone
alter table orders validate constraint orders_ended_because_check
-- next
alter table payments add column refused text
