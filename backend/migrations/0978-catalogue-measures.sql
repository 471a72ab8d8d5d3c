-- How large a piece and its first stone are, e.g. {"piece": {"width": 24.9, "height": 18.2}, "stone": {"width": 6.5, "height": 6.5}}.
alter table products add column measures jsonb;
