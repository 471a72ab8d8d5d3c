// Made from the migrations by 'npm run codegen'; never edited. What JSON columns hold is in backend/lib/rows/json-columns.ts.
import type { ColumnType, GeneratedAlways, RawBuilder } from 'kysely'
import type { JsonColumns } from '#backend/lib/rows/json-columns.ts'

type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
type Timestamp = ColumnType<Date, Date | string, Date | string>
type List<T> = ColumnType<T[], readonly T[], readonly T[]>
/** Written by `json()`. */
type Json<C extends keyof JsonColumns> = ColumnType<JsonColumns[C], RawBuilder<JsonColumns[C]>, RawBuilder<JsonColumns[C]>>
type JsonOrNull<C extends keyof JsonColumns> = ColumnType<
  JsonColumns[C] | null,
  RawBuilder<JsonColumns[C] | null> | null | undefined,
  RawBuilder<JsonColumns[C] | null> | null
>
type OrNull<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S | null, I | null | undefined, U | null> : T | null

export interface Tables {
  account_code_setups: {
    account_id: string
    session_id: string
    secret: string
    expires_at: Timestamp
  }
  account_codes: {
    account_id: string
    secret: string
    last_step: number
    created_at: Timestamp
    ends_at: OrNull<Timestamp>
  }
  account_recovery_codes: {
    account_id: string
    code_hash: string
  }
  accounts: {
    id: Generated<string>
    name: string
    email: string | null
    email_key: string | null
    email_verified_at: OrNull<Timestamp>
    pending_email: string | null
    password_hash: string | null
    phone: string | null
    created_at: Timestamp
    updated_at: Timestamp
    erased_at: OrNull<Timestamp>
    language: string | null
  }
  addresses: {
    id: Generated<string>
    account_id: string
    name: string
    line1: string
    line2: string | null
    city: string
    state: string
    postal_code: string
    country_code: string
    phone: string | null
    is_default: Generated<boolean>
    created_at: Timestamp
    updated_at: Timestamp
  }
  appointment_blocks: {
    id: string
    store_id: string
    starts_at: Timestamp
    reason: string
    who: string
    created_at: Timestamp
  }
  appointment_links: {
    link_hash: string
    appointment_id: string
    created_at: Timestamp
  }
  appointments: {
    id: string
    reference: string
    store_id: string
    kind: 'store' | 'video' | 'phone'
    purpose: 'see-pieces' | 'engagement' | 'wedding' | 'bespoke' | 'resize-or-repair' | 'watch-service' | 'something-else'
    starts_at: Timestamp
    ends_at: Timestamp
    place: number
    status: Generated<'booked' | 'cancelled'>
    name: string
    email: string
    email_key: string
    phone: string
    note: string | null
    product_id: string | null
    account_id: string | null
    created_at: Timestamp
    idempotency_key: string | null
    sequence: Generated<number>
    reminded_at: OrNull<Timestamp>
    confirmed_at: OrNull<Timestamp>
    language: string | null
    no_show_at: OrNull<Timestamp>
    product_ids: Generated<List<string>>
    piece_choices: Generated<Json<'appointments.piece_choices'>>
  }
  approvals: {
    id: GeneratedAlways<number>
    kind: 'refund' | 'resale' | 'price' | 'settle' | 'rates' | 'transfer' | 'colleague' | 'house' | 'points'
    subject: string
    paise: number
    asked_by: string
    asked_at: Timestamp
    confirmed_by: string | null
    confirmed_at: OrNull<Timestamp>
    used_at: OrNull<Timestamp>
    changes: Generated<List<string>>
    declined_by: string | null
    declined_at: OrNull<Timestamp>
    reason: string | null
    withdrawn_at: OrNull<Timestamp>
    lapsed_at: OrNull<Timestamp>
    why: string | null
  }
  attempts: {
    key: string
    tries: number
    window_ends: Timestamp
  }
  audit: {
    id: GeneratedAlways<number>
    at: Timestamp
    event: string
    actor: string
    account_id: string | null
    subject: string | null
    details: JsonOrNull<'audit.details'>
    request_id: string | null
    who: string | null
    origin: string | null
  }
  audit_chain: {
    seq: number
    audit_id: number
    hash: string
    chained_at: Generated<Timestamp>
  }
  bag_lines: {
    id: Generated<string>
    seq: GeneratedAlways<number>
    bag_id: string
    product_id: string
    variant_id: string
    size: string | null
    engraving: string | null
    engraving_face: 'serif' | 'script' | 'devanagari' | null
    birth_stone: string | null
    quantity: number
    added_paise: number
    added_at: Timestamp
    box: 'pouch' | null
    box_stamp: string | null
    held_until: OrNull<Timestamp>
    held_parts: JsonOrNull<'bag_lines.held_parts'>
    held_quantity: number | null
    set_product_id: string | null
    set_variant_id: string | null
    mounting_variant_id: string | null
  }
  bags: {
    id: Generated<string>
    account_id: string | null
    visitor_hash: string | null
    version: Generated<number>
    created_at: Timestamp
    updated_at: Timestamp
    expires_at: OrNull<Timestamp>
  }
  bank_transfers: {
    order_id: string
    reference: string
    account: Json<'bank_transfers.account'>
    due_on: string | null
    created_at: Timestamp
  }
  blogs: {
    id: string
    slug: string
    title: string
    doc: Json<'blogs.doc'>
    published_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  catalogue_import_lines: {
    import_id: string
    line: number
    product: JsonOrNull<'catalogue_import_lines.product'>
    error: string | null
  }
  catalogue_imports: {
    id: string
    created_at: Timestamp
    categories: JsonOrNull<'catalogue_imports.categories'>
    asked: JsonOrNull<'catalogue_imports.asked'>
  }
  categories: {
    id: string
    slug: string
    name: string
    parent_id: string | null
    collections: Generated<List<string>>
    description: string | null
    media: JsonOrNull<'categories.media'>
    position: Generated<number>
    updated_at: Generated<Timestamp>
    role: 'high-jewellery' | 'bespoke' | 'apart' | 'stones' | null
    version: Generated<number>
    needed_facts: Generated<List<string>>
  }
  checkout_keys: {
    account_id: string
    key: string
    body_hash: string
    order_id: string
    created_at: Timestamp
  }
  common_words: {
    lexeme: string
  }
  confirmed_destinations: {
    account_id: string
    address_hash: string
    confirmed_at: Timestamp
  }
  content_pages: {
    slug: string
    path: string
    page_group: string
    position: number
    source: Json<'content_pages.source'>
    updated_at: Timestamp
    own: Generated<boolean>
  }
  content_pictures: {
    key: string
    media: Json<'content_pictures.media'>
  }
  counters: {
    name: string
    last: number
  }
  delivery_zones: {
    prefix: string
    name: string
    transit_days: number
    served: Generated<boolean>
  }
  desk_presence: {
    order_id: string
    who: string
    since: Timestamp
    seen_at: Timestamp
  }
  disputes: {
    id: string
    order_id: string
    payment_id: string
    amount_paise: number
    reason: string
    word: string
    state: 'inquiry' | 'open' | 'won' | 'lost' | 'closed'
    withdrawn_paise: Generated<number>
    respond_by: OrNull<Timestamp>
    opened_at: Timestamp
    closed_at: OrNull<Timestamp>
    asked_at: Timestamp
  }
  document_drafts: {
    kind: string
    id: string
    value: Json<'document_drafts.value'>
    revision: number
    who: string
    at: Timestamp
    base: number | null
  }
  document_previews: {
    token_hash: string
    kind: string
    id: string
    staff_id: string | null
    ends_at: Timestamp
    opened_by: string | null
  }
  document_versions: {
    kind: string
    id: string
    number: number
    value: JsonOrNull<'document_versions.value'>
    who: string | null
    at: Timestamp
  }
  email_changes: {
    id: Generated<string>
    account_id: string
    old_email: string
    old_email_key: string
    old_verified_at: Timestamp
    changed_at: Timestamp
    undo_until: Timestamp
  }
  enquiries: {
    reference: string
    kind: string
    state: Generated<'new' | 'answered' | 'closed'>
    name: string
    email: string
    email_key: string
    phone: string | null
    message: string
    details: Json<'enquiries.details'>
    idempotency_key: string | null
    created_at: Timestamp
  }
  estimates: {
    message_id: string
    account_id: string
    title: string
    paise: number
    weeks: number
    valid_until: string
    metal: string | null
    purity: string | null
    withdrawn_at: OrNull<Timestamp>
    accepted_at: OrNull<Timestamp>
    product_id: string | null
    weight_mg: number | null
    metal_paise: number | null
    stones_paise: number | null
  }
  fulfilments: {
    order_id: string
    session_id: string
    at: Timestamp
  }
  invoices: {
    number: string
    kind: 'invoice' | 'credit-note' | 'receipt-voucher' | 'refund-voucher'
    financial_year: string
    serial: number
    order_id: string
    refund_id: string | null
    amount_paise: number
    document: Json<'invoices.document'>
    issued_at: Timestamp
  }
  kept_versions: {
    what: string
    version: Generated<number>
  }
  key_bits: {
    key: string
    chunk: number
    bits: string
  }
  key_counts: {
    scope: string
    key: string
    products: number
  }
  key_labels: {
    key: string
    label: string
  }
  key_prices: {
    key: string
    low: number
    high: number
  }
  known_devices: {
    account_id: string
    token_hash: string
    created_at: Timestamp
    used_at: Timestamp
  }
  made_pieces: {
    line_id: string
    place: number
    huid: string | null
    gross_mg: number
    net_mg: number | null
    report: JsonOrNull<'made_pieces.report'>
  }
  mailbox: {
    id: string
    account_id: string | null
    kind: string
    recipient: string
    subject: string
    plain: string
    html: string
    created_at: Timestamp
  }
  message_pictures: {
    id: Generated<string>
    account_id: string
    message_id: string | null
    position: Generated<number>
    width: number
    height: number
    bytes: Buffer
    created_at: Timestamp
  }
  message_templates: {
    id: string
    title: string
    text: string
    updated_at: Timestamp
  }
  messages: {
    id: Generated<string>
    account_id: string
    sender: 'shopper' | 'house'
    body: string
    created_at: Timestamp
    read_at: OrNull<Timestamp>
    wish: JsonOrNull<'messages.wish'>
    written_by: string | null
  }
  metal_rates: {
    id: GeneratedAlways<number>
    metal: string
    purity: string
    paise_per_gram: number
    set_at: Timestamp
    set_by: string
  }
  money_differences: {
    id: string
    kind: 'payment' | 'refund' | 'dispute'
    subject: string
    order_id: string | null
    amount_paise: number
    provider_says: string
    books_say: string
    found_at: Timestamp
    settled_at: OrNull<Timestamp>
    settled_because: string | null
  }
  name_translations: {
    name: string
    said: string
  }
  navigation: {
    id: Generated<boolean>
    source: Json<'navigation.source'>
    own: Generated<boolean>
  }
  one_time_tokens: {
    token_hash: string
    account_id: string
    purpose: 'verify-email' | 'change-email' | 'reset-password' | 'sign-in' | 'undo-email' | 'end-codes'
    email_key: string
    created_at: Timestamp
    expires_at: Timestamp
  }
  operator_tokens: {
    id: GeneratedAlways<number>
    name: string
    role: 'owner' | 'manager' | 'workshop' | 'counter'
    token_hash: string
    created_at: Timestamp
    created_by: string
    used_at: OrNull<Timestamp>
    revoked_at: OrNull<Timestamp>
  }
  options: {
    id: Generated<boolean>
    source: Json<'options.source'>
    own: Generated<boolean>
  }
  order_documents: {
    order_id: string
    filename: string
    source_hash: string
    content: Buffer
    made_at: Timestamp
  }
  order_events: {
    id: GeneratedAlways<number>
    order_id: string
    kind: 'placed' | 'paid' | 'processing' | 'shipped' | 'ready' | 'delivered' | 'cancelled' | 'return-requested' | 'return-approved' | 'return-declined' | 'return-closed' | 'refunded' | 'under-review' | 'refund-failed' | 'disputed' | 'dispute-won' | 'dispute-lost'
    note: string | null
    at: Timestamp
    closes: Generated<boolean>
  }
  order_lines: {
    id: string
    order_id: string
    position: number
    product_id: string
    variant_id: string
    bag_line_id: string
    slug: string | null
    name: string
    image: string
    media: JsonOrNull<'order_lines.media'>
    background: number | null
    metal: string | null
    purity: string | null
    stone: string | null
    clarity: string | null
    size: string | null
    engraving: string | null
    engraving_face: string | null
    birth_stone: string | null
    quantity: number
    unit_paise: number
    discount_paise: number
    net_paise: number
    hsn: string
    gst_basis_points: number
    making_days: number
    box: 'pouch' | null
    box_stamp: string | null
    personal_paise: Generated<number>
    parts: JsonOrNull<'order_lines.parts'>
    about: JsonOrNull<'order_lines.about'>
    tcs_paise: Generated<number>
    options: JsonOrNull<'order_lines.options'>
    set_product_id: string | null
    set_variant_id: string | null
  }
  order_notes: {
    id: GeneratedAlways<number>
    order_id: string
    who: string
    text: string
    at: Timestamp
  }
  orders: {
    id: string
    number: string
    account_id: string
    status: 'pending_payment' | 'paid' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'refunded' | 'under_review'
    ended_because: 'lapsed' | 'superseded' | 'failed' | 'house' | 'refused' | 'shopper' | null
    bag_version: number
    goods_paise: number
    points_spent: number
    discount_paise: number
    total_paise: number
    refunded_paise: Generated<number>
    points_earned: Generated<number>
    delivery: 'ship' | 'collect'
    store: JsonOrNull<'orders.store'>
    address: Json<'orders.address'>
    place_of_supply: string
    gift_wrap: boolean
    gift_message: string | null
    pan: string | null
    email: string
    expected_arrival: string
    reserved_until: Timestamp
    carrier: string | null
    tracking_number: string | null
    tracking_url: string | null
    created_at: Timestamp
    paid_at: OrNull<Timestamp>
    delivered_at: OrNull<Timestamp>
    updated_at: Timestamp
    before_refund: 'pending_payment' | 'paid' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'refunded' | 'under_review' | null
    tcs_paise: Generated<number>
    advance_paise: number | null
    advance_paid_at: OrNull<Timestamp>
    return_days: number | null
    pan_sealed: string | null
    delivery_paise: Generated<number>
    point_paise: Generated<number>
    paise_per_point: Generated<number | null>
    language: string | null
    plain_parcel: Generated<boolean>
  }
  outbox: {
    id: Generated<string>
    kind: string
    ref: string | null
    account_id: string | null
    payload: Json<'outbox.payload'>
    created_at: Timestamp
    attempts: Generated<number>
    due_at: Timestamp
    sent_at: OrNull<Timestamp>
    dead_at: OrNull<Timestamp>
    last_error: string | null
  }
  own_rows: {
    kind: string
    id: string
    removed: boolean
  }
  passkey_challenges: {
    challenge_hash: string
    purpose: 'register' | 'sign-in' | 'confirm'
    browser_hash: string
    expires_at: Timestamp
  }
  passkeys: {
    id: Generated<string>
    account_id: string
    credential_id: string
    public_key: string
    counter: number
    transports: string
    name: string
    created_at: Timestamp
    used_at: OrNull<Timestamp>
  }
  payments: {
    id: string
    order_id: string
    attempt: number
    provider: string
    request: Json<'payments.request'>
    session_id: string | null
    url: string | null
    status: 'open' | 'paid' | 'ended' | 'mismatch'
    payment_intent: string | null
    amount_paise: number
    created_at: Timestamp
    checked_at: OrNull<Timestamp>
    received_paise: number | null
    received_at: OrNull<Timestamp>
    refused: 'too-large' | 'too-small' | 'currency' | 'email' | 'time' | 'card' | 'other' | 'busy' | 'key' | 'in-progress' | 'unreachable' | null
    value_date: string | null
    way: 'card' | 'upi' | null
  }
  personalise_options: {
    kind: 'engraving' | 'birth-stone' | 'stamp'
    name: Generated<string>
    month: number | null
    paise: number
    days: number
  }
  pictures: {
    hash: string
    source: string
    key: string
    name: string
    alt: string
    width: number
    height: number
    placeholder: string
    bytes: Buffer
    size: number
    created_at: Timestamp
  }
  points_balances: {
    account_id: string
    balance: number
  }
  points_gifts: {
    id: string
    account_id: string
    points: number
    reason: string
    who: string
    given_at: Timestamp
  }
  points_ledger: {
    id: GeneratedAlways<number>
    account_id: string
    kind: 'welcome' | 'earned' | 'spent' | 'restored' | 'reversed' | 'given'
    points: number
    balance: number
    ref: string
    created_at: Timestamp
  }
  points_on_their_way: {
    account_id: string
    ref: string
    points: number
    vests_at: OrNull<Timestamp>
    created_at: Timestamp
  }
  product_personalisation: {
    product_id: string
    engraving_place: 'band' | 'back' | 'case' | null
    engraving_most: number | null
    engraving_most_with_stone: number | null
    engraving_faces: Generated<List<string>>
    no_engraving: string | null
    birth_stone: Generated<boolean>
    box_name: string | null
    box_outside: string | null
    stamp_most: Generated<number>
  }
  product_places: {
    product_id: string
    place: number
  }
  product_variants: {
    id: string
    product_id: string
    sku: string
    metal: string | null
    purity: string | null
    size: string | null
    stone: string | null
    stone_quality: string | null
    price_paise: number
    stock: Generated<number>
    metal_weight_mg: number | null
    weight_mg: number | null
    is_default: Generated<boolean>
    making_days: number | null
    position: Generated<number>
    active: Generated<boolean>
    options: Generated<Json<'product_variants.options'>>
  }
  products: {
    id: string
    slug: string
    name: string
    subtitle: string | null
    description: string | null
    images: Generated<List<string>>
    media: Generated<Json<'products.media'>>
    material: Generated<List<string>>
    metal_type: Generated<List<string>>
    band_type: Generated<List<string>>
    size: Generated<List<string>>
    resizable: Generated<List<string>>
    purity: Generated<List<string>>
    made_in: string
    diamond_carats: Generated<number>
    is_top_collection: Generated<boolean>
    category_ids: Generated<List<string>>
    collections: Generated<List<string>>
    gender: string | null
    type: string | null
    tags: Generated<List<string>>
    background: number | null
    gross_weight_mg: number | null
    stones: Generated<Json<'products.stones'>>
    certificate: JsonOrNull<'products.certificate'>
    hsn: string | null
    making_days: number | null
    spin: JsonOrNull<'products.spin'>
    impossible: Generated<Json<'products.impossible'>>
    price_paise: number
    sales_count: Generated<number>
    rank: Generated<number>
    keys: Generated<List<string>>
    search_text: Generated<string>
    active: Generated<boolean>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    search_name: Generated<string>
    search_facts: Generated<string>
    search_vector: string | null
    sold_until: OrNull<Timestamp>
    version: Generated<number>
    measures: JsonOrNull<'products.measures'>
    attributes: Generated<Json<'products.attributes'>>
    setting: JsonOrNull<'products.setting'>
    draft: Generated<boolean>
  }
  reconciliations: {
    day: string
    started_at: Timestamp
    finished_at: OrNull<Timestamp>
    payments: Generated<number>
    refunds: Generated<number>
    disputes: Generated<number>
    differences: Generated<number>
  }
  refunds: {
    id: string
    order_id: string
    payment_id: string
    return_id: string | null
    cause: 'return' | 'cancelled' | 'late' | 'review' | 'surplus' | 'elsewhere'
    amount_paise: number
    points_back: Generated<number>
    status: 'wanted' | 'pending' | 'done' | 'failed' | 'settled' | 'dropped'
    provider_id: string | null
    tries: Generated<number>
    due_at: Timestamp
    last_error: string | null
    created_at: Timestamp
    done_at: OrNull<Timestamp>
    attempt: Generated<number>
    withheld_paise: Generated<number>
    points_given: Generated<number>
    decided: Generated<boolean>
    settled_because: string | null
    asked_at: OrNull<Timestamp>
    bank_reference: string | null
  }
  repricings: {
    id: string
    begun_at: Timestamp
    rates: Json<'repricings.rates'>
    products: number
    done: Generated<number>
    after: Generated<string>
    repriced: Generated<number>
    finished_at: OrNull<Timestamp>
  }
  resale_terms: {
    id: GeneratedAlways<number>
    exchange_metal: number
    exchange_stones: number
    buy_back_metal: number
    buy_back_stones: number
    set_at: Timestamp
    set_by: Generated<string>
  }
  resales: {
    line_id: string
    place: number
    way: 'exchange' | 'buy-back'
    paise: number
    recorded_by: string
    recorded_at: Timestamp
  }
  return_lines: {
    return_id: string
    line_id: string
    quantity: number
    amount_paise: number
    points: number
    places: OrNull<List<number>>
  }
  returns: {
    id: string
    order_id: string
    status: 'requested' | 'approved' | 'declined' | 'refunded'
    reason: string
    note: string | null
    requested_at: Timestamp
    updated_at: Timestamp
    opened_by: Generated<'shopper' | 'house'>
    set_off_paise: Generated<number>
    closed_as: 'not-sent' | 'sent-back' | null
  }
  search_changes: {
    id: GeneratedAlways<number>
    product_id: string
    at: Generated<Timestamp>
    in_bulk: Generated<boolean>
  }
  search_entries: {
    id: string
    keys: List<string>
    name: string
    facts: string
    body: string
    price_paise: number
    rank: number
    sales: number
    added: Timestamp
    words: GeneratedAlways<string | null>
    chief: Generated<string>
  }
  search_key_counts: {
    key: string
    products: number
  }
  search_state: {
    one: Generated<boolean>
    version: Generated<number>
    moves: Generated<number>
    products: Generated<number>
    awaited: Generated<number>
    bulk_taken_at: OrNull<Timestamp>
  }
  search_terms: {
    term: string
    means: List<string>
    note: string | null
    prefers: Generated<List<string>>
    pages: Generated<Json<'search_terms.pages'>>
  }
  search_words: {
    word: string
    lexeme: string
    products: number
    named: number
  }
  seeded: {
    name: string
    at: Generated<Timestamp>
  }
  sessions: {
    id: Generated<string>
    account_id: string
    token_hash: string
    created_at: Timestamp
    idle_until: Timestamp
    ends_at: Timestamp
    device: string | null
    used_at: OrNull<Timestamp>
    confirmed_at: OrNull<Timestamp>
  }
  shop_facts: {
    id: Generated<boolean>
    facts: Json<'shop_facts.facts'>
    own: Generated<boolean>
  }
  sign_in_failures: {
    key: string
    failures: number
    last_at: Timestamp
    held_until: Timestamp
  }
  staff: {
    id: Generated<string>
    email: string
    role: 'owner' | 'manager' | 'workshop' | 'counter'
    password_hash: string | null
    totp_secret: string | null
    totp_step: number | null
    invited_at: Timestamp
    invited_by: string
    joined_at: OrNull<Timestamp>
    removed_at: OrNull<Timestamp>
    called: string | null
  }
  staff_guesses: {
    key: string
    tries: number
    window_ends: Timestamp
  }
  staff_invitations: {
    key_hash: string
    staff_id: string
    totp_secret: string
    ends_at: Timestamp
  }
  staff_recovery_codes: {
    staff_id: string
    code_hash: string
  }
  staff_sessions: {
    token_hash: string
    staff_id: string
    door: 'desk' | 'bearer'
    started_at: Timestamp
    ends_at: Timestamp
  }
  stock_reservations: {
    order_id: string
    variant_id: string
    quantity: number
    state: 'held' | 'sold' | 'released'
    account_id: string | null
  }
  store_probe: {
    one: Generated<boolean>
    at: Timestamp
  }
  stores: {
    id: string
    slug: string
    position: number
    latitude: number
    longitude: number
    capacity: number
    details: Json<'stores.details'>
  }
  texts: {
    id: Generated<boolean>
    source: Json<'texts.source'>
    own: Generated<boolean>
  }
  transfer_reversals: {
    payment_id: string
    order_id: string
    amount_paise: number
    bank_reference: string
    reason: string
    created_at: Timestamp
  }
  translations: {
    id: Generated<boolean>
    source: Json<'translations.source'>
    own: Generated<boolean>
  }
  variant_price_parts: {
    variant_id: string
    position: number
    kind: 'metal' | 'stone' | 'making' | 'other' | 'discount' | 'gst'
    label: string
    amount_paise: number
    base_paise: number | null
  }
  webhook_events: {
    event_id: string
    kind: string
    session_id: string | null
    received_at: Timestamp
    done_at: OrNull<Timestamp>
    object_id: string | null
  }
  welcome_gifts: {
    mailbox_hash: string
    given_at: Timestamp
  }
  wishlist: {
    account_id: string
    product_id: string
    kept: GeneratedAlways<number>
  }
  word_bits: {
    lexeme: string
    chunk: number
    bits: string
  }
  workshop_pieces: {
    id: string
    order_id: string
    line_id: string
    variant_id: string
    came: 'cancelled' | 'returned'
    came_at: Timestamp
    state: 'waiting' | 'restocked' | 'scrapped'
    reason: string | null
    decided_at: OrNull<Timestamp>
  }
}
