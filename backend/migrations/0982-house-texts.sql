-- Sentences of e-mails and answers in the house's own words: one row, as the house wrote it.
create table texts (
  id boolean primary key default true check (id),
  source jsonb not null,
  -- Set in the running shop: no later start writes over it.
  own boolean not null default false
);
