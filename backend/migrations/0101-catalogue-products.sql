-- Categories form a tree of at most a few levels; `collections` are names (used by Bespoke).
create table categories (
  id text collate "C" primary key,
  slug text collate "C" not null unique,
  name text not null,
  parent_id text collate "C" references categories (id),
  collections text[] not null default '{}',
  description text,
  media jsonb,
  position integer not null default 0,
  updated_at timestamptz(3) not null default now()
)
-- next
create index categories_by_parent on categories (parent_id, position)
-- next
-- `price_paise` is the price of the product's default variant, GST included; whole rupees, so that buckets have no gap.
-- `keys` holds everything a list is narrowed by, as `kind:value` in lower case (modules/catalogue/keys.ts).
create table products (
  id text collate "C" primary key,
  slug text collate "C" not null unique,
  name text not null,
  subtitle text,
  description text,
  images text[] not null default '{}',
  media jsonb not null default '[]',
  material text[] not null default '{}',
  metal_type text[] not null default '{}',
  band_type text[] not null default '{}',
  size text[] not null default '{}',
  resizable text[] not null default '{}',
  purity text[] not null default '{}',
  made_in text not null,
  diamond_carats double precision not null default 0,
  is_top_collection boolean not null default false,
  category_ids text[] not null default '{}',
  collections text[] not null default '{}',
  gender text,
  type text,
  tags text[] not null default '{}',
  ground smallint check (ground between 1 and 8),
  gross_weight_mg integer check (gross_weight_mg >= 0),
  stones jsonb not null default '[]',
  certificate jsonb,
  hsn text,
  making_days integer,
  spin jsonb,
  impossible jsonb not null default '[]',
  price_paise bigint not null check (price_paise >= 0 and price_paise % 100 = 0),
  sales_count integer not null default 0,
  rank integer not null default 0,
  keys text[] not null default '{}',
  search_text text not null default '',
  active boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
)
-- next
-- One index per sort, each ending in the id: the key of keyset paging.
create index products_by_rank on products (rank, id) where active
-- next
create index products_by_sales on products (sales_count desc, id desc) where active
-- next
create index products_by_age on products (created_at desc, id desc) where active
-- next
create index products_by_price on products (price_paise, id) where active
-- next
create index products_by_key on products using gin (keys)
-- next
-- Every sellable combination of a product; a product without a choice has exactly one.
create table product_variants (
  id text collate "C" primary key,
  product_id text collate "C" not null references products (id) on delete cascade,
  sku text not null unique,
  metal text,
  purity text,
  size text,
  stone text,
  stone_quality text,
  price_paise bigint not null check (price_paise >= 0 and price_paise % 100 = 0),
  stock integer not null default 0 check (stock >= 0),
  metal_weight_mg integer check (metal_weight_mg >= 0),
  weight_mg integer check (weight_mg >= 0),
  is_default boolean not null default false,
  making_days integer,
  position integer not null default 0,
  unique nulls not distinct (product_id, metal, purity, size, stone, stone_quality)
)
-- next
create index variants_by_product on product_variants (product_id, position)
-- next
-- What a variant's price is made of, GST included; absent where the house gives no parts. The parts sum to the price.
create table variant_price_parts (
  variant_id text collate "C" not null references product_variants (id) on delete cascade,
  position integer not null,
  kind text not null check (kind in ('metal', 'stone', 'making', 'other', 'discount', 'gst')),
  label text not null,
  amount_paise bigint not null,
  primary key (variant_id, position)
)
