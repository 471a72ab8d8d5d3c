-- Categories that an import makes beside its products, when it is finished.
alter table catalogue_imports add column categories jsonb
