-- A table of products as it was sent: what its rows do not name is read again when the import is finished, because
-- stock, prices and sales go on meanwhile.
alter table catalogue_imports add column asked jsonb
