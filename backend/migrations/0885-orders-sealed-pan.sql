-- The PAN, encrypted with DATA_KEY (backend/lib/sealed-columns.ts). Plain ones of earlier versions are moved here by a job.
alter table orders add column pan_sealed text;
