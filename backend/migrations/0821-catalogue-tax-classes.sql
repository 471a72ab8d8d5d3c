-- A heading alone is no tax class: loose diamonds say whether they are cut. Until now 7102 and 7104 stood for cut ones,
-- which is how they were taxed. The release before reads the first four digits only.
update products set hsn = '710239' where regexp_replace(hsn, '[^0-9]', '', 'g') = '7102'
-- next
update products set hsn = '710491' where regexp_replace(hsn, '[^0-9]', '', 'g') = '7104'
