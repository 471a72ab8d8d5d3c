-- beside: 1.0.0
-- Names of the facts that a piece of this category needs before the desk publishes it.
alter table categories add column needed_facts text[] not null default '{}'
