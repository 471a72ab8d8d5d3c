-- beside: 1.0.0
-- What a shopper wishes made, beside the words of the message: budget, stone, day.
alter table messages add column wish jsonb
-- next
-- Sketches and photographs that shoppers send with a message, re-encoded. Until the message is sent they have none.
create table message_pictures (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  message_id uuid references messages (id) on delete cascade,
  position smallint not null default 0,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null,
  created_at timestamptz(3) not null
)
-- next
create index message_pictures_by_message on message_pictures (message_id, position)
-- next
create index message_pictures_by_account on message_pictures (account_id, created_at)
-- next
-- It is compressed already.
alter table message_pictures alter column bytes set storage external
