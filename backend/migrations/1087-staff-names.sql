-- beside: 1.0.0
-- What colleagues call a person. NULL: they are called by their e-mail address.
alter table staff add column called text
