-- A house that has set its facts itself goes on with the warranty that its passports have named until now.
update shop_facts set facts = facts || jsonb_build_object('warranty', jsonb_build_object(
    'jewels', 'For life against faults of making: a claw that lifts, a solder that opens, a clasp that gives. We pay both ways.',
    'watches', 'Two years for the watch, five for its movement, against faults of making. We pay both ways.',
    'watchYears', 2, 'aftercare', 'The first cleaning in every year is free.'))
  where own and not facts ? 'warranty'
