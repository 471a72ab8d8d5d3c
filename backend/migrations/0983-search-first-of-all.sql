-- What a piece is first of all, in few words: a search stands by them. Empty until its product is read anew.
alter table search_entries add column chief tsvector not null default ''
-- next
insert into search_changes (product_id) select id from products where active
-- next
-- Words whose pieces stand first, and pages that answer (`[{path, title, line}]`). A program of the release before knows neither.
alter table search_terms add column prefers text[] not null default '{}', add column pages jsonb not null default '[]'
