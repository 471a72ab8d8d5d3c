import pg from 'pg'

/** The size of the database: ten years of a busy house. */
export const ORDERS = 100_000
export const THREADS = 1_000
const SHOPPERS = 20_000
/** Lines of the trail for each order. */
const TRACES = 5

/**
 * Each statement fills one table: one row for each number, similar enough to be simple, different enough to be found.
 */
const FILL: readonly string[] = [
  `insert into accounts (name, email, email_key, email_verified_at, password_hash, phone, created_at, updated_at)
   select (array['Asha','Meera','Devika','Kabir','Rohan','Leela'])[1 + n % 6] || ' ' || (array['Rao','Nair','Shah','Iyer','Bose'])[1 + n / 6 % 5] || ' ' || n,
     'shopper' || n || '@example.com', 'shopper' || n || '@example.com', now(), 'none', '+91 98' || lpad((n * 7919 % 100000000)::text, 8, '0'),
     now() - n * interval '4 hours', now()
   from generate_series(1, ${SHOPPERS}) n`,
  `with a as (select id, name, email, phone, row_number() over (order by created_at) as at from accounts)
   insert into orders (id, number, account_id, status, bag_version, goods_paise, points_spent, discount_paise, total_paise,
     delivery, address, place_of_supply, gift_wrap, email, expected_arrival, reserved_until, created_at, paid_at, delivered_at, updated_at)
   select gen_random_uuid(), 'ORD-26-' || lpad(n::text, 6, '0'), a.id,
     case when n > ${ORDERS} - 40 then 'paid' when n > ${ORDERS} - 90 then 'processing' when n > ${ORDERS} - 200 then 'shipped'
       when n % 40 = 0 then 'cancelled' else 'delivered' end,
     1, 5000000 + n, 0, 0, 5000000 + n, 'ship',
     jsonb_build_object('name', a.name, 'phone', a.phone, 'addressLine1', n || ' Lavelle Road', 'city', 'Bengaluru', 'state', 'Karnataka', 'postalCode', '560001', 'country', 'IN'),
     '29', false, a.email, current_date, now(), now() - (${ORDERS} - n) * interval '50 minutes',
     now() - (${ORDERS} - n) * interval '50 minutes', now() - (${ORDERS} - n) * interval '49 minutes', now()
   from generate_series(1, ${ORDERS}) n join a on a.at = 1 + n % ${SHOPPERS}`,
  `with p as (select p.id, p.name, v.id as variant, v.price_paise, row_number() over (order by p.id) - 1 as at from products p
     join product_variants v on v.product_id = p.id and v.is_default), many as (select count(*) as n from p)
   insert into order_lines (id, order_id, position, product_id, variant_id, bag_line_id, name, image, quantity, unit_paise, discount_paise, net_paise, hsn, gst_basis_points, making_days)
   select gen_random_uuid(), o.id, 1, p.id, p.variant, gen_random_uuid(), p.name, '/media/x.webp', 1, o.total_paise, 0, o.total_paise, '7113', 300, 12
   from (select id, total_paise, row_number() over (order by number) as n from orders) o, many, p where p.at = o.n * 31 % many.n`,
  `insert into made_pieces (line_id, place, huid, gross_mg, net_mg)
   select l.id, 1, upper(lpad(to_hex(row_number() over (order by l.id)), 6, 'K')), 3000, 2800
   from order_lines l join orders o on o.id = l.order_id where o.status in ('shipped', 'delivered')`,
  `insert into order_events (order_id, kind, at)
   select id, kind, created_at from orders, unnest(array['placed','paid','processing','shipped','delivered']) kind where status <> 'paid'`,
  `insert into invoices (number, kind, financial_year, serial, order_id, amount_paise, document, issued_at)
   select 'INV-' || substr(o.number, 5), 'invoice', '2026-27', row_number() over (order by o.number), o.id, o.total_paise,
     jsonb_build_object('number', 'INV-' || substr(o.number, 5), 'kind', 'invoice', 'issuedOn', to_char(o.paid_at, 'YYYY-MM-DD'), 'orderNumber', o.number,
       'buyer', jsonb_build_object('name', o.address ->> 'name', 'lines', '[]'::jsonb), 'placeOfSupply', jsonb_build_object('code', '29', 'name', 'Karnataka'), 'lines', jsonb_build_array(jsonb_build_object('hsn', '7113', 'name', 'A ring',
       'quantity', 1, 'basisPoints', 300, 'taxable', 1, 'cgst', 0, 'sgst', 0, 'igst', 0, 'net', 1)), 'taxable', 1, 'cgst', 0, 'sgst', 0, 'igst', 0, 'total', 1), o.paid_at
   from orders o where status in ('shipped', 'delivered')`,
  `insert into audit (at, event, actor, subject, details, who, origin)
   select created_at, event, 'operator', 'order:' || id, jsonb_build_object('number', number), 'manager@house.example', '10.0.0.1'
   from orders, unnest((array['order.placed','order.paid','order.processing','order.shipped','order.delivered'])[1:${TRACES}]) event`,
  `insert into messages (account_id, sender, body, created_at, read_at)
   select a.id, case when n % 2 = 0 then 'house' else 'shopper' end, 'Can the ring be made half a size smaller? ' || n,
     now() - n * interval '5 hours', case when n = 9 and at % 50 = 0 then null else now() end
   from (select id, row_number() over (order by id) as at from accounts limit ${THREADS}) a, generate_series(1, 9) n`,
  `insert into enquiries (reference, kind, state, name, email, email_key, message, details, created_at)
   select 'E' || lpad(n::text, 7, '0'), 'bespoke', case when n % 30 = 0 then 'new' else 'closed' end, 'Asha ' || n, 'e' || n || '@example.com', 'e' || n || '@example.com',
     'A brooch for my mother', '{}', now() - n * interval '3 hours' from generate_series(1, 10000) n`,
  `insert into appointments (id, reference, store_id, kind, purpose, starts_at, ends_at, place, name, email, email_key, phone, created_at)
   select gen_random_uuid(), 'A' || lpad(n::text, 7, '0'), s.id, 'store', 'see-pieces', date_trunc('day', now()) + interval '20 days' + interval '6 hours' - n * interval '3 hours',
     date_trunc('day', now()) + interval '20 days' + interval '7 hours' - n * interval '3 hours', 1, 'Asha ' || n, 'a' || n || '@example.com', 'a' || n || '@example.com', '+91 98450 12345', now()
   from generate_series(1, 20000) n, (select id from stores order by position limit 1) s`,
  'analyze',
]

/** Fills a seeded store, unless an earlier run has done so. */
export const fillForDesk = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query('select count(*)::int as orders from orders')
    if (rows[0]?.orders >= ORDERS) return
    await client.query('begin')
    for (const statement of FILL) await client.query(statement)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
