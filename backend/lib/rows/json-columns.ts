import { Type, type Static, type TSchema } from 'typebox'
import { ShippingAddress } from '#contract/account.ts'
import { PieceChoice } from '#contract/appointments.ts'
import { BankAccount } from '#contract/bank-transfer.ts'
import { Blog } from '#contract/blogs.ts'
import { CategoryInput } from '#contract/catalogue-write.ts'
import { Attribute, Certificate, Media, Product, Stone } from '#contract/catalogue.ts'
import { SearchedPage } from '#contract/search-reading.ts'
import { Impossible } from '#contract/configure.ts'
import { ContentSource } from '#contract/content.ts'
import { Enquiry } from '#contract/enquiries.ts'
import { Measures } from '#contract/measures.ts'
import { Wish } from '#contract/messages.ts'
import { NavigationSource } from '#contract/navigation.ts'
import { ChosenOption, OptionsSource, OptionValues } from '#contract/options.ts'
import { PricePart } from '#contract/pricing.ts'
import { Setting } from '#contract/setting.ts'
import { ShopFacts } from '#contract/shop.ts'
import { Store } from '#contract/stores.ts'
import { TextsSource } from '#contract/texts.ts'
import { TranslationsSource } from '#contract/translations.ts'
import { EmailMessage } from './email-shape.ts'
import { InvoiceDocument } from './invoice-shape.ts'
import { listOf } from './list-of.ts'

/** A metal rate as stored with a price; `setAt` is ISO 8601. */
const HeldRate = Type.Object({
  metal: Type.String(),
  purity: Type.String(),
  paisePerGram: Type.Number(),
  setAt: Type.String(),
})
type HeldRate = Static<typeof HeldRate>

/** A rate as it was set. */
export const NewRate = Type.Object({
  metal: Type.String(),
  purity: Type.String(),
  paisePerGram: Type.Number(),
})
export type NewRate = Static<typeof NewRate>

/** One part of the price of one piece, in paise. */
export const Part = Type.Object({
  kind: PricePart.properties.kind,
  label: Type.String(),
  detail: Type.Optional(Type.String()),
  paise: Type.Number(),
  rate: Type.Optional(HeldRate),
})
export type Part = Static<typeof Part>

/** Where an order goes, as it was given. */
export const OrderAddress = Type.Object({
  ...ShippingAddress.properties,
  phone: Type.Optional(Type.String()),
})
export type OrderAddress = Static<typeof OrderAddress>

/** What the house knew of a piece when it was ordered, besides what the shopper chose. */
const AboutPiece = Type.Object({
  weightMg: Type.Optional(Type.Number()),
  metalWeightMg: Type.Optional(Type.Number()),
  madeIn: Type.Optional(Type.String()),
  resizable: Type.Optional(Type.String()),
  /** Those of the listed combination; absent if another stone was chosen. */
  stones: Type.Optional(listOf(Stone)),
  certificate: Type.Optional(Certificate),
  attributes: Type.Optional(listOf(Attribute)),
  /** Made after an estimate that its shopper accepted. */
  commissioned: Type.Optional(Type.Boolean()),
})
type AboutPiece = Static<typeof AboutPiece>

/** The parameters of a payment session as they were first asked for. */
export const SessionRequest = Type.Object({
  amount: Type.Number(),
  currency: Type.Literal('inr'),
  /** The ways to pay that may be offered. Absent in sessions of older releases: those that the account offers. */
  ways: Type.Optional(listOf(Type.String())),
  orderId: Type.String(),
  number: Type.String(),
  email: Type.String(),
  successUrl: Type.String(),
  cancelUrl: Type.String(),
  /** Seconds since 1970. */
  expiresAt: Type.Number(),
  lines: listOf(Type.Object({ name: Type.String(), amount: Type.Number() })),
})
export type SessionRequest = Static<typeof SessionRequest>

/** A table of products as it was sent to an import: each row with what its cells say, by column. */
export const AskedTable = Type.Object({
  createMissing: Type.Boolean(),
  rows: listOf(Type.Object({ row: Type.Number(), cells: Type.Record(Type.String(), Type.String()) })),
})
export type AskedTable = Static<typeof AskedTable>

const StoreDetails = Type.Omit(Store, ['_id', 'slug', 'latitude', 'longitude', 'distanceKm'])
type StoreDetails = Static<typeof StoreDetails>

const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

/**
 * The type of each JSON column. A new JSON column needs a line here: the generated types of the tables refer to it by
 * name. `tests/table-types.test.ts` checks that stored values match.
 */
export const jsonColumns = {
  'appointments.piece_choices': Type.Record(Type.String(), PieceChoice),
  'audit.details': orNull(
    Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])),
  ),
  'bag_lines.held_parts': orNull(listOf(Part)),
  'bank_transfers.account': BankAccount,
  'blogs.doc': Blog,
  /** As received: read by the catalogue's own reader. */
  'catalogue_import_lines.product': Type.Unknown(),
  'catalogue_imports.asked': orNull(AskedTable),
  'catalogue_imports.categories': orNull(listOf(CategoryInput)),
  'categories.media': orNull(Media),
  'content_pages.source': ContentSource,
  'content_pictures.media': Media,
  /** As it was typed: checked when it is published. */
  'document_drafts.value': Type.Record(Type.String(), Type.Unknown()),
  'document_versions.value': orNull(Type.Record(Type.String(), Type.Unknown())),
  'enquiries.details': Enquiry.properties.details,
  'invoices.document': InvoiceDocument,
  'made_pieces.report': orNull(Certificate),
  'messages.wish': orNull(Wish),
  'navigation.source': NavigationSource,
  'order_lines.about': orNull(AboutPiece),
  'options.source': OptionsSource,
  'order_lines.media': orNull(Media),
  'order_lines.options': orNull(listOf(ChosenOption)),
  'order_lines.parts': orNull(listOf(Part)),
  'orders.address': OrderAddress,
  'orders.store': orNull(Type.Object({ id: Type.String(), name: Type.String() })),
  'outbox.payload': EmailMessage,
  'payments.request': SessionRequest,
  'product_variants.options': OptionValues,
  'products.attributes': Type.Array(Attribute),
  'products.certificate': orNull(Certificate),
  'products.impossible': Type.Array(Impossible),
  'products.measures': orNull(Measures),
  'products.media': Type.Array(Media),
  'products.setting': orNull(Setting),
  'products.spin': orNull(Product.properties.spin),
  'products.stones': Type.Array(Stone),
  'repricings.rates': listOf(NewRate),
  'search_terms.pages': Type.Array(SearchedPage),
  'shop_facts.facts': ShopFacts,
  'stores.details': StoreDetails,
  'texts.source': TextsSource,
  'translations.source': TranslationsSource,
} satisfies Record<string, TSchema>

export type JsonColumns = { [C in keyof typeof jsonColumns]: Static<(typeof jsonColumns)[C]> }
