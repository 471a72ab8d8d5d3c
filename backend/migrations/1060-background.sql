-- beside: none
-- The colour behind a picture was called `ground`.
alter table products rename column ground to background
-- next
alter table order_lines rename column ground to background
-- next
-- In JSON it is a key, which `jsonb` writes with quotes, a colon and a space; in a string these quotes would be escaped.
update content_pages set source =
  replace(replace(source::text, '"ground": ', '"background": '), '"tone": "ground"', '"tone": "background"')::jsonb
  where source::text like '%"ground"%'
-- next
update navigation set source = replace(source::text, '"ground": ', '"background": ')::jsonb
  where source::text like '%"ground"%'
-- next
update document_drafts set value =
  replace(replace(value::text, '"ground": ', '"background": '), '"tone": "ground"', '"tone": "background"')::jsonb
  where value::text like '%"ground"%'
-- next
update document_versions set value =
  replace(replace(value::text, '"ground": ', '"background": '), '"tone": "ground"', '"tone": "background"')::jsonb
  where value::text like '%"ground"%'
-- next
update catalogue_import_lines set product = replace(product::text, '"ground": ', '"background": ')::jsonb
  where product::text like '%"ground"%'
