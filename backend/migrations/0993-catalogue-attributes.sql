-- Facts of a piece that its trade tells by name, e.g. [{"name": "Diameter", "value": 36, "unit": "mm"}].
alter table products add column attributes jsonb not null default '[]';
