-- Which pieces of its item came back, by their place from 1; null where nobody said: then the last ones.
alter table return_lines add column places integer[]
