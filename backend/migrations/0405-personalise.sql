-- The house's price list of what is made for one person. Days are working days added to the making.
create table personalise_options (
  kind text not null check (kind in ('engraving', 'birth-stone', 'stamp')),
  -- The stone; empty for the others.
  name text not null default '',
  month smallint check (month between 1 and 12),
  paise bigint not null check (paise >= 0),
  days integer not null check (days >= 0),
  primary key (kind, name),
  check ((kind = 'birth-stone') = (month is not null))
)
-- next
-- What one product bears. A product without a row is sold as it is.
create table product_personalisation (
  product_id text collate "C" primary key references products (id) on delete cascade,
  engraving_place text check (engraving_place in ('band', 'back', 'case')),
  engraving_most integer check (engraving_most > 0),
  engraving_most_with_stone integer check (engraving_most_with_stone > 0),
  engraving_faces text[] not null default '{}',
  no_engraving text,
  birth_stone boolean not null default false,
  box_name text,
  box_outside text,
  stamp_most integer not null default 0 check (stamp_most between 0 and 3),
  check ((engraving_place is null) = (engraving_most is null)),
  check ((box_name is null) = (box_outside is null))
)
-- next
alter table bag_lines add column box text check (box = 'pouch')
-- next
alter table bag_lines add column box_stamp text
-- next
-- The only unique rule of the table; PostgreSQL made its name.
do $$ begin
  execute (select format('alter table bag_lines drop constraint %I', conname)
    from pg_constraint where conrelid = 'bag_lines'::regclass and contype = 'u');
end $$
-- next
alter table bag_lines add constraint bag_lines_one_of_a_kind
  unique nulls not distinct (bag_id, variant_id, size, engraving, engraving_face, birth_stone, box, box_stamp)
-- next
alter table order_lines add column box text check (box = 'pouch')
-- next
alter table order_lines add column box_stamp text
-- next
-- What was added to one piece's price for being made personal; part of unit_paise.
alter table order_lines add column personal_paise bigint not null default 0 check (personal_paise >= 0)
