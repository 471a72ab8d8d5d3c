-- beside: 1.0.0
-- While changes in bulk are taken in, every step moves the index, and no list could be shown twice. `awaited` is raised by all other
-- changes alone, so that a list found a moment ago may be shown until one of those comes; `bulk_taken_at` says when such a step was last.
alter table search_state add column awaited bigint not null default 1, add column bulk_taken_at timestamptz
