import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ShopFacts as ShopFactsRest } from '../../contract/shop.ts';
import type { ShownCollection as ShownCollectionRest, ShownFooter as ShownFooterRest, ShownMenuItem as ShownMenuItemRest } from '../../contract/navigation.ts';
import type { ListedProduct as ListedProductRest, Attribute as AttributeRest, Category as CategoryRest, Media as MediaRest } from '../../contract/catalogue.ts';
import type { ProductList as ProductListRest, SuggestionList as SuggestionListRest } from '../domains/catalogue/answers.ts';
import type { SearchReading as SearchReadingRest } from '../../contract/search-reading.ts';
import type { FacetValue as FacetValueRest } from '../../contract/search.ts';
import type { Blog as BlogRest } from '../../contract/blogs.ts';
import type { Store as StoreRest } from '../../contract/stores.ts';
import type { Appointment as AppointmentRest } from '../../contract/appointments.ts';
import type { ContentPage as ContentPageRest, ContentLink as ContentLinkRest } from '../../contract/content.ts';
import type { ContentPicture as ContentPictureRest, Block as BlockRest, HeroBlock as HeroBlockRest, StatementBlock as StatementBlockRest, ProseBlock as ProseBlockRest, StepsBlock as StepsBlockRest, FactsBlock as FactsBlockRest, TableBlock as TableBlockRest, GalleryBlock as GalleryBlockRest, SplitBlock as SplitBlockRest, ColumnsBlock as ColumnsBlockRest, TilesBlock as TilesBlockRest, LinksBlock as LinksBlockRest, FaqBlock as FaqBlockRest, ContactBlock as ContactBlockRest, CtaBlock as CtaBlockRest, ProductStripBlock as ProductStripBlockRest, DownloadsBlock as DownloadsBlockRest, QuoteBlock as QuoteBlockRest, TabsBlock as TabsBlockRest } from '../../contract/content-blocks.ts';
import type { Account as AccountRest, Address as AddressRest, Country as CountryRest } from '../../contract/account.ts';
import type { OpenSession as OpenSessionRest } from '../../contract/session.ts';
import type { OneTimeCodes as OneTimeCodesRest } from '../../contract/one-time-codes.ts';
import type { Passkey as PasskeyRest } from '../../contract/passkeys.ts';
import type { Points as PointsRest, PointsEntry as PointsEntryRest } from '../../contract/points.ts';
import type { MessagePage as MessagePageRest, Message as MessageRest, MessagePicture as MessagePictureRest, Wish as WishRest, Estimate as EstimateRest } from '../../contract/messages.ts';
import type { Personalisation as PersonalisationRest } from '../../contract/personalise.ts';
import type { Bag as BagRest, BagLine as BagLineRest, TaxPart as TaxPartRest } from '../../contract/bag.ts';
import type { WayToPay as WayToPayRest, Quote as QuoteRest, CollectStore as CollectStoreRest, QuotedAdvance as QuotedAdvanceRest } from '../../contract/checkout.ts';
import type { SetMetal as SetMetalRest, SetOffer as SetOfferRest, SetPiece as SetPieceRest } from '../../contract/set-pieces.ts';
import type { BreakUp as BreakUpRest, PricePart as PricePartRest, MetalRate as MetalRateRest } from '../../contract/pricing.ts';
import type { DeliveryPromise as DeliveryPromiseRest } from '../../contract/promise.ts';
import type { Order as OrderRest, PassportRef as PassportRefRest, PassportEnd as PassportEndRest, OrderSummary as OrderSummaryRest, OrderItem as OrderItemRest, OrderEvent as OrderEventRest, InvoiceRef as InvoiceRefRest, Tracking as TrackingRest } from '../../contract/orders.ts';
import type { Passport as PassportRest, MadePiece as MadePieceRest, ResaleValue as ResaleValueRest } from '../../contract/passport.ts';
import type { OrderAdvance as OrderAdvanceRest, OrderMoney as OrderMoneyRest } from '../../contract/order-money.ts';
import type { BankTransfer as BankTransferRest } from '../../contract/bank-transfer.ts';
import type { Return as ReturnRest } from '../../contract/order-returns.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day of the calendar, `YYYY-MM-DD`. */
  Date: { input: string; output: string; }
  /** An instant in UTC, ISO 8601, e.g. `2026-11-22T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** Money in paise (1 rupee = 100 paise): a JSON integer, checked to be a safe one. Never a float. */
  Paise: { input: number; output: number; }
};

/** The wish is taken; an e-mail follows. */
export type AcceptedPayload = {
  __typename?: 'AcceptedPayload';
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** A changed price that the shopper says yes to. */
export type AcceptedPriceInput = {
  /** Id of the line. */
  lineId: Scalars['ID']['input'];
  /** One piece, as it was shown. */
  price: Scalars['Paise']['input'];
};

/** A piece and what is chosen for it. Choices are checked against the product. */
export type AddToBagInput = {
  /** The birth stone set inside. */
  birthStone?: InputMaybe<Scalars['String']['input']>;
  /** How it travels; left out, in the signature box. */
  box?: InputMaybe<BoxChoice>;
  /** Initials on the lid of its box. */
  boxStamp?: InputMaybe<Scalars['String']['input']>;
  /** Clarity of the stone. */
  clarity?: InputMaybe<Scalars['String']['input']>;
  /** The words engraved. */
  engraving?: InputMaybe<Scalars['String']['input']>;
  /** The face of the engraving. */
  engravingFace?: InputMaybe<EngravingFace>;
  /** The metal, as chosen. */
  metalType?: InputMaybe<Scalars['String']['input']>;
  /** Values of the house's own options; one that is left out is taken as the piece is listed. */
  options?: InputMaybe<Array<ChosenOptionInput>>;
  /** What one piece cost where it was chosen, GST and personal work included. Refused with PRICE_CHANGED when it costs something else now; left out, whatever it costs now is taken. */
  price?: InputMaybe<Scalars['Paise']['input']>;
  /** Id of the product. */
  productId: Scalars['ID']['input'];
  /** Purity of the metal, e.g. 18 kt. */
  purity?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 10; added to what the bag has of the same piece. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** The size, as chosen. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** The main stone, as chosen. */
  stone?: InputMaybe<Scalars['String']['input']>;
  /** A loose stone to set in it instead of its own, by id or slug: then no `stone` and no `clarity`. */
  stoneId?: InputMaybe<Scalars['ID']['input']>;
};

/** A place parcels go to. */
export type Address = {
  __typename?: 'Address';
  /** House and street. */
  addressLine1: Scalars['String']['output'];
  /** Building, area or landmark. */
  addressLine2?: Maybe<Scalars['String']['output']>;
  /** Town or city. */
  city: Scalars['String']['output'];
  /** Name of the country, as printed on a parcel. */
  country: Scalars['String']['output'];
  /** Two letters, ISO 3166-1. */
  countryCode: Scalars['String']['output'];
  /** Stable id; opaque. */
  id: Scalars['ID']['output'];
  /** Offered first at checkout. */
  isDefault: Scalars['Boolean']['output'];
  /** Who receives parcels there. */
  name: Scalars['String']['output'];
  /** With country code, e.g. +91 22 5550 0142. */
  phone?: Maybe<Scalars['String']['output']>;
  /** PIN or postal code. */
  postalCode: Scalars['String']['output'];
  /** State or union territory. */
  state: Scalars['String']['output'];
};

/** What a shopper types of an address. */
export type AddressInput = {
  /** House and street. */
  addressLine1: Scalars['String']['input'];
  /** Building, area or landmark. */
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** Town or city. */
  city: Scalars['String']['input'];
  /** Two letters, ISO 3166-1. */
  countryCode: Scalars['String']['input'];
  /** Offered first at checkout. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who receives parcels there. */
  name: Scalars['String']['input'];
  /** With country code, e.g. +91 22 5550 0142. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** PIN or postal code. */
  postalCode: Scalars['String']['input'];
  /** State or union territory. */
  state: Scalars['String']['input'];
};

/** The address after the change. */
export type AddressPayload = {
  __typename?: 'AddressPayload';
  /** The address. */
  address?: Maybe<Address>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** An hour that is kept for somebody. */
export type Appointment = {
  __typename?: 'Appointment';
  /** The address, line by line. */
  addressLines: Array<Scalars['String']['output']>;
  /** An iCalendar file, as text. */
  calendar: Scalars['String']['output'];
  /** When the salon said that it expects the visitor; null until then. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where the confirmation and its link went. */
  email: Scalars['String']['output'];
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** Stable id; opaque. */
  id: Scalars['ID']['output'];
  /** Which kind it is. */
  kind: AppointmentKind;
  /** Lets its holder move or cancel it. Given when booked or moved. */
  link?: Maybe<Scalars['String']['output']>;
  /** Who comes. */
  name: Scalars['String']['output'];
  /** A sentence beside it. */
  note?: Maybe<Scalars['String']['output']>;
  /** With country code, e.g. +91 22 5550 0142. */
  phone: Scalars['String']['output'];
  /** What is laid out, in the order chosen. */
  pieces: Array<AppointmentPiece>;
  /** What the visit is for. */
  purpose: AppointmentPurpose;
  /** Short and sayable. */
  reference: Scalars['String']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** PAST once its hour is over. */
  status: AppointmentStatus;
  /** Id of the store. */
  storeId: Scalars['ID']['output'];
  /** The store, by name. */
  storeName: Scalars['String']['output'];
  /** IANA name of the zone that the times are meant in. */
  timeZone: Scalars['String']['output'];
};

/** How one meets. */
export type AppointmentKind =
  /** By telephone. */
  | 'PHONE'
  /** In a store. */
  | 'STORE'
  /** By video. */
  | 'VIDEO';

/** The appointment, or why it was refused. */
export type AppointmentPayload = {
  __typename?: 'AppointmentPayload';
  /** The appointment after the change. */
  appointment?: Maybe<Appointment>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** A piece that is laid out. */
export type AppointmentPiece = {
  __typename?: 'AppointmentPiece';
  /** The metal that was chosen. */
  metal?: Maybe<Scalars['String']['output']>;
  /** Its name, while it is on sale. */
  name?: Maybe<Scalars['String']['output']>;
  /** Id of the product. */
  productId: Scalars['ID']['output'];
  /** The purity that was chosen. */
  purity?: Maybe<Scalars['String']['output']>;
  /** The size that was chosen. */
  size?: Maybe<Scalars['String']['output']>;
};

/** Why one comes. */
export type AppointmentPurpose =
  /** A piece of one's own. */
  | 'BESPOKE'
  /** An engagement. */
  | 'ENGAGEMENT'
  /** Resizing or repair. */
  | 'RESIZE_OR_REPAIR'
  /** To see pieces. */
  | 'SEE_PIECES'
  /** Anything else; the note says what. */
  | 'SOMETHING_ELSE'
  /** Service of a watch. */
  | 'WATCH_SERVICE'
  /** A wedding. */
  | 'WEDDING';

/** The state of an appointment. */
export type AppointmentStatus =
  /** Ahead of us. */
  | 'BOOKED'
  /** Called off. */
  | 'CANCELLED'
  /** Behind us. */
  | 'PAST';

/** A fact of a piece by its name. */
export type Attribute = {
  __typename?: 'Attribute';
  /** It is shown beside the price, too. */
  lead: Scalars['Boolean']['output'];
  /** As shown: 'Diameter'. */
  name: Scalars['String']['output'];
  /** As read, with its unit: '36 mm', 'Leather'. */
  text: Scalars['String']['output'];
};

/** A bag. */
export type Bag = {
  __typename?: 'Bag';
  /** The day all pieces can be with the shopper; null while the bag is empty. */
  expectedArrival?: Maybe<Scalars['Date']['output']>;
  /** When the first of the prices stops being held; null when none is. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** One line per piece as chosen. */
  lines: Array<BagLine>;
  /** How many pieces in all. */
  pieces: Scalars['Int']['output'];
  /** GST inside the total, one entry per rate. */
  tax: Array<TaxPart>;
  /** GST included; lines that cannot be bought are left out. */
  total: Scalars['Paise']['output'];
  /** Grows with every change; placing an order names the version that was shown. */
  version: Scalars['Int']['output'];
};

/** A piece in the bag and what was chosen for it. */
export type BagLine = {
  __typename?: 'BagLine';
  /** Pieces that could be sold now. */
  available: Scalars['Int']['output'];
  /** Which of the eight backgrounds (1 to 8) is behind the picture. */
  background: Scalars['Int']['output'];
  /** The birth stone set inside. */
  birthStone?: Maybe<Scalars['String']['output']>;
  /** How it travels. */
  box: BoxChoice;
  /** Initials on the lid of its box. */
  boxStamp?: Maybe<Scalars['String']['output']>;
  /** What all pieces of the line cost, part by part; null when the backend gives no parts. */
  breakUp?: Maybe<PriceBreakUp>;
  /** Clarity of the stone. */
  clarity?: Maybe<Scalars['String']['output']>;
  /** The words engraved. */
  engraving?: Maybe<Scalars['String']['output']>;
  /** The face of the engraving. */
  engravingFace?: Maybe<EngravingFace>;
  /** Until when the price is held, whatever the metal's rate does; null when it is not held. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Stable id; opaque. */
  id: Scalars['ID']['output'];
  /** Plain address of the picture, where `media` is null. */
  image: Scalars['String']['output'];
  /** Working days until it leaves the workshop. */
  makingDays?: Maybe<Scalars['Int']['output']>;
  /** The picture with its widths and formats. */
  media?: Maybe<Media>;
  /** The metal, as chosen. */
  metalType?: Maybe<Scalars['String']['output']>;
  /** As the piece is called now. */
  name: Scalars['String']['output'];
  /** What was chosen of the house's own options, in the order in which they are asked. */
  options: Array<ChosenOption>;
  /** Within the price, for engraving, birth stone and stamping. */
  personal: Scalars['Paise']['output'];
  /** What it cost when it was put in or last accepted; only where that differs. Lower than `price`: it waits for a yes (`problem`); higher: the price fell and is charged at once. */
  previousPrice?: Maybe<Scalars['Paise']['output']>;
  /** One piece, GST included. The same piece may be on two lines: at the price held for it, and at today's for pieces added since. */
  price: Scalars['Paise']['output'];
  /** Why it cannot be bought; null when it can. */
  problem?: Maybe<BagProblem>;
  /** Id of the product. */
  productId: Scalars['ID']['output'];
  /** Purity of the metal, e.g. 18 kt. */
  purity?: Maybe<Scalars['String']['output']>;
  /** 1 to 10. */
  quantity: Scalars['Int']['output'];
  /** False for a piece made for one person: engraved, or with a birth stone. */
  returnable: Scalars['Boolean']['output'];
  /** The loose stone that is set in it; `stone` and `clarity` are its own then. */
  setStone?: Maybe<SetStone>;
  /** The size, as chosen. */
  size?: Maybe<Scalars['String']['output']>;
  /** The name in the address of its page. */
  slug?: Maybe<Scalars['String']['output']>;
  /** The main stone, as chosen. */
  stone?: Maybe<Scalars['String']['output']>;
};

/** The bag after the change, or why it was refused. */
export type BagPayload = {
  __typename?: 'BagPayload';
  /** The bag after the change. */
  bag?: Maybe<Bag>;
  /** With the code PRICE_CHANGED: what one piece costs now. Adding it at this price says yes to it. */
  price?: Maybe<Scalars['Paise']['output']>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Why a line cannot be bought. `PRICE_CHANGED` must be accepted first: `acceptPrices`. */
export type BagProblem =
  /** Fewer left than asked for. */
  | 'FEWER_LEFT'
  /** No longer sold. */
  | 'NOT_SOLD'
  /** None left. */
  | 'OUT_OF_STOCK'
  /** The price is higher than when it was added. */
  | 'PRICE_CHANGED';

/** How an order is paid by bank transfer, and what has arrived. */
export type BankTransfer = {
  __typename?: 'BankTransfer';
  /** Number of the account. */
  accountNumber: Scalars['String']['output'];
  /** What must arrive in all. */
  asked: Scalars['Paise']['output'];
  /** The bank. */
  bank: Scalars['String']['output'];
  /** The last day on which it counts; the pieces are kept until then. A date; null where there is none. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** Whom the account belongs to. */
  holder: Scalars['String']['output'];
  /** The code of the branch (Indian Financial System Code). */
  ifsc: Scalars['String']['output'];
  /** True while more is waited for. */
  open: Scalars['Boolean']['output'];
  /** What has arrived, the oldest first. */
  receipts: Array<TransferReceipt>;
  /** What has arrived. */
  received: Scalars['Paise']['output'];
  /** What the transfer must carry. */
  reference: Scalars['String']['output'];
};

/** The stone of a month, set inside the piece. */
export type BirthStone = {
  __typename?: 'BirthStone';
  /** Working days it adds. */
  days: Scalars['Int']['output'];
  /** 1 is January. */
  month: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** What it adds to the price. */
  price: Scalars['Paise']['output'];
};

/** A blog (specification section 3). Texts are plain text. */
export type Blog = {
  __typename?: 'Blog';
  /** Further pictures. */
  additionalSections: Array<Media>;
  /** The picture at the top. */
  banner?: Maybe<Media>;
  /** Titled sections. */
  contentSections: Array<BlogSection>;
  /** Stable id; opaque. */
  id: Scalars['ID']['output'];
  /** Pictures shown as a grid. */
  imageGrid: Array<Media>;
  /** What to take away. */
  insights: Array<BlogInsight>;
  /** The first paragraph. */
  intro?: Maybe<Scalars['String']['output']>;
  /** When it was published. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Short headed notes. */
  sections1: Array<BlogNote>;
  /** What the page says of itself to search engines. */
  seo: Seo;
  /** One line under the title. */
  subtitle?: Maybe<Scalars['String']['output']>;
  /** Heading of its page and of its card. */
  title: Scalars['String']['output'];
};

/** A blog in a list. */
export type BlogCard = {
  __typename?: 'BlogCard';
  /** The picture at the top. */
  banner?: Maybe<Media>;
  /** Stable id; opaque. */
  id: Scalars['ID']['output'];
  /** The first paragraph. */
  intro?: Maybe<Scalars['String']['output']>;
  /** When it was published. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** One line under the title. */
  subtitle?: Maybe<Scalars['String']['output']>;
  /** Heading of its page and of its card. */
  title: Scalars['String']['output'];
};

/** A picture, a title and a sentence. */
export type BlogInsight = {
  __typename?: 'BlogInsight';
  /** Plain text, one paragraph. */
  description: Scalars['String']['output'];
  /** Null where it has none. */
  image?: Maybe<Media>;
  /** Shown as it is: nothing in it is marked. */
  title: Scalars['String']['output'];
};

/** A heading and a paragraph. */
export type BlogNote = {
  __typename?: 'BlogNote';
  /** Plain text; an empty line parts paragraphs. */
  content: Scalars['String']['output'];
  /** Shown as it is: nothing in it is marked. */
  heading: Scalars['String']['output'];
};

/** One page of blogs. */
export type BlogPage = {
  __typename?: 'BlogPage';
  /** What is on this page, in order. */
  items: Array<BlogCard>;
  /** Which page this is, from 1. */
  page: Scalars['Int']['output'];
  /** How many there are in all. */
  total: Scalars['Int']['output'];
};

/** A titled section with a picture and a small gallery. */
export type BlogSection = {
  __typename?: 'BlogSection';
  /** Plain text; an empty line parts paragraphs. */
  description?: Maybe<Scalars['String']['output']>;
  /** A small gallery. */
  gallery: Array<Media>;
  /** Shown as it is: nothing in it is marked. */
  heading?: Maybe<Scalars['String']['output']>;
  /** Null where the section has none. */
  image?: Maybe<Media>;
};

/** What a visitor fills in. */
export type BookAppointmentInput = {
  /** In which metal and size, of those pieces for which that was chosen. */
  choices?: InputMaybe<Array<LaidOutInput>>;
  /** Where the confirmation and its link go. */
  email: Scalars['String']['input'];
  /** Minted by the form: the same form sent twice books once. */
  key: Scalars['ID']['input'];
  /** Which kind it is. */
  kind: AppointmentKind;
  /** Who comes. */
  name: Scalars['String']['input'];
  /** A sentence beside it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** With country code, e.g. +91 22 5550 0142. */
  phone: Scalars['String']['input'];
  /** Ids of the products to be laid out, the most wanted first; at most twelve. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What the visit is for. */
  purpose: AppointmentPurpose;
  /** When it begins. */
  startsAt: Scalars['DateTime']['input'];
  /** Id of the store. */
  storeId: Scalars['ID']['input'];
};

/** How a piece travels. */
export type BoxChoice =
  /** In a pouch, without a box. */
  | 'POUCH'
  /** In the signature box. */
  | 'SIGNATURE';

/** What became of the request. */
export type CancelOrderPayload = {
  __typename?: 'CancelOrderPayload';
  /** The order after the change. */
  order?: Maybe<Order>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** A category of the catalogue. */
export type Category = {
  __typename?: 'Category';
  /** Names of collections; used for the category named Bespoke. */
  collection: Array<Scalars['String']['output']>;
  /** Plain text, without marks. */
  description?: Maybe<Scalars['String']['output']>;
  /** Stable id; opaque. */
  id: Scalars['ID']['output'];
  /** The picture with its widths and formats. */
  media?: Maybe<Media>;
  /** In the page's language where the house has translated it. */
  name: Scalars['String']['output'];
  /** The category it belongs to; null at the top. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** How many products it holds; null when the backend does not say. */
  productCount?: Maybe<Scalars['Int']['output']>;
  /** What it is to the shop; null: a category as others. */
  role?: Maybe<CategoryRole>;
  /** The name in the address of its page. */
  slug: Scalars['String']['output'];
};

/** What a category is to the shop, besides its name. */
export type CategoryRole =
  /** Another trade besides jewels, e.g. watches: no button among theirs, always in the index of the home page. */
  | 'APART'
  /** Its `collection` names the kinds of commissions, at /bespoke. */
  | 'BESPOKE'
  /** Its list and its pieces have pages of their own, at /high-jewellery. */
  | 'HIGH_JEWELLERY'
  /** Its pieces are single stones, listed as a table of their grades. */
  | 'STONES';

/** A laboratory's report on the main stone. */
export type Certificate = {
  __typename?: 'Certificate';
  /** The laboratory. */
  lab: Scalars['String']['output'];
  /** Its number; null where each piece gets a report of its own when it is made. */
  number?: Maybe<Scalars['String']['output']>;
};

/** Points in a checkout. One point is worth one rupee. */
export type CheckoutPoints = {
  __typename?: 'CheckoutPoints';
  /** False while the e-mail is not verified. */
  allowed: Scalars['Boolean']['output'];
  /** Points that can be spent. */
  balance: Scalars['Int']['output'];
  /** Earned once it is paid. */
  earns: Scalars['Int']['output'];
  /** The most this order may take. */
  spendable: Scalars['Int']['output'];
  /** Points spent in this quote. */
  spent: Scalars['Int']['output'];
};

/** What an order would cost now. */
export type CheckoutQuote = {
  __typename?: 'CheckoutQuote';
  /** What may be paid at first of pieces that are made to order; null where nothing less than all. */
  advance?: Maybe<QuotedAdvance>;
  /** The version of the bag that this was reckoned from. */
  bagVersion: Scalars['Int']['output'];
  /** By points. */
  discount: Scalars['Paise']['output'];
  /** The day it should arrive. */
  expectedArrival: Scalars['Date']['output'];
  /** The pieces alone. */
  goods: Scalars['Paise']['output'];
  /** When the first of the prices stops being held; null when none is. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** One line per piece as chosen. */
  lines: Array<BagLine>;
  /** True above ₹2,00,000. */
  panRequired: Scalars['Boolean']['output'];
  /** How many pieces in all. */
  pieces: Scalars['Int']['output'];
  /** What points can do for this bag. */
  points: CheckoutPoints;
  /** Delivery, GST included; 0 where it is free. */
  shipping: Scalars['Paise']['output'];
  /** The house's other ways, each of which takes less than the total; null when the backend does not say. */
  smallerWays?: Maybe<Array<WayToPay>>;
  /** Stores the pieces can be collected at. */
  stores: Array<CollectStore>;
  /** GST within the total, by kind and rate. */
  tax: Array<TaxPart>;
  /** Income tax that the law has collected with the price (TCS); 0 for most. */
  tcs: Scalars['Paise']['output'];
  /** What is to be paid. */
  total: Scalars['Paise']['output'];
  /** Where no way takes the total: a sentence that says so, and what to do. */
  unpayable?: Maybe<Scalars['String']['output']>;
  /** The ways to pay that take the total; null when the backend does not say. */
  ways?: Maybe<Array<WayToPay>>;
};

/** A value of one of the house's own options, as it was chosen. */
export type ChosenOption = {
  __typename?: 'ChosenOption';
  /** The option's key. */
  key: Scalars['String']['output'];
  /** What the house calls the option. */
  label: Scalars['String']['output'];
  /** The value that was chosen. */
  value: Scalars['String']['output'];
};

/** A value of one of the house's own options, to be chosen. */
export type ChosenOptionInput = {
  /** The option's key, as in `PieceOption`. */
  key: Scalars['String']['input'];
  /** One of its values. */
  value: Scalars['String']['input'];
};

/** What an authenticator app is shown, unless `userErrors` says why not. */
export type CodeSetupPayload = {
  __typename?: 'CodeSetupPayload';
  /** `otpauth://`, for a QR code. */
  address?: Maybe<Scalars['String']['output']>;
  /** Base 32, for typing. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** A store that keeps pieces for collection. */
export type CollectStore = {
  __typename?: 'CollectStore';
  /** The address, line by line. */
  addressLines: Array<Scalars['String']['output']>;
  /** Town or city. */
  city: Scalars['String']['output'];
  /** Stable id; opaque. */
  id: Scalars['ID']['output'];
  /** Of the store, without the town. */
  name: Scalars['String']['output'];
  /** The day from which the pieces are ready. */
  readyFrom: Scalars['Date']['output'];
};

/** A collection, by the name that its pieces carry. */
export type Collection = {
  __typename?: 'Collection';
  /** Which of the eight backgrounds its tile has (1 to 8). */
  background: Scalars['Int']['output'];
  /** As pieces carry it, e.g. in `collections`. */
  name: Scalars['String']['output'];
  /** A piece of it; null where there is none. */
  piece?: Maybe<Product>;
};

/** Short texts side by side. */
export type ColumnsBlock = {
  __typename?: 'ColumnsBlock';
  /** Shown as it is: nothing in it is marked. */
  heading?: Maybe<Scalars['String']['output']>;
  /** One a column. */
  notes: Array<ContentColumn>;
};

/** Combinations in columns of equal length, in the house's order. The n-th entry of each column belongs to one. */
export type Combinations = {
  __typename?: 'Combinations';
  /** Per combination: the place of its value in each of `options`; -1 where an option does not apply. */
  choices: Array<Array<Scalars['Int']['output']>>;
  /** Place of the combination that the piece is listed with. */
  listed: Scalars['Int']['output'];
  /** Working days until it leaves the workshop; null when the backend gives none. */
  makingDays: Array<Maybe<Scalars['Int']['output']>>;
  /** Price, GST included. */
  price: Array<Scalars['Paise']['output']>;
  /** Pieces that can be sold now. */
  stock: Array<Scalars['Int']['output']>;
  /** Milligrams of the whole piece; null when the backend gives none. */
  weightMg: Array<Maybe<Scalars['Int']['output']>>;
};

/** Everything that can be chosen of a piece, and what each combination costs. */
export type Configuration = {
  __typename?: 'Configuration';
  /** Every combination that is made, in columns: a ring with five options has hundreds. */
  combinations: Combinations;
  /** Combinations that are not made, and why. */
  impossible: Array<ImpossibleCombination>;
  /** What is chosen, in the order it is asked. An option with one value is not a choice but a fact. */
  options: Array<PieceOption>;
};

/** The e-mail that is confirmed now. */
export type ConfirmEmailPayload = {
  __typename?: 'ConfirmEmailPayload';
  /** The address that is confirmed now. */
  email?: Maybe<Scalars['String']['output']>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** How to reach the house; telephone, e-mail and address come from `shop`. */
export type ContactBlock = {
  __typename?: 'ContactBlock';
  /** Links and italic words are marked, as in every text of a page. */
  text?: Maybe<Scalars['String']['output']>;
  /** Shown as it is: nothing in it is marked. */
  title: Scalars['String']['output'];
};

/** A message to the house. */
export type ContactEnquiryInput = {
  /** Where the answer goes. */
  email: Scalars['String']['input'];
  /** Minted by the form: the same message sent twice is stored once. */
  key: Scalars['ID']['input'];
  /** At least 10 characters. */
  message: Scalars['String']['input'];
  /** Who writes. */
  name: Scalars['String']['input'];
  /** Number of the order it is about. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** With country code, e.g. +91 22 5550 0142. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** What it is about. */
  topic: ContactTopic;
};

/** What a message to the house is about. */
export type ContactTopic =
  /** Press, or work at the house. */
  | 'HOUSE'
  /** An order, a delivery or a return. */
  | 'ORDER'
  /** Anything else. */
  | 'OTHER'
  /** A piece, its stones or its price. */
  | 'PIECE'
  /** Resizing, repair, engraving, care. */
  | 'SERVICE';

/** A link by itself or as a button. */
export type ContentAction = {
  __typename?: 'ContentAction';
  /** Where it leads: a path of this shop, or https. */
  href: Scalars['String']['output'];
  /** The words shown. */
  label: Scalars['String']['output'];
};

/** What a page is made of, from top to bottom. */
export type ContentBlock = ColumnsBlock | ContactBlock | CtaBlock | DownloadsBlock | FactsBlock | FaqBlock | GalleryBlock | HeroBlock | LinksBlock | ProductStripBlock | ProseBlock | QuoteBlock | SplitBlock | StatementBlock | StepsBlock | TableBlock | TabsBlock | TilesBlock;

/** One of several short texts. */
export type ContentColumn = {
  __typename?: 'ContentColumn';
  /** Where it leads, as a button or link. */
  action?: Maybe<ContentAction>;
  /** Links and italic words are marked, as in every text of a page. */
  text: Scalars['String']['output'];
  /** Shown as it is: nothing in it is marked. */
  title: Scalars['String']['output'];
};

/** A term and its detail. */
export type ContentFact = {
  __typename?: 'ContentFact';
  /** What is said about it. */
  detail: Scalars['String']['output'];
  /** The subject. */
  term: Scalars['String']['output'];
};

/** A file or a printable page. */
export type ContentFile = {
  __typename?: 'ContentFile';
  /** Where it leads: a path of this shop, or https. */
  href: Scalars['String']['output'];
  /** The words shown. */
  label: Scalars['String']['output'];
  /** A sentence beside it. */
  note?: Maybe<Scalars['String']['output']>;
};

/** A content page in a list. */
export type ContentLink = {
  __typename?: 'ContentLink';
  /** Which group of pages it belongs to. */
  group: Scalars['String']['output'];
  /** The path of its page. */
  path: Scalars['String']['output'];
  /** The picture shown with it. */
  picture?: Maybe<ContentPicture>;
  /** The name in the address of its page. */
  slug: Scalars['String']['output'];
  /** A sentence on it. */
  summary?: Maybe<Scalars['String']['output']>;
  /** Heading of the page, and its name in lists. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A title and a text. */
export type ContentNote = {
  __typename?: 'ContentNote';
  /** Links and italic words are marked, as in every text of a page. */
  text: Scalars['String']['output'];
  /** Shown as it is: nothing in it is marked. */
  title: Scalars['String']['output'];
};

/**
 * A page of words and pictures that the shop keeps in its backend. Texts are plain text with two marks:
 * `[words](address)` is a link and `*words*` is italic.
 */
export type ContentPage = {
  __typename?: 'ContentPage';
  /** What the page is made of, from top to bottom. */
  blocks: Array<ContentBlock>;
  /** Which group of pages it belongs to. */
  group: Scalars['String']['output'];
  /** A sentence or two under the title. */
  lead?: Maybe<Scalars['String']['output']>;
  /** The page's address, e.g. `/about-us`. */
  path: Scalars['String']['output'];
  /** What the page says of itself to search engines. */
  seo: Seo;
  /** The name in the address of its page. */
  slug: Scalars['String']['output'];
  /** Heading of the page, and its name in lists. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A picture of the house on one of the eight backgrounds. Its `media` is null when the backend has lost it. */
export type ContentPicture = {
  __typename?: 'ContentPicture';
  /** Replaces `media.alt`; empty where the picture only decorates. */
  alt?: Maybe<Scalars['String']['output']>;
  /** Which of the eight backgrounds (1 to 8) is behind the picture. */
  background: Scalars['Int']['output'];
  /** The picture with its widths and formats. */
  media?: Maybe<Media>;
};

/** A row of an index. */
export type ContentRow = {
  __typename?: 'ContentRow';
  /** Where it leads: a path of this shop, or https. */
  href: Scalars['String']['output'];
  /** Links and italic words are marked, as in every text of a page. */
  text?: Maybe<Scalars['String']['output']>;
  /** Shown as it is: nothing in it is marked. */
  title: Scalars['String']['output'];
};

/** One panel and its tab. */
export type ContentTab = {
  __typename?: 'ContentTab';
  /** What the page is made of, from top to bottom. */
  blocks: Array<ContentBlock>;
  /** Stable id; opaque. */
  id: Scalars['String']['output'];
  /** The words on the tab. */
  label: Scalars['String']['output'];
};

/** A picture with a title that leads somewhere. */
export type ContentTile = {
  __typename?: 'ContentTile';
  /** Where it leads: a path of this shop, or https. */
  href: Scalars['String']['output'];
  /** The picture shown with it. */
  picture: ContentPicture;
  /** Links and italic words are marked, as in every text of a page. */
  text?: Maybe<Scalars['String']['output']>;
  /** Shown as it is: nothing in it is marked. */
  title: Scalars['String']['output'];
};

/** A country the house delivers to, and what its addresses look like. */
export type Country = {
  __typename?: 'Country';
  /** Two letters, ISO 3166-1. */
  code: Scalars['String']['output'];
  /** In English, as parcels are labelled. */
  name: Scalars['String']['output'];
  /** How a postal code looks there. */
  postalExample?: Maybe<Scalars['String']['output']>;
  /** What the postal code is called there; null where there is none. */
  postalLabel?: Maybe<Scalars['String']['output']>;
  /** What the part of the country is called; null where addresses have none. */
  stateLabel?: Maybe<Scalars['String']['output']>;
  /** All of them, where the list is short and fixed; otherwise empty. */
  states: Array<Scalars['String']['output']>;
};

/** An invitation: one sentence, one action. */
export type CtaBlock = {
  __typename?: 'CtaBlock';
  /** Where it leads, as a button or link. */
  action: ContentAction;
  /** Links and italic words are marked, as in every text of a page. */
  text?: Maybe<Scalars['String']['output']>;
  /** Shown as it is: nothing in it is marked. */
  title: Scalars['String']['output'];
};

/** How pieces reach the shopper. */
export type DeliveryKind =
  /** Collected from a store. */
  | 'COLLECT'
  /** Sent to an address. */
  | 'SHIP';

/** When a parcel can be at a PIN code. */
export type DeliveryPromise = {
  __typename?: 'DeliveryPromise';
  /** Its town, where the PIN code names one; fills in a form. */
  city?: Maybe<Scalars['String']['output']>;
  /** The day it arrives; null where nothing is sent. */
  expectedArrival?: Maybe<Scalars['Date']['output']>;
  /** The PIN code. */
  pin: Scalars['String']['output'];
  /** Town or region of the PIN code. */
  place?: Maybe<Scalars['String']['output']>;
  /** False where nothing is sent. */
  served: Scalars['Boolean']['output'];
  /** The states that the PIN code is in; null when the backend does not say, several where a district crosses a border. */
  states?: Maybe<Array<Scalars['String']['output']>>;
  /** Working days on the way. */
  transitDays?: Maybe<Scalars['Int']['output']>;
};

/** Done, unless `userErrors` says why not. */
export type DonePayload = {
  __typename?: 'DonePayload';
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Files and printable pages. */
export type DownloadsBlock = {
  __typename?: 'DownloadsBlock';
  /** Files to take along. */
  files: Array<ContentFile>;
  /** Shown as it is: nothing in it is marked. */
  title: Scalars['String']['output'];
};

/** When codes end, unless `userErrors` says why not. */
export type EndOfCodesPayload = {
  __typename?: 'EndOfCodesPayload';
  /** From then on the password alone signs in. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Face an engraving is cut in. */
export type EngravingFace =
  /** Devanagari letters. */
  | 'DEVANAGARI'
  /** A running hand. */
  | 'SCRIPT'
  /** Upright letters. */
  | 'SERIF';

/** Where an engraving is cut. */
export type EngravingPlace =
  /** On the back of a pendant or brooch. */
  | 'BACK'
  /** Inside the band of a ring. */
  | 'BAND'
  /** On the case back of a watch. */
  | 'CASE';

/** Limits and price of an engraving. */
export type EngravingRule = {
  __typename?: 'EngravingRule';
  /** Working days it adds. */
  days: Scalars['Int']['output'];
  /** Faces it can be cut in. */
  faces: Array<EngravingFace>;
  /** Characters, spaces included. */
  most: Scalars['Int']['output'];
  /** Characters that remain beside a birth stone. */
  mostWithStone: Scalars['Int']['output'];
  /** Where it is cut. */
  place: EngravingPlace;
  /** What it adds to the price. */
  price: Scalars['Paise']['output'];
};

/** A stored enquiry, or what the form must change. */
export type EnquiryPayload = {
  __typename?: 'EnquiryPayload';
  /** How the house will name it, e.g. `F-7K2M9Q`; null when the form was refused. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** A piece that the house offers to make for the shopper, at this price. */
export type Estimate = {
  __typename?: 'Estimate';
  /** The share that is paid first, where the house takes an advance; per cent. */
  advancePercent?: Maybe<Scalars['Float']['output']>;
  /** What the price is made of; null where the house says one sum. */
  breakUp?: Maybe<PriceBreakUp>;
  /** The metal, where it is settled. */
  metal?: Maybe<Scalars['String']['output']>;
  /** The order that it is part of. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** The number of that order. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** GST included. */
  price: Scalars['Paise']['output'];
  /** Its purity. */
  purity?: Maybe<Scalars['String']['output']>;
  /** Whether it can be accepted, and what became of it. */
  state: EstimateState;
  /** What it is, in a few words. */
  title: Scalars['String']['output'];
  /** The last day on which it can be accepted. */
  validUntil: Scalars['Date']['output'];
  /** Weeks from the order to the shopper. */
  weeks: Scalars['Int']['output'];
  /** Milligrams of the metal, where the house says them. */
  weightMg?: Maybe<Scalars['Int']['output']>;
};

/** What became of an estimate. */
export type EstimateState =
  /** It waits in the bag. */
  | 'ACCEPTED'
  /** Its order was cancelled. */
  | 'CANCELLED'
  /** Its last day is over. */
  | 'EXPIRED'
  /** It can be accepted. */
  | 'OPEN'
  /** It is part of an order. */
  | 'ORDERED'
  /** The house took it back. */
  | 'WITHDRAWN';

/** The export as a file for the browser to save. */
export type ExportPayload = {
  __typename?: 'ExportPayload';
  /** What to call the file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** A JSON document. */
  json?: Maybe<Scalars['String']['output']>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** How far something reaches, seen from the front. Millimetres. */
export type Extent = {
  __typename?: 'Extent';
  /** The part in its middle that gives its size, such as the case of a watch without its lugs. */
  body?: Maybe<ExtentBody>;
  /** From top to bottom. */
  height: Scalars['Float']['output'];
  /** Its outline as the path of an SVG in millimetres, from its upper left corner. */
  outline?: Maybe<Scalars['String']['output']>;
  /** From side to side. */
  width: Scalars['Float']['output'];
};

/** The part of something that gives its size. Millimetres. */
export type ExtentBody = {
  __typename?: 'ExtentBody';
  /** From top to bottom. */
  height: Scalars['Float']['output'];
  /** From side to side. */
  width: Scalars['Float']['output'];
};

/** How a list can be filtered. */
export type Facet = {
  __typename?: 'Facet';
  /** Which member of the filter it chooses. */
  name: FacetName;
  /** Which of the house's options it is; null for every other facet. */
  option?: Maybe<FacetOption>;
  /** The choices there are, in the order they are offered. */
  values: Array<FacetValue>;
};

/** Members of the filter that a facet chooses. PRICE means `priceMin` and `priceMax`, TOP `isTopCollection`. */
export type FacetName =
  /** `carat`. */
  | 'CARAT'
  /** `category`. */
  | 'CATEGORY'
  /** `clarity`. */
  | 'CLARITY'
  /** `collection`. */
  | 'COLLECTION'
  /** `colour`. */
  | 'COLOUR'
  /** `gender`. */
  | 'GENDER'
  /** `metal`. */
  | 'METAL'
  /** `option`: one facet for each option of the house that filters lists. */
  | 'OPTION'
  /** `origin`. */
  | 'ORIGIN'
  /** The six buckets of specification section 9. */
  | 'PRICE'
  /** `purity`. */
  | 'PURITY'
  /** `shape`. */
  | 'SHAPE'
  /** `size`. */
  | 'SIZE'
  /** `stone`. */
  | 'STONE'
  /** `isTopCollection`. */
  | 'TOP';

/** An option of the house that filters lists. */
export type FacetOption = {
  __typename?: 'FacetOption';
  /** What its values begin with in the filter, e.g. 'length'. */
  key: Scalars['String']['output'];
  /** As shoppers read it: 'Length'. */
  name: Scalars['String']['output'];
};

/** One choice of a facet. */
export type FacetValue = {
  __typename?: 'FacetValue';
  /** Id of the category it is; null for other facets. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** Pieces that this choice leaves, the other filters kept. */
  count: Scalars['Int']['output'];
  /** True when there are more: shown as '10,000+'. */
  countIsFloor: Scalars['Boolean']['output'];
  /** The choice as shown. */
  label: Scalars['String']['output'];
  /** Id of the category that one belongs to. */
  parentCategoryId?: Maybe<Scalars['ID']['output']>;
  /** What the filter is asked with. */
  value: Scalars['String']['output'];
};

/** Terms and what they are. */
export type FactsBlock = {
  __typename?: 'FactsBlock';
  /** Terms and what they mean. */
  facts: Array<ContentFact>;
  /** Shown as it is: nothing in it is marked. */
  heading?: Maybe<Scalars['String']['output']>;
  /** Links and italic words are marked, as in every text of a page. */
  text?: Maybe<Scalars['String']['output']>;
};

/** Questions in sections; each section has an address of its own (`/fandq/{id}`). */
export type FaqBlock = {
  __typename?: 'FaqBlock';
  /** Questions by subject. */
  sections: Array<FaqSection>;
};

/** A question and its answer. */
export type FaqQuestion = {
  __typename?: 'FaqQuestion';
  /** Links and italic words are marked, as in every text of a page. */
  answer: Scalars['String']['output'];
  /** Anchor of the question. */
  id: Scalars['String']['output'];
  /** As a shopper would ask it. */
  question: Scalars['String']['output'];
};

/** Questions that belong together. */
export type FaqSection = {
  __typename?: 'FaqSection';
  /** Stable id; opaque. */
  id: Scalars['String']['output'];
  /** Questions and answers. */
  questions: Array<FaqQuestion>;
  /** Shown as it is: nothing in it is marked. */
  title: Scalars['String']['output'];
};

/** The footer of every page. */
export type Footer = {
  __typename?: 'Footer';
  /** Columns of links, each with a heading. */
  columns: Array<FooterColumn>;
  /** The country or region that the shop says it serves; null where it says none. */
  region?: Maybe<Scalars['String']['output']>;
  /** The heading over the social links; null where the house has written none. */
  socialTitle?: Maybe<Scalars['String']['output']>;
};

/** A column of the footer. */
export type FooterColumn = {
  __typename?: 'FooterColumn';
  /** Its links, none of them dead. */
  links: Array<MenuLink>;
  /** Its heading. */
  title: Scalars['String']['output'];
};

/** What a franchise enquiry says. */
export type FranchiseEnquiryInput = {
  /** Town or city. */
  city: Scalars['String']['input'];
  /** The country, by name. */
  country: Scalars['String']['input'];
  /** Where the answer goes. */
  email: Scalars['String']['input'];
  /** Minted by the form: the same enquiry sent twice is stored once. */
  key: Scalars['ID']['input'];
  /** At least 20 characters. */
  message: Scalars['String']['input'];
  /** Who writes. */
  name: Scalars['String']['input'];
  /** With country code, e.g. +91 22 5550 0142. */
  phone: Scalars['String']['input'];
  /** Square metres of the premises, when there are any. */
  premises?: InputMaybe<Scalars['Int']['input']>;
};

/** Pictures edge to edge. */
export type GalleryBlock = {
  __typename?: 'GalleryBlock';
  /** The pictures, in order. */
  pictures: Array<ContentPicture>;
};

/** The first screen of a page: its title beside or above one picture. */
export type HeroBlock = {
  __typename?: 'HeroBlock';
  /** Where it leads, as a button or link. */
  action?: Maybe<ContentAction>;
  /** The picture shown with it. */
  picture: ContentPicture;
  /** The same for a screen that is higher than wide. */
  tall?: Maybe<ContentPicture>;
  /** Links and italic words are marked, as in every text of a page. */
  text?: Maybe<Scalars['String']['output']>;
  /** Shown as it is: nothing in it is marked. */
  title: Scalars['String']['output'];
  /** What is behind the words. */
  tone: HeroTone;
};

/** `GREEN` is the house green (home); `BACKGROUND` is the picture's own background. */
export type HeroTone =
  /** The background of the picture. */
  | 'BACKGROUND'
  /** The house's green. */
  | 'GREEN';

/** A day on which the store is closed. */
export type Holiday = {
  __typename?: 'Holiday';
  /** The day, on the calendar of the store. */
  date: Scalars['Date']['output'];
  /** Why, e.g. Diwali. */
  name: Scalars['String']['output'];
};

/** A picture of the house and the background behind it. */
export type HousePicture = {
  __typename?: 'HousePicture';
  /** Which of the eight backgrounds (1 to 8). */
  background: Scalars['Int']['output'];
  /** The picture with its widths and formats. */
  media: Media;
};

/** A combination that is not made. Options left null mean any. */
export type ImpossibleCombination = {
  __typename?: 'ImpossibleCombination';
  /** The metal. */
  metal?: Maybe<Scalars['String']['output']>;
  /** The purity. */
  purity?: Maybe<Scalars['String']['output']>;
  /** The stone's quality. */
  quality?: Maybe<Scalars['String']['output']>;
  /** Why, in plain words. */
  reason: Scalars['String']['output'];
  /** The size. */
  size?: Maybe<Scalars['String']['output']>;
  /** The stone. */
  stone?: Maybe<Scalars['String']['output']>;
};

/** A size of a ring or a bangle, and what fits into it. */
export type InnerSize = {
  __typename?: 'InnerSize';
  /** Inside diameter in millimetres. */
  acrossMm: Scalars['Float']['output'];
  /** As written in `sizes`. */
  size: Scalars['String']['output'];
};

/** A tax document of an order. */
export type InvoiceKind =
  /** What of an invoice was taken back. */
  | 'CREDIT_NOTE'
  /** What was sold. */
  | 'INVOICE'
  /** Money that came before the invoice. */
  | 'RECEIPT_VOUCHER'
  /** Such money that went back. */
  | 'REFUND_VOUCHER';

/** A tax invoice or credit note; its page is `/order/{orderId}/invoice/{number}`, its PDF the same with `.pdf`. */
export type InvoiceRef = {
  __typename?: 'InvoiceRef';
  /** Total of the document, GST included. */
  amount: Scalars['Paise']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Which of them. */
  kind: InvoiceKind;
  /** The number people read and quote. */
  number: Scalars['String']['output'];
};

/** In which metal and size a piece is to be laid out; values as the catalogue has them. */
export type LaidOutInput = {
  /** The metal. */
  metal?: InputMaybe<Scalars['String']['input']>;
  /** Id of the product: one of `productIds`. */
  productId: Scalars['ID']['input'];
  /** Its purity. */
  purity?: InputMaybe<Scalars['String']['input']>;
  /** The size. */
  size?: InputMaybe<Scalars['String']['input']>;
};

/** An index: a row for each address. */
export type LinksBlock = {
  __typename?: 'LinksBlock';
  /** Shown as it is: nothing in it is marked. */
  heading?: Maybe<Scalars['String']['output']>;
  /** Rows that lead somewhere. */
  links: Array<ContentRow>;
};

/** One piece as it left the bench. */
export type MadePiece = {
  __typename?: 'MadePiece';
  /** What it fetches today in money. */
  buyBack?: Maybe<ResaleValue>;
  /** What it fetches today against another piece. */
  exchange?: Maybe<ResaleValue>;
  /** Weight of the whole piece, milligrams. */
  grossMg: Scalars['Int']['output'];
  /** Hallmark Unique Identification of the Bureau of Indian Standards, six letters and digits. */
  huid?: Maybe<Scalars['String']['output']>;
  /** Of which metal, milligrams. */
  netMg?: Maybe<Scalars['Int']['output']>;
  /** The report of its own stone. */
  report?: Maybe<Certificate>;
};

/** What is known of the payment right now. */
export type MarkPaidPayload = {
  __typename?: 'MarkPaidPayload';
  /** What this payment asked for; less than the order if it was an advance or the rest. Null without the order. */
  amount?: Maybe<Scalars['Paise']['output']>;
  /** The order that was paid; null for anybody but the shopper who placed it. */
  order?: Maybe<Order>;
  /** As the provider and the books have it, not as the address says. */
  status: PaymentState;
};

/** What a piece is drawn by at true scale. */
export type Measures = {
  __typename?: 'Measures';
  /** The piece without chain and bail; of a pair one, without what is behind the ear. */
  piece?: Maybe<Extent>;
  /** The same seen from its right, lying on its back: its height is how thick it is. */
  side?: Maybe<Extent>;
  /** One of its first stones, as the piece is listed. */
  stone?: Maybe<Extent>;
};

/** A picture in several widths and formats. */
export type Media = {
  __typename?: 'Media';
  /** What is seen, in words. */
  alt: Scalars['String']['output'];
  /** A `srcset` of AVIF files, or null. */
  avif?: Maybe<Scalars['String']['output']>;
  /** Pixels. */
  height: Scalars['Int']['output'];
  /** Which metal is shown. */
  metal?: Maybe<Scalars['String']['output']>;
  /** A data: URL of a blurred picture. */
  placeholder?: Maybe<Scalars['String']['output']>;
  /** Root-relative or https. */
  url: Scalars['String']['output'];
  /** Front, angle, detail or other. */
  view?: Maybe<Scalars['String']['output']>;
  /** A `srcset` of WebP files, or null. */
  webp?: Maybe<Scalars['String']['output']>;
  /** Pixels. */
  width: Scalars['Int']['output'];
};

/** A row of the menu. */
export type MenuItem = {
  __typename?: 'MenuItem';
  /** Where it leads. */
  href: Scalars['String']['output'];
  /** What the row says. */
  label: Scalars['String']['output'];
  /** The rows of its sub-panel; null where the row leads somewhere at once. */
  links?: Maybe<Array<MenuLink>>;
  /** The collections are tiles in its sub-panel. */
  tiles: Scalars['Boolean']['output'];
};

/** A link of the menu or the footer. */
export type MenuLink = {
  __typename?: 'MenuLink';
  /** Where it leads. */
  href: Scalars['String']['output'];
  /** What the link says. */
  label: Scalars['String']['output'];
};

/** One message. Plain text. */
export type Message = {
  __typename?: 'Message';
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Where the message offers a piece. */
  estimate?: Maybe<Estimate>;
  /** Written by the house, not by the shopper. */
  fromHouse: Scalars['Boolean']['output'];
  /** Stable id; opaque. */
  id: Scalars['ID']['output'];
  /** Sketches and photographs that the shopper sent with it. */
  pictures: Array<MessagePicture>;
  /** True once the other side has seen it. */
  read: Scalars['Boolean']['output'];
  /** Plain text; addresses in it are no links. */
  text: Scalars['String']['output'];
  /** Where the message begins a piece made for the shopper. */
  wish?: Maybe<Wish>;
};

/** One page of the conversation. */
export type MessagePage = {
  __typename?: 'MessagePage';
  /** What is on this page, in order. */
  items: Array<Message>;
  /** Which page this is, from 1. */
  page: Scalars['Int']['output'];
  /** How many there are in all. */
  total: Scalars['Int']['output'];
  /** The house's messages that the shopper has not seen. */
  unread: Scalars['Int']['output'];
};

/** The message as it was kept. */
export type MessagePayload = {
  __typename?: 'MessagePayload';
  /** The message as it was stored. */
  message?: Maybe<Message>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** A picture of a message. Only its shopper and the house see it. */
export type MessagePicture = {
  __typename?: 'MessagePicture';
  /** Pixels. */
  height: Scalars['Int']['output'];
  /** Stable id; opaque. */
  id: Scalars['ID']['output'];
  /** Where the shopper's own browser finds it. */
  url: Scalars['String']['output'];
  /** Pixels. */
  width: Scalars['Int']['output'];
};

/** What a gram of a metal costs. */
export type MetalRate = {
  __typename?: 'MetalRate';
  /** The metal, e.g. Yellow gold. */
  metal: Scalars['String']['output'];
  /** One gram. */
  perGram: Scalars['Paise']['output'];
  /** Its purity, e.g. 18 kt. */
  purity: Scalars['String']['output'];
  /** Since when. */
  setAt: Scalars['DateTime']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Puts the piece of an estimate into the bag, at its price. Safe to repeat. Needs the feature 'estimates'. */
  acceptEstimate: MessagePayload;
  /** Says yes to changed prices, as they were shown. */
  acceptPrices: BagPayload;
  /** Stores a passkey that this browser made; an e-mail reports it. */
  addPasskey: PasskeyPayload;
  /** Puts a piece into the bag; signed out it waits in the visitor's bag and joins the account's at sign-in. */
  addToBag: BagPayload;
  /** Adds a piece to the wishlist; at most 48. */
  addToWishlist: WishlistPayload;
  /** A new secret for an authenticator app. Refused with CONFIRM_IDENTITY until the shopper has shown a key. */
  beginCodes: CodeSetupPayload;
  /** What the browser signs to confirm by a passkey of this shopper. Once, within five minutes. */
  beginConfirmation: PasskeyRequestPayload;
  /** What the browser needs to make a passkey. Refused with CONFIRM_IDENTITY until the shopper has shown a key. */
  beginPasskey: PasskeyCreationPayload;
  /** What the browser signs to sign in by a passkey. Once, within five minutes, in this browser. */
  beginPasskeySignIn: PasskeyRequestPayload;
  /** Books a time; it goes to whoever is first. */
  bookAppointment: AppointmentPayload;
  /** Cancels by the link of the e-mail. */
  cancelAppointment: AppointmentPayload;
  /** Cancels one of the shopper's own. */
  cancelMyAppointment: AppointmentPayload;
  /** Ends an order that is `cancellable`: one that waits for its payment, or a paid one before the workshop begins. What came goes back. */
  cancelOrder: CancelOrderPayload;
  /** Asks to change the e-mail address; the new one counts once it is confirmed. */
  changeEmail: AcceptedPayload;
  /** Every other session ends; this browser gets a new one. */
  changePassword: DonePayload;
  /** Spends the token of a confirmation e-mail. Without a session of that account it asks for its password. */
  confirmEmail: ConfirmEmailPayload;
  /** Spends the token of that e-mail. */
  confirmEndOfCodes: EndOfCodesPayload;
  /** Shows one of the shopper's keys again. For ten minutes what is refused with CONFIRM_IDENTITY may be done. */
  confirmIdentity: DonePayload;
  /** Deletes the account and ends the session. Orders stay without the person. */
  deleteAccount: DonePayload;
  /** Ends every other session of the shopper. */
  endOtherSessions: DonePayload;
  /** Ends one session of the shopper, wherever it is. */
  endSession: DonePayload;
  /** Everything the house keeps about the shopper, as JSON. */
  exportData: ExportPayload;
  /** Keeps codes on although their end was asked for by e-mail. */
  keepCodes: DonePayload;
  /** The shopper has seen everything the house wrote so far. Safe to repeat. */
  markMessagesRead: DonePayload;
  /** Tells the backend that the shopper came back from the payment page. Safe to repeat; needs no session. */
  markPaid: MarkPaidPayload;
  /** Adds the wishlist of this device, which its owner had before signing in, the latest first, as far as there is room. */
  mergeWishlist: WishlistPayload;
  /** Moves it to another free hour; the link is used up and a new one given. */
  moveAppointment: AppointmentPayload;
  /** The same for an appointment of the signed-in shopper. */
  moveMyAppointment: AppointmentPayload;
  /** Opens the payment of what is left of an order that was begun with an advance. */
  payRest: PayRestPayload;
  /** Places the order at the total that was shown, and opens its payment. Equal repeats of `key` answer the same order. */
  placeOrder: PlaceOrderPayload;
  /** Takes an address out of the book. */
  removeAddress: DonePayload;
  /** Takes a line out. */
  removeFromBag: BagPayload;
  /** Removes a piece from the wishlist. */
  removeFromWishlist: WishlistPayload;
  /** Removes a passkey; an e-mail reports it. Refused with CONFIRM_IDENTITY until the shopper has shown a key. */
  removePasskey: DonePayload;
  /** Gives a passkey another name. */
  renamePasskey: PasskeyPayload;
  /** New recovery codes; earlier ones end. Refused with CONFIRM_IDENTITY until the shopper has shown a key. */
  renewRecoveryCodes: RecoveryCodesPayload;
  /** For owners who have neither app nor recovery codes: an e-mail whose link turns codes off after some days. */
  requestEndOfCodes: AcceptedPayload;
  /** Sends a reset e-mail. One answer for known and unknown addresses. */
  requestPasswordReset: AcceptedPayload;
  /** Asks to send pieces back. Engraved pieces stay. */
  requestReturn: RequestReturnPayload;
  /** Writes a link that signs in, for a browser that wrong passwords hold back. One answer for known and unknown e-mails. */
  requestSignInLink: AcceptedPayload;
  /** Sends the confirmation e-mail again. */
  resendVerification: AcceptedPayload;
  /** Spends the token of a reset e-mail. Every session of the account ends. */
  resetPassword: DonePayload;
  /** Adds an address, or changes the one with this id. */
  saveAddress: AddressPayload;
  /** Stores a message to the house, writes to the shop and confirms to the sender. Needs the feature 'enquiries'. */
  sendContactEnquiry: EnquiryPayload;
  /** Stores an enquiry about opening a house of one's own and writes to the shop. Needs the feature 'enquiries'. */
  sendFranchiseEnquiry: EnquiryPayload;
  /** Writes to the house. */
  sendMessage: MessagePayload;
  /** Sets how many pieces of a line are wanted (1 to 10). Those beyond its held price go on a line of their own at today's price. */
  setBagQuantity: BagPayload;
  /** Starts the browser's session: the token goes into an HttpOnly cookie and nowhere else. */
  signIn: SignInPayload;
  /** Spends the token of a sign-in e-mail and starts the browser's session. */
  signInByLink: SignInPayload;
  /** Starts the browser's session by a passkey. */
  signInByPasskey: SignInPayload;
  /** Ends the session here and at the backend. Safe to repeat. */
  signOut: DonePayload;
  /** Opens an account. One answer for known and unknown addresses: an e-mail says which it was. */
  signUp: AcceptedPayload;
  /** Turns one-time codes off. Refused with CONFIRM_IDENTITY until the shopper has shown a key. */
  turnOffCodes: DonePayload;
  /** Turns one-time codes on, by a first code of the app. */
  turnOnCodes: RecoveryCodesPayload;
  /** Undoes a change of e-mail with the token that the old one was sent. Every session ends; the new password counts. */
  undoEmailChange: ConfirmEmailPayload;
  /** Changes name and telephone. */
  updateProfile: ProfilePayload;
};


export type MutationAcceptEstimateArgs = {
  messageId: Scalars['ID']['input'];
};


export type MutationAcceptPricesArgs = {
  lines: Array<AcceptedPriceInput>;
};


export type MutationAddPasskeyArgs = {
  input: NewPasskeyInput;
};


export type MutationAddToBagArgs = {
  input: AddToBagInput;
};


export type MutationAddToWishlistArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationBookAppointmentArgs = {
  input: BookAppointmentInput;
};


export type MutationCancelAppointmentArgs = {
  link: Scalars['String']['input'];
};


export type MutationCancelMyAppointmentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelOrderArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChangeEmailArgs = {
  email: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangePasswordArgs = {
  current?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
};


export type MutationConfirmEmailArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


export type MutationConfirmEndOfCodesArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmIdentityArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  passkey?: InputMaybe<PasskeyProofInput>;
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteAccountArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExportDataArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationMarkPaidArgs = {
  sessionId: Scalars['String']['input'];
};


export type MutationMergeWishlistArgs = {
  productIds: Array<Scalars['ID']['input']>;
};


export type MutationMoveAppointmentArgs = {
  link: Scalars['String']['input'];
  startsAt: Scalars['DateTime']['input'];
};


export type MutationMoveMyAppointmentArgs = {
  id: Scalars['ID']['input'];
  startsAt: Scalars['DateTime']['input'];
};


export type MutationPayRestArgs = {
  id: Scalars['ID']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
  way: PaymentWay;
};


export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


export type MutationRemoveAddressArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveFromBagArgs = {
  lineId: Scalars['ID']['input'];
};


export type MutationRemoveFromWishlistArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRequestEndOfCodesArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationRequestReturnArgs = {
  input: RequestReturnInput;
};


export type MutationRequestSignInLinkArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationSaveAddressArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: AddressInput;
};


export type MutationSendContactEnquiryArgs = {
  input: ContactEnquiryInput;
};


export type MutationSendFranchiseEnquiryArgs = {
  input: FranchiseEnquiryInput;
};


export type MutationSendMessageArgs = {
  pictures?: InputMaybe<Array<Scalars['ID']['input']>>;
  text: Scalars['String']['input'];
  wish?: InputMaybe<WishInput>;
};


export type MutationSetBagQuantityArgs = {
  lineId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


export type MutationSignInArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationSignInByLinkArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


export type MutationSignInByPasskeyArgs = {
  proof: PasskeyProofInput;
};


export type MutationSignUpArgs = {
  input: SignUpInput;
};


export type MutationTurnOnCodesArgs = {
  code: Scalars['String']['input'];
};


export type MutationUndoEmailChangeArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationUpdateProfileArgs = {
  input: ProfileInput;
};

/** What a browser answers where a passkey was made. */
export type NewPasskeyInput = {
  /** The new public key, base64url. */
  attestationObject: Scalars['String']['input'];
  /** What was signed: challenge and origin, base64url. */
  clientDataJSON: Scalars['String']['input'];
  /** As the authenticator names it, base64url. */
  credentialId: Scalars['String']['input'];
  /** The name as shown; left out, the browser's. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** How it may be reached: internal, hybrid, usb, nfc, ble. */
  transports?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What a shopper can do about a payment that could not be opened. */
export type NextStep =
  /** Correct the e-mail address in the account. */
  | 'ACCOUNT'
  /** Change the bag, or spend fewer points. */
  | 'BAG'
  /** Send the same again. */
  | 'RETRY'
  /** Write to the house. */
  | 'WRITE';

/** Whether sign-in asks for a code after the password. */
export type OneTimeCodes = {
  __typename?: 'OneTimeCodes';
  /** When they end because that was asked for by e-mail; null where it was not. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** A code is asked for. */
  on: Scalars['Boolean']['output'];
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** When they were turned on; null where they are off. */
  since?: Maybe<Scalars['DateTime']['output']>;
};

/** One place where the shopper is signed in. */
export type OpenSession = {
  __typename?: 'OpenSession';
  /** This browser. */
  current: Scalars['Boolean']['output'];
  /** Plain words, e.g. 'Chrome on Windows'; null where the browser did not say. */
  device?: Maybe<Scalars['String']['output']>;
  /** Stable id; opaque. It opens nothing. */
  id: Scalars['ID']['output'];
  /** When it was signed in. */
  since: Scalars['DateTime']['output'];
  /** When it was last used, to the hour. */
  usedAt: Scalars['DateTime']['output'];
};

/** Opening hours of one weekday, on the store's clock. */
export type Opening = {
  __typename?: 'Opening';
  /** Hours and minutes on the store's own clock. */
  close: Scalars['String']['output'];
  /** Hours and minutes on the store's own clock. */
  open: Scalars['String']['output'];
  /** ISO 8601: 1 is Monday. */
  weekday: Scalars['Int']['output'];
};

/** What distinguishes combinations. */
export type OptionName =
  /** Yellow gold, platinum … */
  | 'METAL'
  /** One of the house's own: its `key` and `label` tell which. */
  | 'OWN'
  /** Purity of the metal, e.g. 18 kt. */
  | 'PURITY'
  /** Colour and clarity of the stone. */
  | 'QUALITY'
  /** Ring size, or length. */
  | 'SIZE'
  /** The main stone, or its weight. */
  | 'STONE';

/** An order (specification section 3) with its timeline and documents. */
export type Order = {
  __typename?: 'Order';
  /** Of an order that is made for an advance. */
  advance?: Maybe<OrderAdvance>;
  /** Charged in all: delivery, GST and TCS included, points taken off. */
  amount: Scalars['Paise']['output'];
  /** Its shopper may still end it with `cancelOrder`. */
  cancellable: Scalars['Boolean']['output'];
  /** Who carries the parcel. */
  carrier?: Maybe<Scalars['String']['output']>;
  /** When it was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** SHIP unless the pieces wait at a store. */
  delivery: DeliveryKind;
  /** Taken off by points. */
  discount: Scalars['Paise']['output'];
  /** What happened, the oldest first. */
  events: Array<OrderEvent>;
  /** The day it should arrive. */
  expectedArrival?: Maybe<Scalars['Date']['output']>;
  /** The words on the gift card. */
  giftMessage?: Maybe<Scalars['String']['output']>;
  /** Wrapped as a gift. */
  giftWrap: Scalars['Boolean']['output'];
  /** The pieces before the discount; null when the backend does not say. */
  goods?: Maybe<Scalars['Paise']['output']>;
  /** Stable id; opaque. */
  id: Scalars['ID']['output'];
  /** Invoices and credit notes. */
  invoices: Array<InvoiceRef>;
  /** What was bought. */
  items: Array<OrderItem>;
  /** Where the money is; null where the backend does not say. */
  money?: Maybe<OrderMoney>;
  /** The number shown to the shopper, e.g. ABX-26-0482. The id where the backend gives none. */
  number: Scalars['String']['output'];
  /** Where an order that waits for payment can still be paid. */
  paymentUrl?: Maybe<Scalars['String']['output']>;
  /** Nothing on the outside of the parcel names the house. */
  plainParcel: Scalars['Boolean']['output'];
  /** Points earned by it. */
  pointsEarned: Scalars['Int']['output'];
  /** When they will be; null while that is not known. */
  pointsFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Points of these that are not part of the balance yet. */
  pointsOnTheWay: Scalars['Int']['output'];
  /** Points spent on it. */
  pointsSpent: Scalars['Int']['output'];
  /** Money given back so far. */
  refunded: Scalars['Paise']['output'];
  /** Until when the pieces are held for payment; null once paid. */
  reservedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Last day on which pieces may come back; null while nothing can be returned. */
  returnUntil?: Maybe<Scalars['Date']['output']>;
  /** Returns asked for. */
  returns: Array<OrderReturn>;
  /** Delivery, GST included; 0 where it was free. */
  shipping: Scalars['Paise']['output'];
  /** Where it goes. */
  shippingAddress: OrderAddress;
  /** paid, Delivered, or any other word; shown in upper case. */
  status: Scalars['String']['output'];
  /** The store, by name. */
  storeName?: Maybe<Scalars['String']['output']>;
  /** GST inside the amount. */
  tax: Array<TaxPart>;
  /** Income tax collected with the price (TCS), within the amount; 0 for most. */
  tcs: Scalars['Paise']['output'];
  /** The carrier's number for the parcel. */
  trackingNumber?: Maybe<Scalars['String']['output']>;
  /** The carrier's page for the parcel. */
  trackingUrl?: Maybe<Scalars['String']['output']>;
  /** Of an order that is paid by bank transfer. */
  transfer?: Maybe<BankTransfer>;
};

/** Where an order goes. */
export type OrderAddress = {
  __typename?: 'OrderAddress';
  /** House and street. */
  addressLine1: Scalars['String']['output'];
  /** Building, area or landmark. */
  addressLine2?: Maybe<Scalars['String']['output']>;
  /** Town or city. */
  city: Scalars['String']['output'];
  /** The country, by name. */
  country: Scalars['String']['output'];
  /** Who receives the parcel. */
  name: Scalars['String']['output'];
  /** PIN or postal code. */
  postalCode: Scalars['String']['output'];
  /** State or union territory. */
  state: Scalars['String']['output'];
};

/** What of an order was paid at first, and what is still to be paid before it leaves. */
export type OrderAdvance = {
  __typename?: 'OrderAdvance';
  /** What was asked for at first. */
  asked: Scalars['Paise']['output'];
  /** When it had arrived; null while it has not. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Still to be paid; 0 once all is paid, or the order has ended. */
  rest: Scalars['Paise']['output'];
  /** Ways that take the rest. */
  ways: Array<PaymentWay>;
};

/** A step an order has taken. */
export type OrderEvent = {
  __typename?: 'OrderEvent';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Which step. */
  kind: OrderEventKind;
  /** A sentence beside it. */
  note?: Maybe<Scalars['String']['output']>;
};

/** Steps of an order. */
export type OrderEventKind =
  /** It fell away. */
  | 'CANCELLED'
  /** The shopper has it. */
  | 'DELIVERED'
  /** A bank asks for the money back. */
  | 'DISPUTED'
  /** The bank gave the money back. */
  | 'DISPUTE_LOST'
  /** The house keeps the money. */
  | 'DISPUTE_WON'
  /** All its money came. */
  | 'PAID'
  /** The order came to be. */
  | 'PLACED'
  /** It is in the workshop. */
  | 'PROCESSING'
  /** It waits at the store. */
  | 'READY'
  /** Money went back. */
  | 'REFUNDED'
  /** A refund did not reach the shopper. */
  | 'REFUND_FAILED'
  /** The house takes them back. */
  | 'RETURN_APPROVED'
  /** It is over without a refund: the pieces did not come, or were sent back. */
  | 'RETURN_CLOSED'
  /** The house does not. */
  | 'RETURN_DECLINED'
  /** The shopper asks to send pieces back. */
  | 'RETURN_REQUESTED'
  /** A carrier has it. */
  | 'SHIPPED'
  /** The house checks it before it continues. */
  | 'UNDER_REVIEW';

/** A piece of an order, at the price it was bought for. */
export type OrderItem = {
  __typename?: 'OrderItem';
  /** Which of the eight backgrounds (1 to 8) is behind the picture. */
  background: Scalars['Int']['output'];
  /** The birth stone set inside. */
  birthStone?: Maybe<Scalars['String']['output']>;
  /** How it travels. */
  box: BoxChoice;
  /** Initials on the lid of its box. */
  boxStamp?: Maybe<Scalars['String']['output']>;
  /** What was charged for the line, part by part; null when there are no parts. */
  breakUp?: Maybe<PriceBreakUp>;
  /** Clarity of the stone. */
  clarity?: Maybe<Scalars['String']['output']>;
  /** The words engraved. */
  engraving?: Maybe<Scalars['String']['output']>;
  /** The face of the engraving. */
  engravingFace?: Maybe<EngravingFace>;
  /** The code that decides its GST. */
  hsn?: Maybe<Scalars['String']['output']>;
  /** Stable id; opaque. */
  id: Scalars['ID']['output'];
  /** Plain address of the picture, where `media` is null. */
  image: Scalars['String']['output'];
  /** The picture with its widths and formats. */
  media?: Maybe<Media>;
  /** The metal, as chosen. */
  metalType?: Maybe<Scalars['String']['output']>;
  /** As the piece was called when it was bought. */
  name: Scalars['String']['output'];
  /** What was chosen of the house's own options, in the order in which they are asked. */
  options: Array<ChosenOption>;
  /** It has passports, pages of everything the house knows of each piece. */
  passport: Scalars['Boolean']['output'];
  /** One for each piece, the ended ones too; empty when it has none. */
  passports: Array<PassportRef>;
  /** Within the price, for engraving, birth stone and stamping. */
  personal: Scalars['Paise']['output'];
  /** One piece, GST included. */
  price: Scalars['Paise']['output'];
  /** Id of the product. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Purity of the metal, e.g. 18 kt. */
  purity?: Maybe<Scalars['String']['output']>;
  /** Pieces of the same kind, 1 to 10. */
  quantity: Scalars['Int']['output'];
  /** Pieces that can still be sent back. */
  returnable: Scalars['Int']['output'];
  /** The size, as chosen. */
  size?: Maybe<Scalars['String']['output']>;
  /** The name in the address of its page. */
  slug?: Maybe<Scalars['String']['output']>;
  /** The main stone, as chosen. */
  stone?: Maybe<Scalars['String']['output']>;
};

/** Where the money of an order is. */
export type OrderMoney = {
  __typename?: 'OrderMoney';
  /** In open disputes. */
  disputed: Scalars['Paise']['output'];
  /** Did not reach the shopper; the house sends it another way. */
  failed: Scalars['Paise']['output'];
  /** What came. */
  received: Scalars['Paise']['output'];
  /** What went back. */
  refunded: Scalars['Paise']['output'];
  /** The most pressing word. */
  state: OrderMoneyState;
  /** On its way back. */
  underWay: Scalars['Paise']['output'];
  /** What it came by, each once; empty where nothing came or nobody has said. */
  ways: Array<PaymentWay>;
  /** Kept back for points that the order had given and that are spent. */
  withheld: Scalars['Paise']['output'];
};

/** Where money is, the most pressing word of all that hold. */
export type OrderMoneyState =
  /** A bank asks for it. */
  | 'DISPUTED'
  /** A bank gave it back. */
  | 'DISPUTE_LOST'
  /** Nothing came. */
  | 'NONE'
  /** A part went back. */
  | 'PARTLY_REFUNDED'
  /** The house has it. */
  | 'RECEIVED'
  /** It went back. */
  | 'REFUNDED'
  /** A refund did not reach the shopper. */
  | 'REFUND_FAILED'
  /** A refund is on its way. */
  | 'REFUND_UNDER_WAY';

/** One page of orders. */
export type OrderPage = {
  __typename?: 'OrderPage';
  /** What is on this page, in order. */
  items: Array<OrderSummary>;
  /** Which page this is, from 1. */
  page: Scalars['Int']['output'];
  /** How many there are in all. */
  total: Scalars['Int']['output'];
};

/** Pieces sent back. */
export type OrderReturn = {
  __typename?: 'OrderReturn';
  /** What goes back for these pieces. */
  amount: Scalars['Paise']['output'];
  /** Stable id; opaque. */
  id: Scalars['ID']['output'];
  /** What comes back. */
  items: Array<ReturnItem>;
  /** Points given back. */
  points: Scalars['Int']['output'];
  /** The shopper's words. */
  reason: Scalars['String']['output'];
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** How far it is. */
  status: ReturnStatus;
};

/** An order in a list. */
export type OrderSummary = {
  __typename?: 'OrderSummary';
  /** Charged in all: delivery, GST and TCS included, points taken off. */
  amount: Scalars['Paise']['output'];
  /** Which of the eight backgrounds (1 to 8) is behind the picture. */
  background: Scalars['Int']['output'];
  /** When it was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** The day it should arrive. */
  expectedArrival?: Maybe<Scalars['Date']['output']>;
  /** Stable id; opaque. */
  id: Scalars['ID']['output'];
  /** Plain address of the picture, where `media` is null. */
  image: Scalars['String']['output'];
  /** The picture with its widths and formats. */
  media?: Maybe<Media>;
  /** The number people read and quote. */
  number: Scalars['String']['output'];
  /** How many pieces in all. */
  pieces: Scalars['Int']['output'];
  /** paid, Delivered, or any other word; shown in upper case. */
  status: Scalars['String']['output'];
  /** Name of the first piece. */
  title: Scalars['String']['output'];
};

/** What the public may know of an order. */
export type OrderTracking = {
  __typename?: 'OrderTracking';
  /** Who carries the parcel. */
  carrier?: Maybe<Scalars['String']['output']>;
  /** When it was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** Sent, or collected from a store. */
  delivery: DeliveryKind;
  /** What happened, the oldest first. */
  events: Array<OrderEvent>;
  /** The day it should arrive. */
  expectedArrival?: Maybe<Scalars['Date']['output']>;
  /** The number people read and quote. */
  number: Scalars['String']['output'];
  /** How many pieces in all. */
  pieces: Scalars['Int']['output'];
  /** paid, Delivered, or any other word; shown in upper case. */
  status: Scalars['String']['output'];
  /** The carrier's number for the parcel. */
  trackingNumber?: Maybe<Scalars['String']['output']>;
  /** The carrier's page for the parcel. */
  trackingUrl?: Maybe<Scalars['String']['output']>;
};

/** A key in the shopper's device or password manager that signs in without the password. */
export type Passkey = {
  __typename?: 'Passkey';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable id; opaque. It opens nothing. */
  id: Scalars['ID']['output'];
  /** What its owner calls it; the browser's name at first. */
  name: Scalars['String']['output'];
  /** When it last signed in or confirmed; null where it never did. */
  usedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What `navigator.credentials.create` needs. A discoverable credential with user verification is required. */
export type PasskeyCreation = {
  __typename?: 'PasskeyCreation';
  /** COSE numbers of the signatures taken, best first. */
  algorithms: Array<Scalars['Int']['output']>;
  /** 256 random bits, base64url. */
  challenge: Scalars['String']['output'];
  /** Those that the account has already. */
  exclude: Array<PasskeyCredential>;
  /** The host whose passkeys they are. */
  rpId: Scalars['String']['output'];
  /** The shop's name. */
  rpName: Scalars['String']['output'];
  /** The name of the shopper. */
  userDisplayName: Scalars['String']['output'];
  /** The user handle, base64url. */
  userId: Scalars['String']['output'];
  /** The e-mail of the account. */
  userName: Scalars['String']['output'];
};

/** What the browser needs to make a passkey, unless `userErrors` says why not. */
export type PasskeyCreationPayload = {
  __typename?: 'PasskeyCreationPayload';
  /** For `navigator.credentials.create`. */
  creation?: Maybe<PasskeyCreation>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** A credential as authenticators know it. */
export type PasskeyCredential = {
  __typename?: 'PasskeyCredential';
  /** As the authenticator names it, base64url. */
  id: Scalars['String']['output'];
  /** How it may be reached: internal, hybrid, usb, nfc, ble. */
  transports: Array<Scalars['String']['output']>;
};

/** The passkey after the change. */
export type PasskeyPayload = {
  __typename?: 'PasskeyPayload';
  /** The passkey. */
  passkey?: Maybe<Passkey>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** What a browser answers where a passkey was used. */
export type PasskeyProofInput = {
  /** What the authenticator says of itself, base64url. */
  authenticatorData: Scalars['String']['input'];
  /** What was signed: challenge and origin, base64url. */
  clientDataJSON: Scalars['String']['input'];
  /** As the authenticator names it, base64url. */
  credentialId: Scalars['String']['input'];
  /** Its signature, base64url. */
  signature: Scalars['String']['input'];
  /** Whose it is, base64url. */
  userHandle?: InputMaybe<Scalars['String']['input']>;
};

/** What `navigator.credentials.get` needs. User verification is required. */
export type PasskeyRequest = {
  __typename?: 'PasskeyRequest';
  /** Those that may be used; empty lets the shopper choose. */
  allow: Array<PasskeyCredential>;
  /** 256 random bits, base64url. */
  challenge: Scalars['String']['output'];
  /** The host whose passkeys they are. */
  rpId: Scalars['String']['output'];
};

/** What the browser signs by a passkey, unless `userErrors` says why not. */
export type PasskeyRequestPayload = {
  __typename?: 'PasskeyRequestPayload';
  /** For `navigator.credentials.get`. */
  request?: Maybe<PasskeyRequest>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Since when a passport is no longer valid, and why. */
export type PassportEnd = {
  __typename?: 'PassportEnd';
  /** When it ended. */
  at: Scalars['DateTime']['output'];
  /** Why. */
  because: PassportEndReason;
};

/** Why a passport ended. */
export type PassportEndReason =
  /** The house bought the piece back. */
  | 'BOUGHT_BACK'
  /** The order was cancelled. */
  | 'CANCELLED'
  /** The house took the piece in exchange for another one. */
  | 'EXCHANGED'
  /** The order was refunded. */
  | 'REFUNDED'
  /** The piece came back. */
  | 'RETURNED';

/** The passport of one piece, by its number. */
export type PassportRef = {
  __typename?: 'PassportRef';
  /** Set once the piece is with the house again. */
  ended?: Maybe<PassportEnd>;
  /** Its number, which counts the pieces of the order. */
  number: Scalars['String']['output'];
  /** Which piece of its item, from 1. */
  piece: Scalars['Int']['output'];
};

/** The order after the request, or why it was refused. */
export type PayRestPayload = {
  __typename?: 'PayRestPayload';
  /** The order after the change. */
  order?: Maybe<Order>;
  /** Address of the payment page; null with a transfer: then the order says where the money goes. */
  paymentUrl?: Maybe<Scalars['String']['output']>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** `PENDING` while the money has not been seen yet. */
export type PaymentState =
  /** The money was seen. */
  | 'PAID'
  /** Not seen yet. */
  | 'PENDING'
  /** It can no longer come: the payment failed or was given up. */
  | 'REFUSED';

/** How money comes. More ways may be added. */
export type PaymentWay =
  /** A credit or debit card. */
  | 'CARD'
  /** A bank transfer to the house. */
  | 'TRANSFER'
  /** The Unified Payments Interface. */
  | 'UPI';

/** How one product can be personalised: words, a birth stone, a box. Limits and prices are the backend's and are read again when it goes into the bag. */
export type Personalisation = {
  __typename?: 'Personalisation';
  /** Stones of the months, January first; empty where none can be set. */
  birthStones: Array<BirthStone>;
  /** The box it comes in; null where it comes in none. */
  box?: Maybe<SignatureBox>;
  /** Words cut into the piece; null where there is no room. */
  engraving?: Maybe<EngravingRule>;
  /** Why there is no engraving, in one sentence. */
  noEngraving?: Maybe<Scalars['String']['output']>;
};

/** A combination of a piece. What is left out is taken as the piece is listed. */
export type PieceChoiceInput = {
  /** The metal. */
  metal?: InputMaybe<Scalars['String']['input']>;
  /** Values of the house's own options. */
  options?: InputMaybe<Array<ChosenOptionInput>>;
  /** The purity. */
  purity?: InputMaybe<Scalars['String']['input']>;
  /** The stone's quality. */
  quality?: InputMaybe<Scalars['String']['input']>;
  /** The size. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** The stone. */
  stone?: InputMaybe<Scalars['String']['input']>;
};

/** What kind of piece it is. */
export type PieceKind =
  /** Jewellery. */
  | 'JEWEL'
  /** A watch. */
  | 'WATCH';

/** One option of a piece. */
export type PieceOption = {
  __typename?: 'PieceOption';
  /** The key of an option of the house's own, e.g. `length`; null otherwise. */
  key?: Maybe<Scalars['String']['output']>;
  /** What the house calls its own option, e.g. Length; null otherwise. */
  label?: Maybe<Scalars['String']['output']>;
  /** Which it is. */
  name: OptionName;
  /** What it may be, in the house's order. Values that are never made are among them. */
  values: Array<Scalars['String']['output']>;
};

/** Everything the house knows of a piece somebody bought. What it does not know is null. */
export type PiecePassport = {
  __typename?: 'PiecePassport';
  /** What the house does for it, in the words of the house. */
  aftercare?: Maybe<Scalars['String']['output']>;
  /** Its attributes when it was ordered. */
  attributes: Array<Attribute>;
  /** How to keep it, in the language of the page. */
  care: Scalars['String']['output'];
  /** When it reached the shopper; null before. */
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Set once the piece is with the house again. */
  ended?: Maybe<PassportEnd>;
  /** True where the law asks for a HUID. */
  hallmarked: Scalars['Boolean']['output'];
  /** Number of the invoice. */
  invoice?: Maybe<Scalars['String']['output']>;
  /** The piece with what was chosen for it. */
  item: OrderItem;
  /** A jewel or a watch. */
  kind: PieceKind;
  /** Where it was made. */
  madeIn?: Maybe<Scalars['String']['output']>;
  /** The passport's own number. */
  number: Scalars['String']['output'];
  /** Id of the order. */
  orderId: Scalars['ID']['output'];
  /** Its number. */
  orderNumber: Scalars['String']['output'];
  /** When it was ordered. */
  orderedAt: Scalars['DateTime']['output'];
  /** Ordered weight of one piece, milligrams. */
  orderedGrossMg?: Maybe<Scalars['Int']['output']>;
  /** Of which metal, milligrams. */
  orderedNetMg?: Maybe<Scalars['Int']['output']>;
  /** Which piece of its item, from 1. */
  piece: Scalars['Int']['output'];
  /** The piece as it left the bench; empty before. */
  pieces: Array<MadePiece>;
  /** Today's rate of its metal. */
  rate?: Maybe<MetalRate>;
  /** The report it was sold with; a piece's own is with the piece. */
  report?: Maybe<Certificate>;
  /** How far it can be made larger or smaller. */
  resizable?: Maybe<Scalars['String']['output']>;
  /** When a watch is to be serviced; null where the house has no such rule. */
  service?: Maybe<WatchService>;
  /** Beside it, of a loose stone that is set in it. */
  stoneWarranty?: Maybe<Scalars['String']['output']>;
  /** Its stones; empty where another stone than the listed one was chosen. */
  stones: Array<Stone>;
  /** What the house stands for. */
  warranty: Scalars['String']['output'];
  /** Last day of the warranty; null for life, or while it has not begun. */
  warrantyUntil?: Maybe<Scalars['Date']['output']>;
};

/** An order to place. `address` for SHIP, `storeId` for COLLECT. */
export type PlaceOrderInput = {
  /** The address. */
  address?: InputMaybe<ShippingAddressInput>;
  /** The advance that was shown, to pay so much now; null: all of it. */
  advance?: InputMaybe<Scalars['Paise']['input']>;
  /** The version of the bag that this was reckoned from. */
  bagVersion: Scalars['Int']['input'];
  /** Sent, or collected from a store. */
  delivery: DeliveryKind;
  /** The words on the gift card. */
  giftMessage?: InputMaybe<Scalars['String']['input']>;
  /** Wrapped as a gift. */
  giftWrap?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made once by the client for one bag version and form; makes a repeat safe. */
  key: Scalars['String']['input'];
  /** Code of the page's language, where it is not the house's first: whoever has paid comes back to a page of it. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Permanent account number, asked for above the legal sum. */
  pan?: InputMaybe<Scalars['String']['input']>;
  /** Nothing on the outside of the parcel names the house; refused where it does not offer that (`ShopDelivery.plainParcel`). */
  plainParcel?: InputMaybe<Scalars['Boolean']['input']>;
  /** Points to spend. */
  points?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the store. */
  storeId?: InputMaybe<Scalars['ID']['input']>;
  /** The total that was shown. */
  total: Scalars['Paise']['input'];
  /** How it is paid: by TRANSFER, or at `paymentUrl`, where CARD and UPI are alike. */
  way?: InputMaybe<PaymentWay>;
};

/** Where to pay, or why it was refused. With the code PRICE_CHANGED `quote` holds what it costs now. */
export type PlaceOrderPayload = {
  __typename?: 'PlaceOrderPayload';
  /** Where the refusal leads, when no payment could be opened. */
  nextStep?: Maybe<NextStep>;
  /** The number people read and quote. */
  number?: Maybe<Scalars['String']['output']>;
  /** Id of the order. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Address of the payment page; null when there is nothing left to pay, and with a transfer. */
  paymentUrl?: Maybe<Scalars['String']['output']>;
  /** The new sum, when the one shown no longer holds. */
  quote?: Maybe<CheckoutQuote>;
  /** Pending payment, or paid where points covered all of it. */
  status?: Maybe<Scalars['String']['output']>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
  /** How it is paid. With TRANSFER the order says where the money goes. */
  way?: Maybe<PaymentWay>;
};

/** What a line of a plan shows. */
export type PlanKind =
  /** The edge of the sea. */
  | 'COAST'
  /** A park or a garden; closed. */
  | 'PARK'
  /** A street. */
  | 'STREET'
  /** A lake or a creek; closed. */
  | 'WATER';

/** One outline of a plan. */
export type PlanLine = {
  __typename?: 'PlanLine';
  /** What it shows. */
  kind: PlanKind;
  /** What it is called; null when it is not named. */
  name?: Maybe<Scalars['String']['output']>;
  /** Pairs of degrees north and east. */
  points: Array<Array<Scalars['Float']['output']>>;
};

/** The shopper's points and the ledger behind them. */
export type Points = {
  __typename?: 'Points';
  /** Points that can be spent. */
  balance: Scalars['Int']['output'];
  /** Newest first. */
  entries: Array<PointsEntry>;
  /** Earned and not part of the balance yet, newest first. */
  onTheWay: Array<PointsOnTheWay>;
  /** Which page this is, from 1. */
  page: Scalars['Int']['output'];
  /** False until the e-mail is confirmed: the balance shows but cannot be spent. */
  spendable: Scalars['Boolean']['output'];
  /** How many there are in all. */
  total: Scalars['Int']['output'];
  /** What the balance is worth. */
  worth: Scalars['Paise']['output'];
};

/** One line of the ledger. Lines are only ever added. */
export type PointsEntry = {
  __typename?: 'PointsEntry';
  /** The balance after this line. */
  balance: Scalars['Int']['output'];
  /** When the points came or went. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable id; opaque. */
  id: Scalars['ID']['output'];
  /** Which kind it is. */
  kind: PointsKind;
  /** Id of the order. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Positive in, negative out. */
  points: Scalars['Int']['output'];
};

/** Why points came or went. */
export type PointsKind =
  /** Earned by an order. */
  | 'EARNED'
  /** A gift of the house. */
  | 'GIVEN'
  /** Given back when an order that had spent them fell away. */
  | 'RESTORED'
  /** Taken back when an order that had earned them was refunded; without an order, a gift of the house that is taken back. */
  | 'REVERSED'
  /** Spent on an order. */
  | 'SPENT'
  /** The welcome gift. */
  | 'WELCOME';

/** Points that an order gives once nothing of it can come back any more. */
export type PointsOnTheWay = {
  __typename?: 'PointsOnTheWay';
  /** When they become part of the balance; null while that is not known. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the order. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Points that will be added. */
  points: Scalars['Int']['output'];
};

/** By what rule a house gives points and takes them. */
export type PointsRule = {
  __typename?: 'PointsRule';
  /** The most of a bag that points may pay, in per cent. */
  mostPercent: Scalars['Int']['output'];
  /** One point is earned for every so much paid. */
  paidPerPoint: Scalars['Paise']['output'];
  /** What a new account begins with. */
  welcome: Scalars['Int']['output'];
  /** What one point is worth. */
  worth: Scalars['Paise']['output'];
};

/** What a price is made of. The parts sum to the total to the paisa, whatever it is the price of. */
export type PriceBreakUp = {
  __typename?: 'PriceBreakUp';
  /** Metal, stones, making, discount and GST, as a bill lists them. */
  parts: Array<PricePart>;
  /** The metal's rate that is in it. */
  rate?: Maybe<MetalRate>;
  /** GST included. */
  total: Scalars['Paise']['output'];
};

/** One line of a price. */
export type PricePart = {
  __typename?: 'PricePart';
  /** Negative for a discount. */
  amount: Scalars['Paise']['output'];
  /** How it comes about, e.g. '3.420 g at ₹9,380 a gram'. */
  detail?: Maybe<Scalars['String']['output']>;
  /** What it is for. */
  kind: PricePartKind;
  /** The line as shown. */
  label: Scalars['String']['output'];
};

/** What a line of a price is for. */
export type PricePartKind =
  /** Taken off. */
  | 'DISCOUNT'
  /** Goods and services tax, by HSN class. */
  | 'GST'
  /** The workshop's work. */
  | 'MAKING'
  /** The metal, by weight and rate. */
  | 'METAL'
  /** Anything else. */
  | 'OTHER'
  /** The stones. */
  | 'STONE';

/** A piece that can be bought. */
export type Product = {
  __typename?: 'Product';
  /** Its attributes, e.g. the diameter of a watch, in their order on the page. */
  attributes: Array<Attribute>;
  /** Which of the eight backgrounds (1 to 8) the piece keeps on its own pages. */
  background: Scalars['Int']['output'];
  /** Kinds of band it is made with. */
  bandType: Array<Scalars['String']['output']>;
  /** What it costs now, part by part; null where the backend gives no parts, or no such combination is made. */
  breakUp?: Maybe<PriceBreakUp>;
  /** The categories of the first level that it is in, in the house's order. */
  categories: Array<Category>;
  /** Ids of all categories it is in, those of the second level too. */
  categoryIds: Array<Scalars['ID']['output']>;
  /** The laboratory's report, when there is one. */
  certificate?: Maybe<Certificate>;
  /** Collections it is in, by name. */
  collections: Array<Scalars['String']['output']>;
  /** What can be chosen of it; null where the shop offers no choice. */
  configuration?: Maybe<Configuration>;
  /** Plain text, without marks. */
  description?: Maybe<Scalars['String']['output']>;
  /** Carats of diamonds, all together. */
  diamondCarats: Scalars['Float']['output'];
  /** For whom it is made. */
  gender?: Maybe<Scalars['String']['output']>;
  /** Milligrams; null when the backend gives none. */
  grossWeightMg?: Maybe<Scalars['Int']['output']>;
  /** Stable id; opaque. */
  id: Scalars['ID']['output'];
  /** Plain picture addresses, in order. */
  images: Array<Scalars['String']['output']>;
  /** Those of its sizes whose inside is known: of rings and of bangles. */
  innerSizes: Array<InnerSize>;
  /** Belongs to the top collection. */
  isTopCollection: Scalars['Boolean']['output'];
  /** Where it is made. */
  madeIn: Scalars['String']['output'];
  /** Working days until it leaves the workshop. */
  makingDays?: Maybe<Scalars['Int']['output']>;
  /** What it is made of. */
  material: Array<Scalars['String']['output']>;
  /** How large it is; null where the house does not say. */
  measures?: Maybe<Measures>;
  /** The same pictures with widths and formats; empty when the backend gives none. */
  media: Array<Media>;
  /** Metals it is made in. */
  metalType: Array<Scalars['String']['output']>;
  /** In the page's language where the house has translated it. */
  name: Scalars['String']['output'];
  /** What can be made personal on it, and what that adds; null where the backend offers none of it. */
  personalisation?: Maybe<Personalisation>;
  /** Price in the asked country, GST included. */
  price: Scalars['Paise']['output'];
  /** Purities it is made in. */
  purity: Array<Scalars['String']['output']>;
  /** Pieces of its collection, else of its category, without itself. */
  related: Array<Product>;
  /** Whether and how far it can be resized. */
  resizable: Array<Scalars['String']['output']>;
  /** Stores where the piece can be seen; nearest first when `near` names a city or PIN code that is known. Empty without the feature 'stores'. */
  seenAt: Array<Store>;
  /** What it is sold with as one piece: settings of a loose stone, or loose stones of a setting, in this metal. Null without the feature 'settings'. */
  setOffers?: Maybe<SetOffers>;
  /** It with this loose stone set in it, at the price of both; null where the stone is not sold or it does not hold it. */
  setPiece?: Maybe<SetPiece>;
  /** Which loose stones of the house it is also made with instead of its own; null where it is not. */
  setting?: Maybe<Setting>;
  /** How many pieces that can be sold now hold this loose stone, at most 60; 0 for a stone that is sold and for what is none. Null when the backend does not say. */
  settingsInStock?: Maybe<Scalars['Int']['output']>;
  /** Sizes it is made in. */
  sizes: Array<Scalars['String']['output']>;
  /** The name in the address of its page. */
  slug: Scalars['String']['output'];
  /** Turn view frames. */
  spin?: Maybe<Spin>;
  /** Pieces that can be sold now; null when the backend does not say. */
  stock?: Maybe<Scalars['Int']['output']>;
  /** Its stones, one entry a kind and cut. */
  stones: Array<Stone>;
  /** One line under the name. */
  subtitle?: Maybe<Scalars['String']['output']>;
  /** Type of piece, e.g. Solitaire. */
  type?: Maybe<Scalars['String']['output']>;
};


/** A piece that can be bought. */
export type ProductBreakUpArgs = {
  choice?: InputMaybe<PieceChoiceInput>;
};


/** A piece that can be bought. */
export type ProductRelatedArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** A piece that can be bought. */
export type ProductSeenAtArgs = {
  near?: InputMaybe<Scalars['String']['input']>;
};


/** A piece that can be bought. */
export type ProductSetOffersArgs = {
  metal?: InputMaybe<Scalars['String']['input']>;
  purity?: InputMaybe<Scalars['String']['input']>;
};


/** A piece that can be bought. */
export type ProductSetPieceArgs = {
  metal?: InputMaybe<Scalars['String']['input']>;
  purity?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Scalars['String']['input']>;
  stoneId: Scalars['ID']['input'];
};

/** How a list is filtered. A member left out, null or empty does not filter; of a list any value fits. */
export type ProductFilter = {
  /** Any of these buckets of carats: 0-0.25, 0.25-0.5, 0.5-1, 1-2 or 2-. */
  carat?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these categories, by id or slug, within the list that `categoryId` names. */
  category?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Products of this category and its children. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Any of these clarities of its diamonds, e.g. VS. */
  clarity?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these collections, by name. */
  collection?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these colours of its diamonds, e.g. G to H. */
  colour?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Price list; default INR. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Any of women, men and everyone. */
  gender?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only the top collection. */
  isTopCollection?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these metals. This and the following need the feature 'facets'. */
  metal?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Options of the house, e.g. 'length:45 cm': any value of one option, and all of the options. */
  option?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Diamonds of any of these origins: Natural, Lab-grown. */
  origin?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Inclusive. */
  priceMax?: InputMaybe<Scalars['Paise']['input']>;
  /** Inclusive. */
  priceMin?: InputMaybe<Scalars['Paise']['input']>;
  /** Any of these purities. */
  purity?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words looked for in name and description. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these shapes of its diamonds, e.g. Round. */
  shape?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these sizes. */
  size?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these stones. */
  stone?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these tags. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Products of this type. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** A section of a product page's accordion, in the shop's own words. */
export type ProductNote = {
  __typename?: 'ProductNote';
  /** Content texts: links and italic words are marked. */
  paragraphs: Array<Scalars['String']['output']>;
  /** Title of the section, e.g. Our Diamonds. */
  section: Scalars['String']['output'];
};

/** One page of a product list. */
export type ProductPage = {
  __typename?: 'ProductPage';
  /** What is on this page, in order. */
  items: Array<Product>;
  /** How many a page holds. */
  limit: Scalars['Int']['output'];
  /** Cursor of the next page; null on the last. */
  next?: Maybe<Scalars['String']['output']>;
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Cursor of the page before; null on the first. */
  previous?: Maybe<Scalars['String']['output']>;
  /** How the search was read; null without one. */
  search?: Maybe<SearchReading>;
  /** How many there are in all. */
  total: Scalars['Int']['output'];
  /** True when `total` is a floor: shown as '10,000+'. */
  totalIsFloor: Scalars['Boolean']['output'];
};

/** Orders a list can be in (specification section 9). */
export type ProductSort =
  /** Best Seller: most sold first. */
  | 'BEST_SELLER'
  /** New Arrivals: newest first. */
  | 'NEW_ARRIVALS'
  /** Price Low to High. */
  | 'PRICE_ASC'
  /** Price High to Low. */
  | 'PRICE_DESC'
  /** Recommended: the house's own order. */
  | 'RECOMMENDED';

/** Pieces of the catalogue; empty when the catalogue does not answer. */
export type ProductStripBlock = {
  __typename?: 'ProductStripBlock';
  /** Where it leads, as a button or link. */
  action?: Maybe<ContentAction>;
  /** The pieces shown. */
  products: Array<Product>;
  /** Shown as it is: nothing in it is marked. */
  title: Scalars['String']['output'];
};

/** What a shopper may change of the profile. */
export type ProfileInput = {
  /** First and last name; no address of a website. */
  name: Scalars['String']['input'];
  /** With country code, e.g. +91 22 5550 0142. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** The profile after the change. */
export type ProfilePayload = {
  __typename?: 'ProfilePayload';
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
  /** The shopper after the change. */
  viewer?: Maybe<Viewer>;
};

/** Paragraphs, and perhaps a list, under a heading. */
export type ProseBlock = {
  __typename?: 'ProseBlock';
  /** Shown as it is: nothing in it is marked. */
  heading?: Maybe<Scalars['String']['output']>;
  /** Anchor of the heading. */
  id?: Maybe<Scalars['String']['output']>;
  /** Points below the paragraphs. */
  list: Array<Scalars['String']['output']>;
  /** Plain text, one entry a paragraph. */
  paragraphs: Array<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** The appointment of a link; null when the link is used or unknown. */
  appointmentByLink?: Maybe<Appointment>;
  /** The shopper's bag, or the visitor's while signed out. Price and stock are read anew. */
  bag: Bag;
  /** Pieces in the bag: what the bag icon shows. */
  bagCount: Scalars['Int']['output'];
  /** One blog; null when there is none. */
  blog?: Maybe<Blog>;
  /** The blogs, newest first. Needs the feature 'blog-list'. */
  blogs: BlogPage;
  /** All top-level categories, or the children of one. */
  categories: Array<Category>;
  /** One category by id or slug; null when there is none. */
  category?: Maybe<Category>;
  /** What the bag would cost as an order, with so many points spent. Signed in only. */
  checkout: CheckoutQuote;
  /** Countries the house delivers to, India first. */
  countries: Array<Country>;
  /** How the same list could be filtered further, and how many pieces each choice leaves. Needs the feature 'facets'. */
  facets: Array<Facet>;
  /** Today's metal rates; empty when the backend gives none. */
  metalRates: Array<MetalRate>;
  /** One of the shopper's orders; null when there is none. */
  order?: Maybe<Order>;
  /** One content page by slug (`about-us`, `engraving`, `home`); null when there is none. Needs the feature 'content'. */
  page?: Maybe<ContentPage>;
  /** The content pages of a group (`service`, `legal`, `company`, `story`), or all, in their order. */
  pages: Array<ContentLink>;
  /** The passport of a piece; null when there is no such piece, it is not the shopper's, or the shop keeps none. */
  passport?: Maybe<PiecePassport>;
  /** One product by id or slug; null when there is none. */
  product?: Maybe<Product>;
  /** One page of products. */
  products: ProductPage;
  /** Pieces by id, in the order asked and at most 48; unknown ones are left out. Needs the feature 'products-by-id'. */
  productsById: Array<Product>;
  /** When pieces can be at a PIN code; null when the backend does not say. */
  promise?: Maybe<DeliveryPromise>;
  /** Ring sizes in every system, smallest first. Empty when the backend gives no table. */
  ringSizes: Array<RingSize>;
  /** House facts and what this shop's backend can do. */
  shop: Shop;
  /** Days and hours at which a store receives, in its own time zone. Needs the feature 'appointments'. */
  slots: SlotCalendar;
  /** One store by id or slug; null when there is none. */
  store?: Maybe<Store>;
  /** The stores; nearest first when `near` names a city or PIN code that is known, or coordinates are given. Needs the feature 'stores'. */
  stores: StoreList;
  /** Type-ahead: what the text typed so far may mean. Needs the feature 'search'. */
  suggestions: Suggestions;
  /** Public tracking by order number and e-mail; null for any mismatch. */
  trackOrder?: Maybe<OrderTracking>;
  /** The signed-in shopper; null for a visitor. An ended session is UNAUTHENTICATED, once: its cookie goes with the answer. */
  viewer?: Maybe<Viewer>;
};


export type QueryAppointmentByLinkArgs = {
  link: Scalars['String']['input'];
};


export type QueryBlogArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBlogsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoriesArgs = {
  parentId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCheckoutArgs = {
  delivery?: InputMaybe<DeliveryKind>;
  points?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFacetsArgs = {
  filter?: InputMaybe<ProductFilter>;
};


export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPageArgs = {
  slug: Scalars['String']['input'];
};


export type QueryPagesArgs = {
  group?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPassportArgs = {
  itemId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  piece?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProductsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};


export type QueryProductsByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryPromiseArgs = {
  makingDays: Scalars['Int']['input'];
  pin: Scalars['String']['input'];
};


export type QuerySlotsArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  storeId: Scalars['ID']['input'];
};


export type QueryStoreArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStoresArgs = {
  lat?: InputMaybe<Scalars['Float']['input']>;
  lng?: InputMaybe<Scalars['Float']['input']>;
  near?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySuggestionsArgs = {
  search: Scalars['String']['input'];
};


export type QueryTrackOrderArgs = {
  email: Scalars['String']['input'];
  number: Scalars['String']['input'];
};

/** Words somebody said. */
export type QuoteBlock = {
  __typename?: 'QuoteBlock';
  /** Whose words they are. */
  cite?: Maybe<Scalars['String']['output']>;
  /** The words, as shown. */
  words: Scalars['String']['output'];
};

/** What may be paid at first; the rest is paid before the pieces leave. */
export type QuotedAdvance = {
  __typename?: 'QuotedAdvance';
  /** What is paid now. */
  amount: Scalars['Paise']['output'];
  /** The share of the pieces made to order, in per cent; others are paid whole. */
  percent: Scalars['Int']['output'];
  /** What is paid later. */
  rest: Scalars['Paise']['output'];
  /** The house's other ways, each of which takes less than the advance; null when the backend does not say. */
  smallerWays?: Maybe<Array<WayToPay>>;
  /** The ways to pay that take the advance. */
  ways: Array<WayToPay>;
};

/** Shown once, unless `userErrors` says why not. */
export type RecoveryCodesPayload = {
  __typename?: 'RecoveryCodesPayload';
  /** Each signs in once without the app. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Pieces that the shopper wants to send back, and why. */
export type RequestReturnInput = {
  /** What comes back, and how many of it. */
  items: Array<ReturnItemInput>;
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
  /** The shopper's words. */
  reason: Scalars['String']['input'];
};

/** What became of the request. */
export type RequestReturnPayload = {
  __typename?: 'RequestReturnPayload';
  /** The order after the change. */
  order?: Maybe<Order>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** What the house gives for a piece today, by its published rule; never more than was paid for it. */
export type ResaleValue = {
  __typename?: 'ResaleValue';
  /** For the metal, at today's rate. */
  metal: Scalars['Paise']['output'];
  /** Of the metal's value, per cent. */
  metalPercent: Scalars['Float']['output'];
  /** What was paid for this piece, points taken off. */
  paid: Scalars['Paise']['output'];
  /** Of what was paid for the stones, per cent. */
  stonePercent: Scalars['Float']['output'];
  /** For the stones. */
  stones: Scalars['Paise']['output'];
  /** What was paid for its stones without tax, points taken off: what `stonePercent` is reckoned on. */
  stonesPaid?: Maybe<Scalars['Paise']['output']>;
  /** Both together, at most `paid`. */
  total: Scalars['Paise']['output'];
};

/** How many of a piece come back. */
export type ReturnItem = {
  __typename?: 'ReturnItem';
  /** Id of the line of the order. */
  itemId: Scalars['ID']['output'];
  /** As the order calls the piece. */
  name: Scalars['String']['output'];
  /** Pieces that come back. */
  quantity: Scalars['Int']['output'];
};

/** A piece and how many of it. */
export type ReturnItemInput = {
  /** Id of the line of the order. */
  itemId: Scalars['ID']['input'];
  /** At most `returnable` of the item. */
  quantity: Scalars['Int']['input'];
};

/** How far a return is. */
export type ReturnStatus =
  /** The house waits for the pieces. */
  | 'APPROVED'
  /** Nothing went back, with the reason in the order's events. */
  | 'CLOSED'
  /** The house declined, with its reason in the order's events. */
  | 'DECLINED'
  /** The pieces came and the money went back. */
  | 'REFUNDED'
  /** The shopper asked for it. */
  | 'REQUESTED';

/** One ring size. Everything follows from the inside circumference (ISO 8653). */
export type RingSize = {
  __typename?: 'RingSize';
  /** Inside diameter in millimetres. */
  acrossMm: Scalars['Float']['output'];
  /** American size to the nearest quarter, e.g. 6¼. */
  american: Scalars['String']['output'];
  /** British size to the nearest half, e.g. L½. */
  british: Scalars['String']['output'];
  /** European size: the circumference. */
  european: Scalars['String']['output'];
  /** Indian size, e.g. 12. */
  indian: Scalars['String']['output'];
  /** Inside circumference in whole millimetres, 41 to 76. */
  mm: Scalars['Int']['output'];
};

/** A metal, a stone, a value of an option or a collection in another language. */
export type SaidChoice = {
  __typename?: 'SaidChoice';
  /** As it is shown. */
  says: Scalars['String']['output'];
  /** As it is asked for. */
  text: Scalars['String']['output'];
};

/** What a search says may be spent. */
export type SearchBudget = {
  __typename?: 'SearchBudget';
  /** Pieces up to this are found. */
  most: Scalars['Paise']['output'];
  /** The search without the sum. */
  words: Scalars['String']['output'];
};

/** A way into the shop with a picture. */
export type SearchDoor = {
  __typename?: 'SearchDoor';
  /** Where it leads. */
  href: Scalars['String']['output'];
  /** What it says. */
  label: Scalars['String']['output'];
  /** The picture. */
  picture: HousePicture;
};

/** How a search was read, where it is not simply the words that were typed. */
export type SearchReading = {
  __typename?: 'SearchReading';
  /** A sum that it names as the most to be spent; null where it names none, or a range. */
  budget?: Maybe<SearchBudget>;
  /** The whole search with mistyped words mended; null when none was. */
  corrected?: Maybe<Scalars['String']['output']>;
  /** Words of the trade, and the catalogue's words for them. */
  meant: Array<TradeWord>;
  /** Pages that answer it, the best first. */
  pages: Array<SearchedPage>;
};

/** What the search panel offers before anything is typed. Both lists are empty where the house has written none. */
export type SearchStart = {
  __typename?: 'SearchStart';
  /** Questions that are often asked. One that leads to `/search` is searched for. */
  asked: Array<MenuLink>;
  /** Ways into the shop, each with a picture. */
  doors: Array<SearchDoor>;
};

/** A page of the shop that answers a search. */
export type SearchedPage = {
  __typename?: 'SearchedPage';
  /** What is found there; null where the title says it. */
  line?: Maybe<Scalars['String']['output']>;
  /** Its address within the shop. */
  path: Scalars['String']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
};

/** What an entity says of itself to search engines and social networks (specification section 1). */
export type Seo = {
  __typename?: 'Seo';
  /** The one address of the page. */
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  /** What search results show. */
  metaDescription?: Maybe<Scalars['String']['output']>;
  /** Comma-separated. */
  metaKeywords?: Maybe<Scalars['String']['output']>;
  /** Title of the page. */
  metaTitle?: Maybe<Scalars['String']['output']>;
  /** Text when shared. */
  ogDescription?: Maybe<Scalars['String']['output']>;
  /** Picture when shared. */
  ogImage?: Maybe<Scalars['String']['output']>;
  /** Title when shared. */
  ogTitle?: Maybe<Scalars['String']['output']>;
  /** Address when shared. */
  ogUrl?: Maybe<Scalars['String']['output']>;
};

/** A metal that a set piece can be had in. */
export type SetMetal = {
  __typename?: 'SetMetal';
  /** The metal. */
  metal?: Maybe<Scalars['String']['output']>;
  /** Its purity. */
  purity?: Maybe<Scalars['String']['output']>;
  /** The whole piece in it, GST included. */
  total: Scalars['Paise']['output'];
};

/** The other half of a set piece, as it is offered. */
export type SetOffer = {
  __typename?: 'SetOffer';
  /** Which of the eight backgrounds (1 to 8) is behind the picture. */
  background: Scalars['Int']['output'];
  /** Of a stone: its weight. */
  carats?: Maybe<Scalars['Float']['output']>;
  /** Of a stone: its report. */
  certificate?: Maybe<Certificate>;
  /** Of a stone: its clarity. */
  clarity?: Maybe<Scalars['String']['output']>;
  /** Of a stone: its colour. */
  colour?: Maybe<Scalars['String']['output']>;
  /** Of a stone: its cut. */
  cut?: Maybe<Scalars['String']['output']>;
  /** Plain address of the picture, where `media` is null. */
  image: Scalars['String']['output'];
  /** The picture with its widths and formats. */
  media?: Maybe<Media>;
  /** Of a setting: the metal in which it costs this. */
  metal?: Maybe<Scalars['String']['output']>;
  /** As the piece is called. */
  name: Scalars['String']['output'];
  /** Id of its product. */
  productId: Scalars['ID']['output'];
  /** Of a setting: its purity. */
  purity?: Maybe<Scalars['String']['output']>;
  /** The name in the address of its page. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Of which for the stone; the rest is the setting. */
  stonePrice: Scalars['Paise']['output'];
  /** Stone and setting together, GST included. */
  total: Scalars['Paise']['output'];
};

/** What a product can be joined with and can be sold now, the least dear first. */
export type SetOffers = {
  __typename?: 'SetOffers';
  /** Pieces that hold this stone; empty for what is not a loose stone. */
  settings: Array<SetOffer>;
  /** Loose stones that this piece holds; empty for what is not a setting. */
  stones: Array<SetOffer>;
};

/** A loose stone in a setting, as it goes to the bag: one piece. */
export type SetPiece = {
  __typename?: 'SetPiece';
  /** What it is made of, part by part. */
  breakUp?: Maybe<PriceBreakUp>;
  /** Working days until it leaves the workshop. */
  makingDays?: Maybe<Scalars['Int']['output']>;
  /** The metal. */
  metal?: Maybe<Scalars['String']['output']>;
  /** The metals that it can be had in now. */
  metals: Array<SetMetal>;
  /** Names both. */
  name: Scalars['String']['output'];
  /** Its purity. */
  purity?: Maybe<Scalars['String']['output']>;
  /** The size; null for what has none. */
  size?: Maybe<Scalars['String']['output']>;
  /** The sizes that it can be had in, in this metal; empty for what has none. */
  sizes: Array<Scalars['String']['output']>;
  /** Pieces that can be sold now: as many as there are of both. */
  stock: Scalars['Int']['output'];
  /** Of which for the stone. */
  stonePrice: Scalars['Paise']['output'];
  /** Stone and setting together, GST included. */
  total: Scalars['Paise']['output'];
};

/** The loose stone of a set piece in a bag. */
export type SetStone = {
  __typename?: 'SetStone';
  /** Its report. */
  certificate?: Maybe<Certificate>;
  /** As the stone is called. */
  name: Scalars['String']['output'];
  /** Id of its product. */
  productId: Scalars['ID']['output'];
  /** The name in the address of its page. */
  slug?: Maybe<Scalars['String']['output']>;
};

/** Which loose stones a piece holds. */
export type Setting = {
  __typename?: 'Setting';
  /** Carats, at least. */
  caratsFrom: Scalars['Float']['output'];
  /** Carats, at most. */
  caratsTo: Scalars['Float']['output'];
  /** Cuts by name, e.g. Round. */
  cuts: Array<Scalars['String']['output']>;
};

/** Where an order goes. India only. */
export type ShippingAddressInput = {
  /** House and street. */
  addressLine1: Scalars['String']['input'];
  /** Building, area or landmark. */
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** Town or city. */
  city: Scalars['String']['input'];
  /** Who receives the parcel. */
  name: Scalars['String']['input'];
  /** With country code, e.g. +91 22 5550 0142. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** PIN or postal code. */
  postalCode: Scalars['String']['input'];
  /** State or union territory. */
  state: Scalars['String']['input'];
};

/** House facts. Fictitious in the demo; they are in one file of the backend. */
export type Shop = {
  __typename?: 'Shop';
  /** Address of the house, line by line. */
  addressLines: Array<Scalars['String']['output']>;
  /** Where /whatsapp sends the visitor. */
  chatUrl: Scalars['String']['output'];
  /** What pieces are chosen by, in the language of the page; empty where nothing of it is translated. */
  choices: Array<SaidChoice>;
  /** The collections that pieces belong to, in the house's order. */
  collections: Array<Collection>;
  /** What delivery costs. */
  delivery: ShopDelivery;
  /** True where the shop runs as a demonstration (`SHOP_MODE`): its style page and the playground are open. */
  demo: Scalars['Boolean']['output'];
  /** Where shoppers write to. */
  email: Scalars['String']['output'];
  /** Optional abilities of the backend (`GET /api/capabilities`), e.g. `sort`. Empty when it speaks section 7 alone. */
  features: Array<Scalars['String']['output']>;
  /** The footer of every page. */
  footer: Footer;
  /** The company's GST number. */
  gstin: Scalars['String']['output'];
  /** The company that sells. */
  legalName: Scalars['String']['output'];
  /** The menu, row by row; every row leads somewhere. */
  menu: Array<MenuItem>;
  /** Name of the house. */
  name: Scalars['String']['output'];
  /** The line above the header; null where the shop has none. */
  notice?: Maybe<Scalars['String']['output']>;
  /** With country code, e.g. +91 22 5550 0142. */
  phone: Scalars['String']['output'];
  /** Pictures of the house, one after another on the order page. */
  pictures: Array<HousePicture>;
  /** The rule by which points are given and taken; null where there are none. */
  points?: Maybe<PointsRule>;
  /** Where the next step of the price filter begins, rising. Empty where the backend offers none. */
  priceSteps: Array<Scalars['Paise']['output']>;
  /** What the sections of a product page's accordion say besides the facts of the piece. */
  productNotes: Array<ProductNote>;
  /** What the search panel offers before anything is typed. */
  searchStart: SearchStart;
  /** Social networks the house is on. */
  social: Array<SocialLink>;
  /** The sentence under the name. */
  tagline: Scalars['String']['output'];
  /** What it sells, in a few words. */
  trade: Scalars['String']['output'];
};

/** What delivery of an order costs; collecting at a store is free. */
export type ShopDelivery = {
  __typename?: 'ShopDelivery';
  /** From goods of this worth on it is free; null where the price is asked of every order. */
  freeFrom?: Maybe<Scalars['Paise']['output']>;
  /** Whether the house says that sending pieces back costs nothing. */
  freeReturns: Scalars['Boolean']['output'];
  /** Whether the house sends a parcel on which nothing names it, if the shopper asks. */
  plainParcel: Scalars['Boolean']['output'];
  /** GST included; 0 where it is free. */
  price: Scalars['Paise']['output'];
};

/** The shopper who signed in, unless `userErrors` says why not. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
  /** The shopper after the change. */
  viewer?: Maybe<Viewer>;
};

/** What opens an account. */
export type SignUpInput = {
  /** Becomes the name to sign in with. */
  email: Scalars['String']['input'];
  /** First and last name; no address of a website. */
  name: Scalars['String']['input'];
  /** 8 to 128 characters, none of the common ones. */
  password: Scalars['String']['input'];
};

/** The signature box of a piece. */
export type SignatureBox = {
  __typename?: 'SignatureBox';
  /** Small, Middle or Long. */
  name: Scalars['String']['output'];
  /** Its outside measures. */
  outside: Scalars['String']['output'];
  /** Initials on the lid, at most; 0 when it cannot be stamped. */
  stampMost: Scalars['Int']['output'];
  /** What the stamping adds to the price. */
  stampPrice: Scalars['Paise']['output'];
};

/** One hour. */
export type Slot = {
  __typename?: 'Slot';
  /** Can still be booked. */
  free: Scalars['Boolean']['output'];
  /** HH:MM on the store's clock. */
  label: Scalars['String']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
};

/** Days of a store with their hours. */
export type SlotCalendar = {
  __typename?: 'SlotCalendar';
  /** Day by day. */
  days: Array<SlotDay>;
  /** IANA name of the zone that the times are meant in. */
  timeZone: Scalars['String']['output'];
};

/** One day. */
export type SlotDay = {
  __typename?: 'SlotDay';
  /** Why there is nothing that day. */
  closed?: Maybe<Scalars['String']['output']>;
  /** The day, on the calendar of the store. */
  date: Scalars['Date']['output'];
  /** Times of the day, the earliest first. */
  slots: Array<Slot>;
};

/** A social network the house is on. */
export type SocialLink = {
  __typename?: 'SocialLink';
  /** The network, e.g. Instagram. */
  name: Scalars['String']['output'];
  /** The page of the house there. */
  url: Scalars['String']['output'];
};

/** Frames of a turn view: `{count}` pictures at `url` with %d for the frame, from 0. */
export type Spin = {
  __typename?: 'Spin';
  /** Frames of one full turn. */
  count: Scalars['Int']['output'];
  /** Root-relative or https. */
  url: Scalars['String']['output'];
};

/** A picture beside words. */
export type SplitBlock = {
  __typename?: 'SplitBlock';
  /** Where it leads, as a button or link. */
  action?: Maybe<ContentAction>;
  /** The picture is on the right. */
  flip: Scalars['Boolean']['output'];
  /** Plain text, one entry a paragraph. */
  paragraphs: Array<Scalars['String']['output']>;
  /** The picture shown with it. */
  picture: ContentPicture;
  /** Shown as it is: nothing in it is marked. */
  title: Scalars['String']['output'];
};

/** One sentence set large. */
export type StatementBlock = {
  __typename?: 'StatementBlock';
  /** Where it leads, as a button or link. */
  action?: Maybe<ContentAction>;
  /** The words, as shown. */
  words: Scalars['String']['output'];
};

/** What happens, in order. */
export type StepsBlock = {
  __typename?: 'StepsBlock';
  /** Shown as it is: nothing in it is marked. */
  heading?: Maybe<Scalars['String']['output']>;
  /** One after the other. */
  steps: Array<ContentNote>;
};

/** Stones of one kind and cut in a piece. */
export type Stone = {
  __typename?: 'Stone';
  /** Carats of all these stones together. */
  caratsTotal: Scalars['Float']['output'];
  /** Clarity grade. */
  clarity?: Maybe<Scalars['String']['output']>;
  /** Colour grade or name. */
  colour?: Maybe<Scalars['String']['output']>;
  /** Stones of this kind and cut in one piece. */
  count: Scalars['Int']['output'];
  /** E.g. round brilliant. */
  cut: Scalars['String']['output'];
  /** E.g. diamond or ruby. */
  kind: Scalars['String']['output'];
  /** Grown in a laboratory. */
  labGrown: Scalars['Boolean']['output'];
};

/** A place where the house can be visited. */
export type Store = {
  __typename?: 'Store';
  /** The address, line by line. */
  addressLines: Array<Scalars['String']['output']>;
  /** Town or city. */
  city: Scalars['String']['output'];
  /** Pieces can be collected here. */
  collects: Scalars['Boolean']['output'];
  /** ISO 3166-1 alpha-2. */
  country: Scalars['String']['output'];
  /** Kilometres from the place asked for; null when none was. */
  distanceKm?: Maybe<Scalars['Float']['output']>;
  /** Read by the people of this store. */
  email: Scalars['String']['output'];
  /** Days on which it is closed or open otherwise. */
  holidays: Array<Holiday>;
  /** Stable id; opaque. */
  id: Scalars['ID']['output'];
  /** Degrees north. */
  latitude: Scalars['Float']['output'];
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
  /** The picture with its widths and formats. */
  media?: Maybe<Media>;
  /** Of the store, without the town. */
  name: Scalars['String']['output'];
  /** Hours of a usual week. */
  openings: Array<Opening>;
  /** With country code, e.g. +91 22 5550 0142. */
  phone: Scalars['String']['output'];
  /** The same, as pieces; empty when the backend lacks the feature 'products-by-id'. */
  pieces: Array<Product>;
  /** Outlines of the city around it, for a plan of our own drawing; empty when there are none. */
  plan: Array<PlanLine>;
  /** PIN or postal code. */
  postalCode: Scalars['String']['output'];
  /** Pieces that can be seen there. */
  productIds: Array<Scalars['ID']['output']>;
  /** What can be done there. */
  services: Array<Scalars['String']['output']>;
  /** The name in the address of its page. */
  slug: Scalars['String']['output'];
  /** State or union territory. */
  state: Scalars['String']['output'];
  /** A sentence on it. */
  summary: Scalars['String']['output'];
  /** IANA name: hours and slots are in this zone. */
  timeZone: Scalars['String']['output'];
};

/** Stores and how the place asked for was understood. */
export type StoreList = {
  __typename?: 'StoreList';
  /** The stores, the nearest first when a place was named. */
  items: Array<Store>;
  /** What `near` was understood as; null when it was not. */
  place?: Maybe<Scalars['String']['output']>;
};

/** What type-ahead offers. */
export type Suggestions = {
  __typename?: 'Suggestions';
  /** Blogs on the subject. */
  blogs: Array<BlogCard>;
  /** Categories that a word names. */
  categories: Array<Category>;
  /** Collections that a word names. */
  collections: Array<Scalars['String']['output']>;
  /** Pieces, the best matches first. */
  products: Array<Product>;
  /** How the words were read. */
  search: SearchReading;
};

/** A table; the first column names the row. */
export type TableBlock = {
  __typename?: 'TableBlock';
  /** What the table shows. */
  caption: Scalars['String']['output'];
  /** Headings of the columns. */
  columns: Array<Scalars['String']['output']>;
  /** Shown as it is: nothing in it is marked. */
  heading?: Maybe<Scalars['String']['output']>;
  /** Stable id; opaque. */
  id?: Maybe<Scalars['String']['output']>;
  /** A sentence beside it. */
  note?: Maybe<Scalars['String']['output']>;
  /** Cells, row by row. */
  rows: Array<Array<Scalars['String']['output']>>;
  /** Links and italic words are marked, as in every text of a page. */
  text?: Maybe<Scalars['String']['output']>;
};

/** Panels of blocks, one seen at a time; tabs do not nest. */
export type TabsBlock = {
  __typename?: 'TabsBlock';
  /** Names the group of tabs. */
  label: Scalars['String']['output'];
  /** One beside the other. */
  tabs: Array<ContentTab>;
};

/** GST of one rate inside an amount. */
export type TaxPart = {
  __typename?: 'TaxPart';
  /** The tax. */
  amount: Scalars['Paise']['output'];
  /** Per cent. */
  rate: Scalars['Float']['output'];
  /** The sum that the tax is reckoned on. */
  taxable: Scalars['Paise']['output'];
};

/** Pictures that lead somewhere. */
export type TilesBlock = {
  __typename?: 'TilesBlock';
  /** Shown as it is: nothing in it is marked. */
  heading?: Maybe<Scalars['String']['output']>;
  /** Pictures that lead somewhere. */
  tiles: Array<ContentTile>;
};

/** A word of the trade that the catalogue has by other words. */
export type TradeWord = {
  __typename?: 'TradeWord';
  /** The words it was looked up by. */
  means: Array<Scalars['String']['output']>;
  /** One sentence on the word. */
  note?: Maybe<Scalars['String']['output']>;
  /** The word as the trade writes it. */
  term: Scalars['String']['output'];
};

/** A part that has arrived. */
export type TransferReceipt = {
  __typename?: 'TransferReceipt';
  /** What the bank booked. */
  amount: Scalars['Paise']['output'];
  /** The day on which the bank had it, a date. */
  receivedOn: Scalars['Date']['output'];
};

/** Something a form must change. Every refused form answers these in its payload instead of an error. */
export type UserError = {
  __typename?: 'UserError';
  /** For programs, e.g. `VALIDATION`. */
  code: Scalars['String']['output'];
  /** The member of the input, e.g. `email` or `address.postalCode`; null when it is about the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Safe to show: says what it must be. */
  message: Scalars['String']['output'];
};

/** The signed-in shopper. */
export type Viewer = {
  __typename?: 'Viewer';
  /** The default address comes first. */
  addresses: Array<Address>;
  /** The signed-in shopper's appointments, the latest first. */
  appointments: Array<Appointment>;
  /** The shopper's bag, as `Query.bag` has it. */
  bag: Bag;
  /** When the account was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** Where e-mails of the account go; a new one counts once it is confirmed. */
  email: Scalars['String']['output'];
  /** The link in the e-mail was followed. */
  emailVerified: Scalars['Boolean']['output'];
  /** What the account menu greets with. */
  firstName: Scalars['String']['output'];
  /** Stable id; opaque. */
  id: Scalars['ID']['output'];
  /** The conversation with the house, newest first. */
  messages: MessagePage;
  /** First and last name, as the shopper typed them. */
  name: Scalars['String']['output'];
  /** The state of one-time codes. Null where the backend has none. */
  oneTimeCodes?: Maybe<OneTimeCodes>;
  /** The shopper's orders, newest first. */
  orders: OrderPage;
  /** The passkeys that sign in to the account. Empty where the backend takes none. */
  passkeys: Array<Passkey>;
  /** An e-mail that waits for its confirmation. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** With country code, e.g. +91 22 5550 0142. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Loyalty points: 1 point is worth 1 rupee. */
  points: Points;
  /** Where the shopper is signed in, this browser first. Empty where the backend cannot tell. */
  sessions: Array<OpenSession>;
  /** Ids of the pieces in the shopper's wishlist, the latest first. Needs the feature 'wishlist'. */
  wishlist: Array<Scalars['ID']['output']>;
};


/** The signed-in shopper. */
export type ViewerMessagesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in shopper. */
export type ViewerOrdersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in shopper. */
export type ViewerPointsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** By which rule a watch is serviced. */
export type WatchService = {
  __typename?: 'WatchService';
  /** The first time; null until it is delivered. */
  dueBy?: Maybe<Scalars['Date']['output']>;
  /** Every so many years. */
  everyYears: Scalars['Int']['output'];
};

/** A way to pay. */
export type WayToPay = {
  __typename?: 'WayToPay';
  /** Of a transfer: the last day on which it counts, until which the pieces are kept. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** Which way. */
  kind: PaymentWay;
  /** The most it takes at once; null: any sum. */
  maximum?: Maybe<Scalars['Paise']['output']>;
};

/** What a shopper wishes made, as far as they know. */
export type Wish = {
  __typename?: 'Wish';
  /** The most that they would spend. */
  budget?: Maybe<Scalars['Paise']['output']>;
  /** Who has the stone. */
  stone?: Maybe<WishedStone>;
  /** The day by which it is wanted. */
  wantedBy?: Maybe<Scalars['Date']['output']>;
};

/** What a shopper wishes made, as far as they know. */
export type WishInput = {
  /** The most that they would spend: whole rupees, from ₹1,000. */
  budget?: InputMaybe<Scalars['Paise']['input']>;
  /** Who has the stone. */
  stone?: InputMaybe<WishedStone>;
  /** The day by which it is wanted. */
  wantedBy?: InputMaybe<Scalars['Date']['input']>;
};

/** Who has the stone of a piece that is to be made. */
export type WishedStone =
  /** The house is to find one. */
  | 'FIND'
  /** There is none. */
  | 'NONE'
  /** The shopper has one. */
  | 'OWN';

/** The wishlist after the change, or why it was refused. */
export type WishlistPayload = {
  __typename?: 'WishlistPayload';
  /** Ids of the pieces, the latest added first. */
  productIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Why the request was refused; empty when it was done. */
  userErrors: Array<UserError>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptedPayload: ResolverTypeWrapper<AcceptedPayload>;
  AcceptedPriceInput: AcceptedPriceInput;
  AddToBagInput: AddToBagInput;
  Address: ResolverTypeWrapper<AddressRest>;
  AddressInput: AddressInput;
  AddressPayload: ResolverTypeWrapper<Omit<AddressPayload, 'address'> & { address?: Maybe<ResolversTypes['Address']> }>;
  Appointment: ResolverTypeWrapper<AppointmentRest>;
  AppointmentKind: AppointmentKind;
  AppointmentPayload: ResolverTypeWrapper<Omit<AppointmentPayload, 'appointment'> & { appointment?: Maybe<ResolversTypes['Appointment']> }>;
  AppointmentPiece: ResolverTypeWrapper<AppointmentPiece>;
  AppointmentPurpose: AppointmentPurpose;
  AppointmentStatus: AppointmentStatus;
  Attribute: ResolverTypeWrapper<AttributeRest>;
  Bag: ResolverTypeWrapper<BagRest>;
  BagLine: ResolverTypeWrapper<BagLineRest>;
  BagPayload: ResolverTypeWrapper<Omit<BagPayload, 'bag'> & { bag?: Maybe<ResolversTypes['Bag']> }>;
  BagProblem: BagProblem;
  BankTransfer: ResolverTypeWrapper<BankTransferRest>;
  BirthStone: ResolverTypeWrapper<BirthStone>;
  Blog: ResolverTypeWrapper<BlogRest>;
  BlogCard: ResolverTypeWrapper<Omit<BlogCard, 'banner'> & { banner?: Maybe<ResolversTypes['Media']> }>;
  BlogInsight: ResolverTypeWrapper<Omit<BlogInsight, 'image'> & { image?: Maybe<ResolversTypes['Media']> }>;
  BlogNote: ResolverTypeWrapper<BlogNote>;
  BlogPage: ResolverTypeWrapper<Omit<BlogPage, 'items'> & { items: Array<ResolversTypes['BlogCard']> }>;
  BlogSection: ResolverTypeWrapper<Omit<BlogSection, 'gallery' | 'image'> & { gallery: Array<ResolversTypes['Media']>, image?: Maybe<ResolversTypes['Media']> }>;
  BookAppointmentInput: BookAppointmentInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BoxChoice: BoxChoice;
  CancelOrderPayload: ResolverTypeWrapper<Omit<CancelOrderPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  Category: ResolverTypeWrapper<CategoryRest>;
  CategoryRole: CategoryRole;
  Certificate: ResolverTypeWrapper<Certificate>;
  CheckoutPoints: ResolverTypeWrapper<CheckoutPoints>;
  CheckoutQuote: ResolverTypeWrapper<QuoteRest>;
  ChosenOption: ResolverTypeWrapper<ChosenOption>;
  ChosenOptionInput: ChosenOptionInput;
  CodeSetupPayload: ResolverTypeWrapper<CodeSetupPayload>;
  CollectStore: ResolverTypeWrapper<CollectStoreRest>;
  Collection: ResolverTypeWrapper<ShownCollectionRest>;
  ColumnsBlock: ResolverTypeWrapper<ColumnsBlockRest>;
  Combinations: ResolverTypeWrapper<Combinations>;
  Configuration: ResolverTypeWrapper<Configuration>;
  ConfirmEmailPayload: ResolverTypeWrapper<ConfirmEmailPayload>;
  ContactBlock: ResolverTypeWrapper<ContactBlockRest>;
  ContactEnquiryInput: ContactEnquiryInput;
  ContactTopic: ContactTopic;
  ContentAction: ResolverTypeWrapper<ContentAction>;
  ContentBlock: ResolverTypeWrapper<BlockRest>;
  ContentColumn: ResolverTypeWrapper<ContentColumn>;
  ContentFact: ResolverTypeWrapper<ContentFact>;
  ContentFile: ResolverTypeWrapper<ContentFile>;
  ContentLink: ResolverTypeWrapper<ContentLinkRest>;
  ContentNote: ResolverTypeWrapper<ContentNote>;
  ContentPage: ResolverTypeWrapper<ContentPageRest>;
  ContentPicture: ResolverTypeWrapper<ContentPictureRest>;
  ContentRow: ResolverTypeWrapper<ContentRow>;
  ContentTab: ResolverTypeWrapper<Omit<ContentTab, 'blocks'> & { blocks: Array<ResolversTypes['ContentBlock']> }>;
  ContentTile: ResolverTypeWrapper<Omit<ContentTile, 'picture'> & { picture: ResolversTypes['ContentPicture'] }>;
  Country: ResolverTypeWrapper<CountryRest>;
  CtaBlock: ResolverTypeWrapper<CtaBlockRest>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeliveryKind: DeliveryKind;
  DeliveryPromise: ResolverTypeWrapper<DeliveryPromiseRest>;
  DonePayload: ResolverTypeWrapper<DonePayload>;
  DownloadsBlock: ResolverTypeWrapper<DownloadsBlockRest>;
  EndOfCodesPayload: ResolverTypeWrapper<EndOfCodesPayload>;
  EngravingFace: EngravingFace;
  EngravingPlace: EngravingPlace;
  EngravingRule: ResolverTypeWrapper<EngravingRule>;
  EnquiryPayload: ResolverTypeWrapper<EnquiryPayload>;
  Estimate: ResolverTypeWrapper<EstimateRest>;
  EstimateState: EstimateState;
  ExportPayload: ResolverTypeWrapper<ExportPayload>;
  Extent: ResolverTypeWrapper<Extent>;
  ExtentBody: ResolverTypeWrapper<ExtentBody>;
  Facet: ResolverTypeWrapper<Omit<Facet, 'values'> & { values: Array<ResolversTypes['FacetValue']> }>;
  FacetName: FacetName;
  FacetOption: ResolverTypeWrapper<FacetOption>;
  FacetValue: ResolverTypeWrapper<FacetValueRest>;
  FactsBlock: ResolverTypeWrapper<FactsBlockRest>;
  FaqBlock: ResolverTypeWrapper<FaqBlockRest>;
  FaqQuestion: ResolverTypeWrapper<FaqQuestion>;
  FaqSection: ResolverTypeWrapper<FaqSection>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Footer: ResolverTypeWrapper<ShownFooterRest>;
  FooterColumn: ResolverTypeWrapper<FooterColumn>;
  FranchiseEnquiryInput: FranchiseEnquiryInput;
  GalleryBlock: ResolverTypeWrapper<GalleryBlockRest>;
  HeroBlock: ResolverTypeWrapper<HeroBlockRest>;
  HeroTone: HeroTone;
  Holiday: ResolverTypeWrapper<Holiday>;
  HousePicture: ResolverTypeWrapper<Omit<HousePicture, 'media'> & { media: ResolversTypes['Media'] }>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImpossibleCombination: ResolverTypeWrapper<ImpossibleCombination>;
  InnerSize: ResolverTypeWrapper<InnerSize>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvoiceKind: InvoiceKind;
  InvoiceRef: ResolverTypeWrapper<InvoiceRefRest>;
  LaidOutInput: LaidOutInput;
  LinksBlock: ResolverTypeWrapper<LinksBlockRest>;
  MadePiece: ResolverTypeWrapper<MadePieceRest>;
  MarkPaidPayload: ResolverTypeWrapper<Omit<MarkPaidPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  Measures: ResolverTypeWrapper<Measures>;
  Media: ResolverTypeWrapper<MediaRest>;
  MenuItem: ResolverTypeWrapper<ShownMenuItemRest>;
  MenuLink: ResolverTypeWrapper<MenuLink>;
  Message: ResolverTypeWrapper<MessageRest>;
  MessagePage: ResolverTypeWrapper<MessagePageRest>;
  MessagePayload: ResolverTypeWrapper<Omit<MessagePayload, 'message'> & { message?: Maybe<ResolversTypes['Message']> }>;
  MessagePicture: ResolverTypeWrapper<MessagePictureRest>;
  MetalRate: ResolverTypeWrapper<MetalRateRest>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewPasskeyInput: NewPasskeyInput;
  NextStep: NextStep;
  OneTimeCodes: ResolverTypeWrapper<OneTimeCodesRest>;
  OpenSession: ResolverTypeWrapper<OpenSessionRest>;
  Opening: ResolverTypeWrapper<Opening>;
  OptionName: OptionName;
  Order: ResolverTypeWrapper<OrderRest>;
  OrderAddress: ResolverTypeWrapper<OrderAddress>;
  OrderAdvance: ResolverTypeWrapper<OrderAdvanceRest>;
  OrderEvent: ResolverTypeWrapper<OrderEventRest>;
  OrderEventKind: OrderEventKind;
  OrderItem: ResolverTypeWrapper<OrderItemRest>;
  OrderMoney: ResolverTypeWrapper<OrderMoneyRest>;
  OrderMoneyState: OrderMoneyState;
  OrderPage: ResolverTypeWrapper<Omit<OrderPage, 'items'> & { items: Array<ResolversTypes['OrderSummary']> }>;
  OrderReturn: ResolverTypeWrapper<ReturnRest>;
  OrderSummary: ResolverTypeWrapper<OrderSummaryRest>;
  OrderTracking: ResolverTypeWrapper<TrackingRest>;
  Paise: ResolverTypeWrapper<Scalars['Paise']['output']>;
  Passkey: ResolverTypeWrapper<PasskeyRest>;
  PasskeyCreation: ResolverTypeWrapper<PasskeyCreation>;
  PasskeyCreationPayload: ResolverTypeWrapper<PasskeyCreationPayload>;
  PasskeyCredential: ResolverTypeWrapper<PasskeyCredential>;
  PasskeyPayload: ResolverTypeWrapper<Omit<PasskeyPayload, 'passkey'> & { passkey?: Maybe<ResolversTypes['Passkey']> }>;
  PasskeyProofInput: PasskeyProofInput;
  PasskeyRequest: ResolverTypeWrapper<PasskeyRequest>;
  PasskeyRequestPayload: ResolverTypeWrapper<PasskeyRequestPayload>;
  PassportEnd: ResolverTypeWrapper<PassportEndRest>;
  PassportEndReason: PassportEndReason;
  PassportRef: ResolverTypeWrapper<PassportRefRest>;
  PayRestPayload: ResolverTypeWrapper<Omit<PayRestPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  PaymentState: PaymentState;
  PaymentWay: PaymentWay;
  Personalisation: ResolverTypeWrapper<PersonalisationRest>;
  PieceChoiceInput: PieceChoiceInput;
  PieceKind: PieceKind;
  PieceOption: ResolverTypeWrapper<PieceOption>;
  PiecePassport: ResolverTypeWrapper<PassportRest>;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderPayload: ResolverTypeWrapper<Omit<PlaceOrderPayload, 'quote'> & { quote?: Maybe<ResolversTypes['CheckoutQuote']> }>;
  PlanKind: PlanKind;
  PlanLine: ResolverTypeWrapper<PlanLine>;
  Points: ResolverTypeWrapper<PointsRest>;
  PointsEntry: ResolverTypeWrapper<PointsEntryRest>;
  PointsKind: PointsKind;
  PointsOnTheWay: ResolverTypeWrapper<PointsOnTheWay>;
  PointsRule: ResolverTypeWrapper<PointsRule>;
  PriceBreakUp: ResolverTypeWrapper<BreakUpRest>;
  PricePart: ResolverTypeWrapper<PricePartRest>;
  PricePartKind: PricePartKind;
  Product: ResolverTypeWrapper<ListedProductRest>;
  ProductFilter: ProductFilter;
  ProductNote: ResolverTypeWrapper<ProductNote>;
  ProductPage: ResolverTypeWrapper<ProductListRest>;
  ProductSort: ProductSort;
  ProductStripBlock: ResolverTypeWrapper<ProductStripBlockRest>;
  ProfileInput: ProfileInput;
  ProfilePayload: ResolverTypeWrapper<Omit<ProfilePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ProseBlock: ResolverTypeWrapper<ProseBlockRest>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuoteBlock: ResolverTypeWrapper<QuoteBlockRest>;
  QuotedAdvance: ResolverTypeWrapper<QuotedAdvanceRest>;
  RecoveryCodesPayload: ResolverTypeWrapper<RecoveryCodesPayload>;
  RequestReturnInput: RequestReturnInput;
  RequestReturnPayload: ResolverTypeWrapper<Omit<RequestReturnPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  ResaleValue: ResolverTypeWrapper<ResaleValueRest>;
  ReturnItem: ResolverTypeWrapper<ReturnItem>;
  ReturnItemInput: ReturnItemInput;
  ReturnStatus: ReturnStatus;
  RingSize: ResolverTypeWrapper<RingSize>;
  SaidChoice: ResolverTypeWrapper<SaidChoice>;
  SearchBudget: ResolverTypeWrapper<SearchBudget>;
  SearchDoor: ResolverTypeWrapper<Omit<SearchDoor, 'picture'> & { picture: ResolversTypes['HousePicture'] }>;
  SearchReading: ResolverTypeWrapper<SearchReadingRest>;
  SearchStart: ResolverTypeWrapper<Omit<SearchStart, 'doors'> & { doors: Array<ResolversTypes['SearchDoor']> }>;
  SearchedPage: ResolverTypeWrapper<SearchedPage>;
  Seo: ResolverTypeWrapper<Seo>;
  SetMetal: ResolverTypeWrapper<SetMetalRest>;
  SetOffer: ResolverTypeWrapper<SetOfferRest>;
  SetOffers: ResolverTypeWrapper<Omit<SetOffers, 'settings' | 'stones'> & { settings: Array<ResolversTypes['SetOffer']>, stones: Array<ResolversTypes['SetOffer']> }>;
  SetPiece: ResolverTypeWrapper<SetPieceRest>;
  SetStone: ResolverTypeWrapper<SetStone>;
  Setting: ResolverTypeWrapper<Setting>;
  ShippingAddressInput: ShippingAddressInput;
  Shop: ResolverTypeWrapper<ShopFactsRest>;
  ShopDelivery: ResolverTypeWrapper<ShopDelivery>;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignUpInput: SignUpInput;
  SignatureBox: ResolverTypeWrapper<SignatureBox>;
  Slot: ResolverTypeWrapper<Slot>;
  SlotCalendar: ResolverTypeWrapper<SlotCalendar>;
  SlotDay: ResolverTypeWrapper<SlotDay>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  Spin: ResolverTypeWrapper<Spin>;
  SplitBlock: ResolverTypeWrapper<SplitBlockRest>;
  StatementBlock: ResolverTypeWrapper<StatementBlockRest>;
  StepsBlock: ResolverTypeWrapper<StepsBlockRest>;
  Stone: ResolverTypeWrapper<Stone>;
  Store: ResolverTypeWrapper<StoreRest>;
  StoreList: ResolverTypeWrapper<Omit<StoreList, 'items'> & { items: Array<ResolversTypes['Store']> }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Suggestions: ResolverTypeWrapper<SuggestionListRest>;
  TableBlock: ResolverTypeWrapper<TableBlockRest>;
  TabsBlock: ResolverTypeWrapper<TabsBlockRest>;
  TaxPart: ResolverTypeWrapper<TaxPartRest>;
  TilesBlock: ResolverTypeWrapper<TilesBlockRest>;
  TradeWord: ResolverTypeWrapper<TradeWord>;
  TransferReceipt: ResolverTypeWrapper<TransferReceipt>;
  UserError: ResolverTypeWrapper<UserError>;
  Viewer: ResolverTypeWrapper<AccountRest>;
  WatchService: ResolverTypeWrapper<WatchService>;
  WayToPay: ResolverTypeWrapper<WayToPayRest>;
  Wish: ResolverTypeWrapper<WishRest>;
  WishInput: WishInput;
  WishedStone: WishedStone;
  WishlistPayload: ResolverTypeWrapper<WishlistPayload>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptedPayload: AcceptedPayload;
  AcceptedPriceInput: AcceptedPriceInput;
  AddToBagInput: AddToBagInput;
  Address: AddressRest;
  AddressInput: AddressInput;
  AddressPayload: Omit<AddressPayload, 'address'> & { address?: Maybe<ResolversParentTypes['Address']> };
  Appointment: AppointmentRest;
  AppointmentPayload: Omit<AppointmentPayload, 'appointment'> & { appointment?: Maybe<ResolversParentTypes['Appointment']> };
  AppointmentPiece: AppointmentPiece;
  Attribute: AttributeRest;
  Bag: BagRest;
  BagLine: BagLineRest;
  BagPayload: Omit<BagPayload, 'bag'> & { bag?: Maybe<ResolversParentTypes['Bag']> };
  BankTransfer: BankTransferRest;
  BirthStone: BirthStone;
  Blog: BlogRest;
  BlogCard: Omit<BlogCard, 'banner'> & { banner?: Maybe<ResolversParentTypes['Media']> };
  BlogInsight: Omit<BlogInsight, 'image'> & { image?: Maybe<ResolversParentTypes['Media']> };
  BlogNote: BlogNote;
  BlogPage: Omit<BlogPage, 'items'> & { items: Array<ResolversParentTypes['BlogCard']> };
  BlogSection: Omit<BlogSection, 'gallery' | 'image'> & { gallery: Array<ResolversParentTypes['Media']>, image?: Maybe<ResolversParentTypes['Media']> };
  BookAppointmentInput: BookAppointmentInput;
  Boolean: Scalars['Boolean']['output'];
  CancelOrderPayload: Omit<CancelOrderPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  Category: CategoryRest;
  Certificate: Certificate;
  CheckoutPoints: CheckoutPoints;
  CheckoutQuote: QuoteRest;
  ChosenOption: ChosenOption;
  ChosenOptionInput: ChosenOptionInput;
  CodeSetupPayload: CodeSetupPayload;
  CollectStore: CollectStoreRest;
  Collection: ShownCollectionRest;
  ColumnsBlock: ColumnsBlockRest;
  Combinations: Combinations;
  Configuration: Configuration;
  ConfirmEmailPayload: ConfirmEmailPayload;
  ContactBlock: ContactBlockRest;
  ContactEnquiryInput: ContactEnquiryInput;
  ContentAction: ContentAction;
  ContentBlock: BlockRest;
  ContentColumn: ContentColumn;
  ContentFact: ContentFact;
  ContentFile: ContentFile;
  ContentLink: ContentLinkRest;
  ContentNote: ContentNote;
  ContentPage: ContentPageRest;
  ContentPicture: ContentPictureRest;
  ContentRow: ContentRow;
  ContentTab: Omit<ContentTab, 'blocks'> & { blocks: Array<ResolversParentTypes['ContentBlock']> };
  ContentTile: Omit<ContentTile, 'picture'> & { picture: ResolversParentTypes['ContentPicture'] };
  Country: CountryRest;
  CtaBlock: CtaBlockRest;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeliveryPromise: DeliveryPromiseRest;
  DonePayload: DonePayload;
  DownloadsBlock: DownloadsBlockRest;
  EndOfCodesPayload: EndOfCodesPayload;
  EngravingRule: EngravingRule;
  EnquiryPayload: EnquiryPayload;
  Estimate: EstimateRest;
  ExportPayload: ExportPayload;
  Extent: Extent;
  ExtentBody: ExtentBody;
  Facet: Omit<Facet, 'values'> & { values: Array<ResolversParentTypes['FacetValue']> };
  FacetOption: FacetOption;
  FacetValue: FacetValueRest;
  FactsBlock: FactsBlockRest;
  FaqBlock: FaqBlockRest;
  FaqQuestion: FaqQuestion;
  FaqSection: FaqSection;
  Float: Scalars['Float']['output'];
  Footer: ShownFooterRest;
  FooterColumn: FooterColumn;
  FranchiseEnquiryInput: FranchiseEnquiryInput;
  GalleryBlock: GalleryBlockRest;
  HeroBlock: HeroBlockRest;
  Holiday: Holiday;
  HousePicture: Omit<HousePicture, 'media'> & { media: ResolversParentTypes['Media'] };
  ID: Scalars['ID']['output'];
  ImpossibleCombination: ImpossibleCombination;
  InnerSize: InnerSize;
  Int: Scalars['Int']['output'];
  InvoiceRef: InvoiceRefRest;
  LaidOutInput: LaidOutInput;
  LinksBlock: LinksBlockRest;
  MadePiece: MadePieceRest;
  MarkPaidPayload: Omit<MarkPaidPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  Measures: Measures;
  Media: MediaRest;
  MenuItem: ShownMenuItemRest;
  MenuLink: MenuLink;
  Message: MessageRest;
  MessagePage: MessagePageRest;
  MessagePayload: Omit<MessagePayload, 'message'> & { message?: Maybe<ResolversParentTypes['Message']> };
  MessagePicture: MessagePictureRest;
  MetalRate: MetalRateRest;
  Mutation: Record<PropertyKey, never>;
  NewPasskeyInput: NewPasskeyInput;
  OneTimeCodes: OneTimeCodesRest;
  OpenSession: OpenSessionRest;
  Opening: Opening;
  Order: OrderRest;
  OrderAddress: OrderAddress;
  OrderAdvance: OrderAdvanceRest;
  OrderEvent: OrderEventRest;
  OrderItem: OrderItemRest;
  OrderMoney: OrderMoneyRest;
  OrderPage: Omit<OrderPage, 'items'> & { items: Array<ResolversParentTypes['OrderSummary']> };
  OrderReturn: ReturnRest;
  OrderSummary: OrderSummaryRest;
  OrderTracking: TrackingRest;
  Paise: Scalars['Paise']['output'];
  Passkey: PasskeyRest;
  PasskeyCreation: PasskeyCreation;
  PasskeyCreationPayload: PasskeyCreationPayload;
  PasskeyCredential: PasskeyCredential;
  PasskeyPayload: Omit<PasskeyPayload, 'passkey'> & { passkey?: Maybe<ResolversParentTypes['Passkey']> };
  PasskeyProofInput: PasskeyProofInput;
  PasskeyRequest: PasskeyRequest;
  PasskeyRequestPayload: PasskeyRequestPayload;
  PassportEnd: PassportEndRest;
  PassportRef: PassportRefRest;
  PayRestPayload: Omit<PayRestPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  Personalisation: PersonalisationRest;
  PieceChoiceInput: PieceChoiceInput;
  PieceOption: PieceOption;
  PiecePassport: PassportRest;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderPayload: Omit<PlaceOrderPayload, 'quote'> & { quote?: Maybe<ResolversParentTypes['CheckoutQuote']> };
  PlanLine: PlanLine;
  Points: PointsRest;
  PointsEntry: PointsEntryRest;
  PointsOnTheWay: PointsOnTheWay;
  PointsRule: PointsRule;
  PriceBreakUp: BreakUpRest;
  PricePart: PricePartRest;
  Product: ListedProductRest;
  ProductFilter: ProductFilter;
  ProductNote: ProductNote;
  ProductPage: ProductListRest;
  ProductStripBlock: ProductStripBlockRest;
  ProfileInput: ProfileInput;
  ProfilePayload: Omit<ProfilePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ProseBlock: ProseBlockRest;
  Query: Record<PropertyKey, never>;
  QuoteBlock: QuoteBlockRest;
  QuotedAdvance: QuotedAdvanceRest;
  RecoveryCodesPayload: RecoveryCodesPayload;
  RequestReturnInput: RequestReturnInput;
  RequestReturnPayload: Omit<RequestReturnPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  ResaleValue: ResaleValueRest;
  ReturnItem: ReturnItem;
  ReturnItemInput: ReturnItemInput;
  RingSize: RingSize;
  SaidChoice: SaidChoice;
  SearchBudget: SearchBudget;
  SearchDoor: Omit<SearchDoor, 'picture'> & { picture: ResolversParentTypes['HousePicture'] };
  SearchReading: SearchReadingRest;
  SearchStart: Omit<SearchStart, 'doors'> & { doors: Array<ResolversParentTypes['SearchDoor']> };
  SearchedPage: SearchedPage;
  Seo: Seo;
  SetMetal: SetMetalRest;
  SetOffer: SetOfferRest;
  SetOffers: Omit<SetOffers, 'settings' | 'stones'> & { settings: Array<ResolversParentTypes['SetOffer']>, stones: Array<ResolversParentTypes['SetOffer']> };
  SetPiece: SetPieceRest;
  SetStone: SetStone;
  Setting: Setting;
  ShippingAddressInput: ShippingAddressInput;
  Shop: ShopFactsRest;
  ShopDelivery: ShopDelivery;
  SignInPayload: Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignUpInput: SignUpInput;
  SignatureBox: SignatureBox;
  Slot: Slot;
  SlotCalendar: SlotCalendar;
  SlotDay: SlotDay;
  SocialLink: SocialLink;
  Spin: Spin;
  SplitBlock: SplitBlockRest;
  StatementBlock: StatementBlockRest;
  StepsBlock: StepsBlockRest;
  Stone: Stone;
  Store: StoreRest;
  StoreList: Omit<StoreList, 'items'> & { items: Array<ResolversParentTypes['Store']> };
  String: Scalars['String']['output'];
  Suggestions: SuggestionListRest;
  TableBlock: TableBlockRest;
  TabsBlock: TabsBlockRest;
  TaxPart: TaxPartRest;
  TilesBlock: TilesBlockRest;
  TradeWord: TradeWord;
  TransferReceipt: TransferReceipt;
  UserError: UserError;
  Viewer: AccountRest;
  WatchService: WatchService;
  WayToPay: WayToPayRest;
  Wish: WishRest;
  WishInput: WishInput;
  WishlistPayload: WishlistPayload;
};

export type AcceptedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptedPayload'] = ResolversParentTypes['AcceptedPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  addressLine1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressLine2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressPayload'] = ResolversParentTypes['AddressPayload']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AppointmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Appointment'] = ResolversParentTypes['Appointment']> = {
  addressLines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  calendar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AppointmentKind'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['AppointmentPiece']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['AppointmentPurpose'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AppointmentStatus'], ParentType, ContextType>;
  storeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  storeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppointmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointmentPayload'] = ResolversParentTypes['AppointmentPayload']> = {
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AppointmentPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointmentPiece'] = ResolversParentTypes['AppointmentPiece']> = {
  metal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  purity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  lead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bag'] = ResolversParentTypes['Bag']> = {
  expectedArrival?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['BagLine']>, ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tax?: Resolver<Array<ResolversTypes['TaxPart']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BagLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BagLine'] = ResolversParentTypes['BagLine']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  background?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  birthStone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  box?: Resolver<ResolversTypes['BoxChoice'], ParentType, ContextType>;
  boxStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breakUp?: Resolver<Maybe<ResolversTypes['PriceBreakUp']>, ParentType, ContextType>;
  clarity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  engraving?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  engravingFace?: Resolver<Maybe<ResolversTypes['EngravingFace']>, ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  makingDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  metalType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ChosenOption']>, ParentType, ContextType>;
  personal?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  previousPrice?: Resolver<Maybe<ResolversTypes['Paise']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['BagProblem']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  purity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setStone?: Resolver<Maybe<ResolversTypes['SetStone']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BagPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BagPayload'] = ResolversParentTypes['BagPayload']> = {
  bag?: Resolver<Maybe<ResolversTypes['Bag']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Paise']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BankTransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankTransfer'] = ResolversParentTypes['BankTransfer']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asked?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ifsc?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  receipts?: Resolver<Array<ResolversTypes['TransferReceipt']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BirthStoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BirthStone'] = ResolversParentTypes['BirthStone']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
};

export type BlogResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Blog'] = ResolversParentTypes['Blog']> = {
  additionalSections?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  banner?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  contentSections?: Resolver<Array<ResolversTypes['BlogSection']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageGrid?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  insights?: Resolver<Array<ResolversTypes['BlogInsight']>, ParentType, ContextType>;
  intro?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sections1?: Resolver<Array<ResolversTypes['BlogNote']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlogCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogCard'] = ResolversParentTypes['BlogCard']> = {
  banner?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intro?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlogInsightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogInsight'] = ResolversParentTypes['BlogInsight']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlogNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogNote'] = ResolversParentTypes['BlogNote']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlogPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogPage'] = ResolversParentTypes['BlogPage']> = {
  items?: Resolver<Array<ResolversTypes['BlogCard']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlogSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogSection'] = ResolversParentTypes['BlogSection']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gallery?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
};

export type CancelOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelOrderPayload'] = ResolversParentTypes['CancelOrderPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  collection?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['CategoryRole']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CertificateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Certificate'] = ResolversParentTypes['Certificate']> = {
  lab?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutPointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutPoints'] = ResolversParentTypes['CheckoutPoints']> = {
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spendable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CheckoutQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutQuote'] = ResolversParentTypes['CheckoutQuote']> = {
  advance?: Resolver<Maybe<ResolversTypes['QuotedAdvance']>, ParentType, ContextType>;
  bagVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  expectedArrival?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['BagLine']>, ParentType, ContextType>;
  panRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['CheckoutPoints'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  smallerWays?: Resolver<Maybe<Array<ResolversTypes['WayToPay']>>, ParentType, ContextType>;
  stores?: Resolver<Array<ResolversTypes['CollectStore']>, ParentType, ContextType>;
  tax?: Resolver<Array<ResolversTypes['TaxPart']>, ParentType, ContextType>;
  tcs?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  unpayable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ways?: Resolver<Maybe<Array<ResolversTypes['WayToPay']>>, ParentType, ContextType>;
};

export type ChosenOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChosenOption'] = ResolversParentTypes['ChosenOption']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CodeSetupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeSetupPayload'] = ResolversParentTypes['CodeSetupPayload']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CollectStoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectStore'] = ResolversParentTypes['CollectStore']> = {
  addressLines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readyFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  background?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  piece?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type ColumnsBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColumnsBlock'] = ResolversParentTypes['ColumnsBlock']> = {
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['ContentColumn']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CombinationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Combinations'] = ResolversParentTypes['Combinations']> = {
  choices?: Resolver<Array<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  listed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  makingDays?: Resolver<Array<Maybe<ResolversTypes['Int']>>, ParentType, ContextType>;
  price?: Resolver<Array<ResolversTypes['Paise']>, ParentType, ContextType>;
  stock?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  weightMg?: Resolver<Array<Maybe<ResolversTypes['Int']>>, ParentType, ContextType>;
};

export type ConfigurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Configuration'] = ResolversParentTypes['Configuration']> = {
  combinations?: Resolver<ResolversTypes['Combinations'], ParentType, ContextType>;
  impossible?: Resolver<Array<ResolversTypes['ImpossibleCombination']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['PieceOption']>, ParentType, ContextType>;
};

export type ConfirmEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailPayload'] = ResolversParentTypes['ConfirmEmailPayload']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ContactBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactBlock'] = ResolversParentTypes['ContactBlock']> = {
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentAction'] = ResolversParentTypes['ContentAction']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentBlock'] = ResolversParentTypes['ContentBlock']> = {
  __resolveType: TypeResolveFn<'ColumnsBlock' | 'ContactBlock' | 'CtaBlock' | 'DownloadsBlock' | 'FactsBlock' | 'FaqBlock' | 'GalleryBlock' | 'HeroBlock' | 'LinksBlock' | 'ProductStripBlock' | 'ProseBlock' | 'QuoteBlock' | 'SplitBlock' | 'StatementBlock' | 'StepsBlock' | 'TableBlock' | 'TabsBlock' | 'TilesBlock', ParentType, ContextType>;
};

export type ContentColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentColumn'] = ResolversParentTypes['ContentColumn']> = {
  action?: Resolver<Maybe<ResolversTypes['ContentAction']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentFact'] = ResolversParentTypes['ContentFact']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentFile'] = ResolversParentTypes['ContentFile']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentLink'] = ResolversParentTypes['ContentLink']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ContentPicture']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ContentNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentNote'] = ResolversParentTypes['ContentNote']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentPage'] = ResolversParentTypes['ContentPage']> = {
  blocks?: Resolver<Array<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ContentPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentPicture'] = ResolversParentTypes['ContentPicture']> = {
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  background?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
};

export type ContentRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentRow'] = ResolversParentTypes['ContentRow']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentTabResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentTab'] = ResolversParentTypes['ContentTab']> = {
  blocks?: Resolver<Array<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentTileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentTile'] = ResolversParentTypes['ContentTile']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['ContentPicture'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalExample?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CtaBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CtaBlock'] = ResolversParentTypes['CtaBlock']> = {
  action?: Resolver<ResolversTypes['ContentAction'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeliveryPromiseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryPromise'] = ResolversParentTypes['DeliveryPromise']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expectedArrival?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  pin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  served?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  states?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  transitDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DonePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DonePayload'] = ResolversParentTypes['DonePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DownloadsBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadsBlock'] = ResolversParentTypes['DownloadsBlock']> = {
  files?: Resolver<Array<ResolversTypes['ContentFile']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndOfCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOfCodesPayload'] = ResolversParentTypes['EndOfCodesPayload']> = {
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EngravingRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngravingRule'] = ResolversParentTypes['EngravingRule']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faces?: Resolver<Array<ResolversTypes['EngravingFace']>, ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mostWithStone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['EngravingPlace'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
};

export type EnquiryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnquiryPayload'] = ResolversParentTypes['EnquiryPayload']> = {
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EstimateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Estimate'] = ResolversParentTypes['Estimate']> = {
  advancePercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  breakUp?: Resolver<Maybe<ResolversTypes['PriceBreakUp']>, ParentType, ContextType>;
  metal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  purity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EstimateState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  weeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weightMg?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ExportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportPayload'] = ResolversParentTypes['ExportPayload']> = {
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  json?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExtentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Extent'] = ResolversParentTypes['Extent']> = {
  body?: Resolver<Maybe<ResolversTypes['ExtentBody']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ExtentBodyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExtentBody'] = ResolversParentTypes['ExtentBody']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  name?: Resolver<ResolversTypes['FacetName'], ParentType, ContextType>;
  option?: Resolver<Maybe<ResolversTypes['FacetOption']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FacetOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetOption'] = ResolversParentTypes['FacetOption']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countIsFloor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentCategoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FactsBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FactsBlock'] = ResolversParentTypes['FactsBlock']> = {
  facts?: Resolver<Array<ResolversTypes['ContentFact']>, ParentType, ContextType>;
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaqBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqBlock'] = ResolversParentTypes['FaqBlock']> = {
  sections?: Resolver<Array<ResolversTypes['FaqSection']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaqQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqQuestion'] = ResolversParentTypes['FaqQuestion']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaqSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqSection'] = ResolversParentTypes['FaqSection']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['FaqQuestion']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FooterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Footer'] = ResolversParentTypes['Footer']> = {
  columns?: Resolver<Array<ResolversTypes['FooterColumn']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  socialTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FooterColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FooterColumn'] = ResolversParentTypes['FooterColumn']> = {
  links?: Resolver<Array<ResolversTypes['MenuLink']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GalleryBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GalleryBlock'] = ResolversParentTypes['GalleryBlock']> = {
  pictures?: Resolver<Array<ResolversTypes['ContentPicture']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeroBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroBlock'] = ResolversParentTypes['HeroBlock']> = {
  action?: Resolver<Maybe<ResolversTypes['ContentAction']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['ContentPicture'], ParentType, ContextType>;
  tall?: Resolver<Maybe<ResolversTypes['ContentPicture']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tone?: Resolver<ResolversTypes['HeroTone'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HolidayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holiday'] = ResolversParentTypes['Holiday']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HousePictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HousePicture'] = ResolversParentTypes['HousePicture']> = {
  background?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  media?: Resolver<ResolversTypes['Media'], ParentType, ContextType>;
};

export type ImpossibleCombinationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImpossibleCombination'] = ResolversParentTypes['ImpossibleCombination']> = {
  metal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InnerSizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InnerSize'] = ResolversParentTypes['InnerSize']> = {
  acrossMm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceRefResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceRef'] = ResolversParentTypes['InvoiceRef']> = {
  amount?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinksBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinksBlock'] = ResolversParentTypes['LinksBlock']> = {
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['ContentRow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MadePieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MadePiece'] = ResolversParentTypes['MadePiece']> = {
  buyBack?: Resolver<Maybe<ResolversTypes['ResaleValue']>, ParentType, ContextType>;
  exchange?: Resolver<Maybe<ResolversTypes['ResaleValue']>, ParentType, ContextType>;
  grossMg?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  huid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  netMg?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
};

export type MarkPaidPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkPaidPayload'] = ResolversParentTypes['MarkPaidPayload']> = {
  amount?: Resolver<Maybe<ResolversTypes['Paise']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
};

export type MeasuresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Measures'] = ResolversParentTypes['Measures']> = {
  piece?: Resolver<Maybe<ResolversTypes['Extent']>, ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['Extent']>, ParentType, ContextType>;
  stone?: Resolver<Maybe<ResolversTypes['Extent']>, ParentType, ContextType>;
};

export type MediaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avif?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<Maybe<Array<ResolversTypes['MenuLink']>>, ParentType, ContextType>;
  tiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MenuLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuLink'] = ResolversParentTypes['MenuLink']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  estimate?: Resolver<Maybe<ResolversTypes['Estimate']>, ParentType, ContextType>;
  fromHouse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['MessagePicture']>, ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wish?: Resolver<Maybe<ResolversTypes['Wish']>, ParentType, ContextType>;
};

export type MessagePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagePage'] = ResolversParentTypes['MessagePage']> = {
  items?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagePayload'] = ResolversParentTypes['MessagePayload']> = {
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MessagePictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagePicture'] = ResolversParentTypes['MessagePicture']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MetalRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetalRate'] = ResolversParentTypes['MetalRate']> = {
  metal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  perGram?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  purity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  setAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptEstimate?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationAcceptEstimateArgs, 'messageId'>>;
  acceptPrices?: Resolver<ResolversTypes['BagPayload'], ParentType, ContextType, RequireFields<MutationAcceptPricesArgs, 'lines'>>;
  addPasskey?: Resolver<ResolversTypes['PasskeyPayload'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  addToBag?: Resolver<ResolversTypes['BagPayload'], ParentType, ContextType, RequireFields<MutationAddToBagArgs, 'input'>>;
  addToWishlist?: Resolver<ResolversTypes['WishlistPayload'], ParentType, ContextType, RequireFields<MutationAddToWishlistArgs, 'productId'>>;
  beginCodes?: Resolver<ResolversTypes['CodeSetupPayload'], ParentType, ContextType>;
  beginConfirmation?: Resolver<ResolversTypes['PasskeyRequestPayload'], ParentType, ContextType>;
  beginPasskey?: Resolver<ResolversTypes['PasskeyCreationPayload'], ParentType, ContextType>;
  beginPasskeySignIn?: Resolver<ResolversTypes['PasskeyRequestPayload'], ParentType, ContextType>;
  bookAppointment?: Resolver<ResolversTypes['AppointmentPayload'], ParentType, ContextType, RequireFields<MutationBookAppointmentArgs, 'input'>>;
  cancelAppointment?: Resolver<ResolversTypes['AppointmentPayload'], ParentType, ContextType, RequireFields<MutationCancelAppointmentArgs, 'link'>>;
  cancelMyAppointment?: Resolver<ResolversTypes['AppointmentPayload'], ParentType, ContextType, RequireFields<MutationCancelMyAppointmentArgs, 'id'>>;
  cancelOrder?: Resolver<ResolversTypes['CancelOrderPayload'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'id'>>;
  changeEmail?: Resolver<ResolversTypes['AcceptedPayload'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'email'>>;
  changePassword?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'password'>>;
  confirmEmail?: Resolver<ResolversTypes['ConfirmEmailPayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'token'>>;
  confirmEndOfCodes?: Resolver<ResolversTypes['EndOfCodesPayload'], ParentType, ContextType, RequireFields<MutationConfirmEndOfCodesArgs, 'token'>>;
  confirmIdentity?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, Partial<MutationConfirmIdentityArgs>>;
  deleteAccount?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, Partial<MutationDeleteAccountArgs>>;
  endOtherSessions?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  exportData?: Resolver<ResolversTypes['ExportPayload'], ParentType, ContextType, Partial<MutationExportDataArgs>>;
  keepCodes?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType>;
  markMessagesRead?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType>;
  markPaid?: Resolver<ResolversTypes['MarkPaidPayload'], ParentType, ContextType, RequireFields<MutationMarkPaidArgs, 'sessionId'>>;
  mergeWishlist?: Resolver<ResolversTypes['WishlistPayload'], ParentType, ContextType, RequireFields<MutationMergeWishlistArgs, 'productIds'>>;
  moveAppointment?: Resolver<ResolversTypes['AppointmentPayload'], ParentType, ContextType, RequireFields<MutationMoveAppointmentArgs, 'link' | 'startsAt'>>;
  moveMyAppointment?: Resolver<ResolversTypes['AppointmentPayload'], ParentType, ContextType, RequireFields<MutationMoveMyAppointmentArgs, 'id' | 'startsAt'>>;
  payRest?: Resolver<ResolversTypes['PayRestPayload'], ParentType, ContextType, RequireFields<MutationPayRestArgs, 'id' | 'way'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderPayload'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  removeAddress?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationRemoveAddressArgs, 'id'>>;
  removeFromBag?: Resolver<ResolversTypes['BagPayload'], ParentType, ContextType, RequireFields<MutationRemoveFromBagArgs, 'lineId'>>;
  removeFromWishlist?: Resolver<ResolversTypes['WishlistPayload'], ParentType, ContextType, RequireFields<MutationRemoveFromWishlistArgs, 'productId'>>;
  removePasskey?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  renamePasskey?: Resolver<ResolversTypes['PasskeyPayload'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'id' | 'name'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType>;
  requestEndOfCodes?: Resolver<ResolversTypes['AcceptedPayload'], ParentType, ContextType, RequireFields<MutationRequestEndOfCodesArgs, 'email' | 'password'>>;
  requestPasswordReset?: Resolver<ResolversTypes['AcceptedPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  requestReturn?: Resolver<ResolversTypes['RequestReturnPayload'], ParentType, ContextType, RequireFields<MutationRequestReturnArgs, 'input'>>;
  requestSignInLink?: Resolver<ResolversTypes['AcceptedPayload'], ParentType, ContextType, RequireFields<MutationRequestSignInLinkArgs, 'email'>>;
  resendVerification?: Resolver<ResolversTypes['AcceptedPayload'], ParentType, ContextType>;
  resetPassword?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'password' | 'token'>>;
  saveAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<MutationSaveAddressArgs, 'input'>>;
  sendContactEnquiry?: Resolver<ResolversTypes['EnquiryPayload'], ParentType, ContextType, RequireFields<MutationSendContactEnquiryArgs, 'input'>>;
  sendFranchiseEnquiry?: Resolver<ResolversTypes['EnquiryPayload'], ParentType, ContextType, RequireFields<MutationSendFranchiseEnquiryArgs, 'input'>>;
  sendMessage?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'text'>>;
  setBagQuantity?: Resolver<ResolversTypes['BagPayload'], ParentType, ContextType, RequireFields<MutationSetBagQuantityArgs, 'lineId' | 'quantity'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'email' | 'password'>>;
  signInByLink?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInByLinkArgs, 'token'>>;
  signInByPasskey?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInByPasskeyArgs, 'proof'>>;
  signOut?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType>;
  signUp?: Resolver<ResolversTypes['AcceptedPayload'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  turnOffCodes?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType>;
  turnOnCodes?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationTurnOnCodesArgs, 'code'>>;
  undoEmailChange?: Resolver<ResolversTypes['ConfirmEmailPayload'], ParentType, ContextType, RequireFields<MutationUndoEmailChangeArgs, 'password' | 'token'>>;
  updateProfile?: Resolver<ResolversTypes['ProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
};

export type OneTimeCodesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OneTimeCodes'] = ResolversParentTypes['OneTimeCodes']> = {
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  on?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OpenSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenSession'] = ResolversParentTypes['OpenSession']> = {
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OpeningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Opening'] = ResolversParentTypes['Opening']> = {
  close?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  advance?: Resolver<Maybe<ResolversTypes['OrderAdvance']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  cancellable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['DeliveryKind'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  expectedArrival?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  giftMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giftWrap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  goods?: Resolver<Maybe<ResolversTypes['Paise']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['InvoiceRef']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  money?: Resolver<Maybe<ResolversTypes['OrderMoney']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plainParcel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pointsEarned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pointsOnTheWay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsSpent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  reservedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  returnUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['OrderReturn']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['OrderAddress'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tax?: Resolver<Array<ResolversTypes['TaxPart']>, ParentType, ContextType>;
  tcs?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transfer?: Resolver<Maybe<ResolversTypes['BankTransfer']>, ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  addressLine1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressLine2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderAdvanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAdvance'] = ResolversParentTypes['OrderAdvance']> = {
  asked?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rest?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  ways?: Resolver<Array<ResolversTypes['PaymentWay']>, ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderEventKind'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  background?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  birthStone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  box?: Resolver<ResolversTypes['BoxChoice'], ParentType, ContextType>;
  boxStamp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breakUp?: Resolver<Maybe<ResolversTypes['PriceBreakUp']>, ParentType, ContextType>;
  clarity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  engraving?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  engravingFace?: Resolver<Maybe<ResolversTypes['EngravingFace']>, ParentType, ContextType>;
  hsn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  metalType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ChosenOption']>, ParentType, ContextType>;
  passport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passports?: Resolver<Array<ResolversTypes['PassportRef']>, ParentType, ContextType>;
  personal?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  purity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderMoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderMoney'] = ResolversParentTypes['OrderMoney']> = {
  disputed?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderMoneyState'], ParentType, ContextType>;
  underWay?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  ways?: Resolver<Array<ResolversTypes['PaymentWay']>, ParentType, ContextType>;
  withheld?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
};

export type OrderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage']> = {
  items?: Resolver<Array<ResolversTypes['OrderSummary']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderReturn'] = ResolversParentTypes['OrderReturn']> = {
  amount?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ReturnItem']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReturnStatus'], ParentType, ContextType>;
};

export type OrderSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSummary'] = ResolversParentTypes['OrderSummary']> = {
  amount?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  background?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expectedArrival?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderTrackingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTracking'] = ResolversParentTypes['OrderTracking']> = {
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['DeliveryKind'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  expectedArrival?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface PaiseScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Paise'], any> {
  name: 'Paise';
}

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PasskeyCreationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyCreation'] = ResolversParentTypes['PasskeyCreation']> = {
  algorithms?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exclude?: Resolver<Array<ResolversTypes['PasskeyCredential']>, ParentType, ContextType>;
  rpId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rpName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userDisplayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyCreationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyCreationPayload'] = ResolversParentTypes['PasskeyCreationPayload']> = {
  creation?: Resolver<Maybe<ResolversTypes['PasskeyCreation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PasskeyCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyCredential'] = ResolversParentTypes['PasskeyCredential']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transports?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyPayload'] = ResolversParentTypes['PasskeyPayload']> = {
  passkey?: Resolver<Maybe<ResolversTypes['Passkey']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PasskeyRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyRequest'] = ResolversParentTypes['PasskeyRequest']> = {
  allow?: Resolver<Array<ResolversTypes['PasskeyCredential']>, ParentType, ContextType>;
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rpId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyRequestPayload'] = ResolversParentTypes['PasskeyRequestPayload']> = {
  request?: Resolver<Maybe<ResolversTypes['PasskeyRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PassportEndResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PassportEnd'] = ResolversParentTypes['PassportEnd']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  because?: Resolver<ResolversTypes['PassportEndReason'], ParentType, ContextType>;
};

export type PassportRefResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PassportRef'] = ResolversParentTypes['PassportRef']> = {
  ended?: Resolver<Maybe<ResolversTypes['PassportEnd']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  piece?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayRestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayRestPayload'] = ResolversParentTypes['PayRestPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PersonalisationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Personalisation'] = ResolversParentTypes['Personalisation']> = {
  birthStones?: Resolver<Array<ResolversTypes['BirthStone']>, ParentType, ContextType>;
  box?: Resolver<Maybe<ResolversTypes['SignatureBox']>, ParentType, ContextType>;
  engraving?: Resolver<Maybe<ResolversTypes['EngravingRule']>, ParentType, ContextType>;
  noEngraving?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PieceOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PieceOption'] = ResolversParentTypes['PieceOption']> = {
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['OptionName'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PiecePassportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PiecePassport'] = ResolversParentTypes['PiecePassport']> = {
  aftercare?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['Attribute']>, ParentType, ContextType>;
  care?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ended?: Resolver<Maybe<ResolversTypes['PassportEnd']>, ParentType, ContextType>;
  hallmarked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['OrderItem'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PieceKind'], ParentType, ContextType>;
  madeIn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderedGrossMg?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orderedNetMg?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  piece?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['MadePiece']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['MetalRate']>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  resizable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['WatchService']>, ParentType, ContextType>;
  stoneWarranty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stones?: Resolver<Array<ResolversTypes['Stone']>, ParentType, ContextType>;
  warranty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warrantyUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type PlaceOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderPayload'] = ResolversParentTypes['PlaceOrderPayload']> = {
  nextStep?: Resolver<Maybe<ResolversTypes['NextStep']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['CheckoutQuote']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  way?: Resolver<Maybe<ResolversTypes['PaymentWay']>, ParentType, ContextType>;
};

export type PlanLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanLine'] = ResolversParentTypes['PlanLine']> = {
  kind?: Resolver<ResolversTypes['PlanKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Array<Array<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type PointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Points'] = ResolversParentTypes['Points']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['PointsEntry']>, ParentType, ContextType>;
  onTheWay?: Resolver<Array<ResolversTypes['PointsOnTheWay']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spendable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
};

export type PointsEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsEntry'] = ResolversParentTypes['PointsEntry']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PointsKind'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PointsOnTheWayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsOnTheWay'] = ResolversParentTypes['PointsOnTheWay']> = {
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PointsRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsRule'] = ResolversParentTypes['PointsRule']> = {
  mostPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidPerPoint?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  welcome?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
};

export type PriceBreakUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceBreakUp'] = ResolversParentTypes['PriceBreakUp']> = {
  parts?: Resolver<Array<ResolversTypes['PricePart']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['MetalRate']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
};

export type PricePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricePart'] = ResolversParentTypes['PricePart']> = {
  amount?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PricePartKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  attributes?: Resolver<Array<ResolversTypes['Attribute']>, ParentType, ContextType>;
  background?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bandType?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  breakUp?: Resolver<Maybe<ResolversTypes['PriceBreakUp']>, ParentType, ContextType, Partial<ProductBreakUpArgs>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  categoryIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  certificate?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  configuration?: Resolver<Maybe<ResolversTypes['Configuration']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  diamondCarats?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grossWeightMg?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  innerSizes?: Resolver<Array<ResolversTypes['InnerSize']>, ParentType, ContextType>;
  isTopCollection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  madeIn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  makingDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  material?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  measures?: Resolver<Maybe<ResolversTypes['Measures']>, ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  metalType?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personalisation?: Resolver<Maybe<ResolversTypes['Personalisation']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  purity?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<ProductRelatedArgs, 'limit'>>;
  resizable?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  seenAt?: Resolver<Array<ResolversTypes['Store']>, ParentType, ContextType, Partial<ProductSeenAtArgs>>;
  setOffers?: Resolver<Maybe<ResolversTypes['SetOffers']>, ParentType, ContextType, Partial<ProductSetOffersArgs>>;
  setPiece?: Resolver<Maybe<ResolversTypes['SetPiece']>, ParentType, ContextType, RequireFields<ProductSetPieceArgs, 'stoneId'>>;
  setting?: Resolver<Maybe<ResolversTypes['Setting']>, ParentType, ContextType>;
  settingsInStock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spin?: Resolver<Maybe<ResolversTypes['Spin']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stones?: Resolver<Array<ResolversTypes['Stone']>, ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductNote'] = ResolversParentTypes['ProductNote']> = {
  paragraphs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  items?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['SearchReading']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsFloor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductStripBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductStripBlock'] = ResolversParentTypes['ProductStripBlock']> = {
  action?: Resolver<Maybe<ResolversTypes['ContentAction']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfilePayload'] = ResolversParentTypes['ProfilePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ProseBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProseBlock'] = ResolversParentTypes['ProseBlock']> = {
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  paragraphs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  appointmentByLink?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<QueryAppointmentByLinkArgs, 'link'>>;
  bag?: Resolver<ResolversTypes['Bag'], ParentType, ContextType>;
  bagCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blog?: Resolver<Maybe<ResolversTypes['Blog']>, ParentType, ContextType, RequireFields<QueryBlogArgs, 'id'>>;
  blogs?: Resolver<ResolversTypes['BlogPage'], ParentType, ContextType, RequireFields<QueryBlogsArgs, 'limit' | 'page'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, Partial<QueryCategoriesArgs>>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'id'>>;
  checkout?: Resolver<ResolversTypes['CheckoutQuote'], ParentType, ContextType, RequireFields<QueryCheckoutArgs, 'delivery' | 'points'>>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<QueryFacetsArgs, 'filter'>>;
  metalRates?: Resolver<Array<ResolversTypes['MetalRate']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  page?: Resolver<Maybe<ResolversTypes['ContentPage']>, ParentType, ContextType, RequireFields<QueryPageArgs, 'slug'>>;
  pages?: Resolver<Array<ResolversTypes['ContentLink']>, ParentType, ContextType, Partial<QueryPagesArgs>>;
  passport?: Resolver<Maybe<ResolversTypes['PiecePassport']>, ParentType, ContextType, RequireFields<QueryPassportArgs, 'itemId' | 'orderId' | 'piece'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'filter' | 'page'>>;
  productsById?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductsByIdArgs, 'ids'>>;
  promise?: Resolver<Maybe<ResolversTypes['DeliveryPromise']>, ParentType, ContextType, RequireFields<QueryPromiseArgs, 'makingDays' | 'pin'>>;
  ringSizes?: Resolver<Array<ResolversTypes['RingSize']>, ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  slots?: Resolver<ResolversTypes['SlotCalendar'], ParentType, ContextType, RequireFields<QuerySlotsArgs, 'days' | 'storeId'>>;
  store?: Resolver<Maybe<ResolversTypes['Store']>, ParentType, ContextType, RequireFields<QueryStoreArgs, 'id'>>;
  stores?: Resolver<ResolversTypes['StoreList'], ParentType, ContextType, Partial<QueryStoresArgs>>;
  suggestions?: Resolver<ResolversTypes['Suggestions'], ParentType, ContextType, RequireFields<QuerySuggestionsArgs, 'search'>>;
  trackOrder?: Resolver<Maybe<ResolversTypes['OrderTracking']>, ParentType, ContextType, RequireFields<QueryTrackOrderArgs, 'email' | 'number'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type QuoteBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteBlock'] = ResolversParentTypes['QuoteBlock']> = {
  cite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuotedAdvanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotedAdvance'] = ResolversParentTypes['QuotedAdvance']> = {
  amount?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rest?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  smallerWays?: Resolver<Maybe<Array<ResolversTypes['WayToPay']>>, ParentType, ContextType>;
  ways?: Resolver<Array<ResolversTypes['WayToPay']>, ParentType, ContextType>;
};

export type RecoveryCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodesPayload'] = ResolversParentTypes['RecoveryCodesPayload']> = {
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestReturnPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestReturnPayload'] = ResolversParentTypes['RequestReturnPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResaleValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResaleValue'] = ResolversParentTypes['ResaleValue']> = {
  metal?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  metalPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  stonePercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  stones?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  stonesPaid?: Resolver<Maybe<ResolversTypes['Paise']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
};

export type ReturnItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnItem'] = ResolversParentTypes['ReturnItem']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RingSizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RingSize'] = ResolversParentTypes['RingSize']> = {
  acrossMm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  american?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  british?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  european?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  indian?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaidChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaidChoice'] = ResolversParentTypes['SaidChoice']> = {
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchBudgetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchBudget'] = ResolversParentTypes['SearchBudget']> = {
  most?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchDoorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchDoor'] = ResolversParentTypes['SearchDoor']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['HousePicture'], ParentType, ContextType>;
};

export type SearchReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchReading'] = ResolversParentTypes['SearchReading']> = {
  budget?: Resolver<Maybe<ResolversTypes['SearchBudget']>, ParentType, ContextType>;
  corrected?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meant?: Resolver<Array<ResolversTypes['TradeWord']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['SearchedPage']>, ParentType, ContextType>;
};

export type SearchStartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchStart'] = ResolversParentTypes['SearchStart']> = {
  asked?: Resolver<Array<ResolversTypes['MenuLink']>, ParentType, ContextType>;
  doors?: Resolver<Array<ResolversTypes['SearchDoor']>, ParentType, ContextType>;
};

export type SearchedPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchedPage'] = ResolversParentTypes['SearchedPage']> = {
  line?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Seo'] = ResolversParentTypes['Seo']> = {
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaKeywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ogDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ogImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ogTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ogUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetMetalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMetal'] = ResolversParentTypes['SetMetal']> = {
  metal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
};

export type SetOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetOffer'] = ResolversParentTypes['SetOffer']> = {
  background?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  carats?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  certificate?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  clarity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cut?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  metal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  purity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stonePrice?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
};

export type SetOffersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetOffers'] = ResolversParentTypes['SetOffers']> = {
  settings?: Resolver<Array<ResolversTypes['SetOffer']>, ParentType, ContextType>;
  stones?: Resolver<Array<ResolversTypes['SetOffer']>, ParentType, ContextType>;
};

export type SetPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPiece'] = ResolversParentTypes['SetPiece']> = {
  breakUp?: Resolver<Maybe<ResolversTypes['PriceBreakUp']>, ParentType, ContextType>;
  makingDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metals?: Resolver<Array<ResolversTypes['SetMetal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stonePrice?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
};

export type SetStoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetStone'] = ResolversParentTypes['SetStone']> = {
  certificate?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Setting'] = ResolversParentTypes['Setting']> = {
  caratsFrom?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  caratsTo?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cuts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  addressLines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  chatUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['SaidChoice']>, ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['ShopDelivery'], ParentType, ContextType>;
  demo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  footer?: Resolver<ResolversTypes['Footer'], ParentType, ContextType>;
  gstin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  menu?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['HousePicture']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['PointsRule']>, ParentType, ContextType>;
  priceSteps?: Resolver<Array<ResolversTypes['Paise']>, ParentType, ContextType>;
  productNotes?: Resolver<Array<ResolversTypes['ProductNote']>, ParentType, ContextType>;
  searchStart?: Resolver<ResolversTypes['SearchStart'], ParentType, ContextType>;
  social?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trade?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopDelivery'] = ResolversParentTypes['ShopDelivery']> = {
  freeFrom?: Resolver<Maybe<ResolversTypes['Paise']>, ParentType, ContextType>;
  freeReturns?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plainParcel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignatureBoxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignatureBox'] = ResolversParentTypes['SignatureBox']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outside?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stampMost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stampPrice?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
};

export type SlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Slot'] = ResolversParentTypes['Slot']> = {
  free?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SlotCalendarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlotCalendar'] = ResolversParentTypes['SlotCalendar']> = {
  days?: Resolver<Array<ResolversTypes['SlotDay']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SlotDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlotDay'] = ResolversParentTypes['SlotDay']> = {
  closed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['Slot']>, ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Spin'] = ResolversParentTypes['Spin']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SplitBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SplitBlock'] = ResolversParentTypes['SplitBlock']> = {
  action?: Resolver<Maybe<ResolversTypes['ContentAction']>, ParentType, ContextType>;
  flip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paragraphs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['ContentPicture'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatementBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementBlock'] = ResolversParentTypes['StatementBlock']> = {
  action?: Resolver<Maybe<ResolversTypes['ContentAction']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StepsBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepsBlock'] = ResolversParentTypes['StepsBlock']> = {
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['ContentNote']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Stone'] = ResolversParentTypes['Stone']> = {
  caratsTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  clarity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cut?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labGrown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  addressLines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collects?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holidays?: Resolver<Array<ResolversTypes['Holiday']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openings?: Resolver<Array<ResolversTypes['Opening']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  plan?: Resolver<Array<ResolversTypes['PlanLine']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreList'] = ResolversParentTypes['StoreList']> = {
  items?: Resolver<Array<ResolversTypes['Store']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Suggestions'] = ResolversParentTypes['Suggestions']> = {
  blogs?: Resolver<Array<ResolversTypes['BlogCard']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  search?: Resolver<ResolversTypes['SearchReading'], ParentType, ContextType>;
};

export type TableBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableBlock'] = ResolversParentTypes['TableBlock']> = {
  caption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TabsBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TabsBlock'] = ResolversParentTypes['TabsBlock']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tabs?: Resolver<Array<ResolversTypes['ContentTab']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaxPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxPart'] = ResolversParentTypes['TaxPart']> = {
  amount?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
};

export type TilesBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TilesBlock'] = ResolversParentTypes['TilesBlock']> = {
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tiles?: Resolver<Array<ResolversTypes['ContentTile']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TradeWordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeWord'] = ResolversParentTypes['TradeWord']> = {
  means?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TransferReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferReceipt'] = ResolversParentTypes['TransferReceipt']> = {
  amount?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  receivedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  appointments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  bag?: Resolver<ResolversTypes['Bag'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['MessagePage'], ParentType, ContextType, RequireFields<ViewerMessagesArgs, 'limit' | 'page'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oneTimeCodes?: Resolver<Maybe<ResolversTypes['OneTimeCodes']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, RequireFields<ViewerOrdersArgs, 'limit' | 'page'>>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Points'], ParentType, ContextType, RequireFields<ViewerPointsArgs, 'limit' | 'page'>>;
  sessions?: Resolver<Array<ResolversTypes['OpenSession']>, ParentType, ContextType>;
  wishlist?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type WatchServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WatchService'] = ResolversParentTypes['WatchService']> = {
  dueBy?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  everyYears?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WayToPayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WayToPay'] = ResolversParentTypes['WayToPay']> = {
  dueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentWay'], ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Paise']>, ParentType, ContextType>;
};

export type WishResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wish'] = ResolversParentTypes['Wish']> = {
  budget?: Resolver<Maybe<ResolversTypes['Paise']>, ParentType, ContextType>;
  stone?: Resolver<Maybe<ResolversTypes['WishedStone']>, ParentType, ContextType>;
  wantedBy?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type WishlistPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishlistPayload'] = ResolversParentTypes['WishlistPayload']> = {
  productIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptedPayload?: AcceptedPayloadResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AddressPayload?: AddressPayloadResolvers<ContextType>;
  Appointment?: AppointmentResolvers<ContextType>;
  AppointmentPayload?: AppointmentPayloadResolvers<ContextType>;
  AppointmentPiece?: AppointmentPieceResolvers<ContextType>;
  Attribute?: AttributeResolvers<ContextType>;
  Bag?: BagResolvers<ContextType>;
  BagLine?: BagLineResolvers<ContextType>;
  BagPayload?: BagPayloadResolvers<ContextType>;
  BankTransfer?: BankTransferResolvers<ContextType>;
  BirthStone?: BirthStoneResolvers<ContextType>;
  Blog?: BlogResolvers<ContextType>;
  BlogCard?: BlogCardResolvers<ContextType>;
  BlogInsight?: BlogInsightResolvers<ContextType>;
  BlogNote?: BlogNoteResolvers<ContextType>;
  BlogPage?: BlogPageResolvers<ContextType>;
  BlogSection?: BlogSectionResolvers<ContextType>;
  CancelOrderPayload?: CancelOrderPayloadResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Certificate?: CertificateResolvers<ContextType>;
  CheckoutPoints?: CheckoutPointsResolvers<ContextType>;
  CheckoutQuote?: CheckoutQuoteResolvers<ContextType>;
  ChosenOption?: ChosenOptionResolvers<ContextType>;
  CodeSetupPayload?: CodeSetupPayloadResolvers<ContextType>;
  CollectStore?: CollectStoreResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  ColumnsBlock?: ColumnsBlockResolvers<ContextType>;
  Combinations?: CombinationsResolvers<ContextType>;
  Configuration?: ConfigurationResolvers<ContextType>;
  ConfirmEmailPayload?: ConfirmEmailPayloadResolvers<ContextType>;
  ContactBlock?: ContactBlockResolvers<ContextType>;
  ContentAction?: ContentActionResolvers<ContextType>;
  ContentBlock?: ContentBlockResolvers<ContextType>;
  ContentColumn?: ContentColumnResolvers<ContextType>;
  ContentFact?: ContentFactResolvers<ContextType>;
  ContentFile?: ContentFileResolvers<ContextType>;
  ContentLink?: ContentLinkResolvers<ContextType>;
  ContentNote?: ContentNoteResolvers<ContextType>;
  ContentPage?: ContentPageResolvers<ContextType>;
  ContentPicture?: ContentPictureResolvers<ContextType>;
  ContentRow?: ContentRowResolvers<ContextType>;
  ContentTab?: ContentTabResolvers<ContextType>;
  ContentTile?: ContentTileResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CtaBlock?: CtaBlockResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeliveryPromise?: DeliveryPromiseResolvers<ContextType>;
  DonePayload?: DonePayloadResolvers<ContextType>;
  DownloadsBlock?: DownloadsBlockResolvers<ContextType>;
  EndOfCodesPayload?: EndOfCodesPayloadResolvers<ContextType>;
  EngravingRule?: EngravingRuleResolvers<ContextType>;
  EnquiryPayload?: EnquiryPayloadResolvers<ContextType>;
  Estimate?: EstimateResolvers<ContextType>;
  ExportPayload?: ExportPayloadResolvers<ContextType>;
  Extent?: ExtentResolvers<ContextType>;
  ExtentBody?: ExtentBodyResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetOption?: FacetOptionResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  FactsBlock?: FactsBlockResolvers<ContextType>;
  FaqBlock?: FaqBlockResolvers<ContextType>;
  FaqQuestion?: FaqQuestionResolvers<ContextType>;
  FaqSection?: FaqSectionResolvers<ContextType>;
  Footer?: FooterResolvers<ContextType>;
  FooterColumn?: FooterColumnResolvers<ContextType>;
  GalleryBlock?: GalleryBlockResolvers<ContextType>;
  HeroBlock?: HeroBlockResolvers<ContextType>;
  Holiday?: HolidayResolvers<ContextType>;
  HousePicture?: HousePictureResolvers<ContextType>;
  ImpossibleCombination?: ImpossibleCombinationResolvers<ContextType>;
  InnerSize?: InnerSizeResolvers<ContextType>;
  InvoiceRef?: InvoiceRefResolvers<ContextType>;
  LinksBlock?: LinksBlockResolvers<ContextType>;
  MadePiece?: MadePieceResolvers<ContextType>;
  MarkPaidPayload?: MarkPaidPayloadResolvers<ContextType>;
  Measures?: MeasuresResolvers<ContextType>;
  Media?: MediaResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  MenuLink?: MenuLinkResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessagePage?: MessagePageResolvers<ContextType>;
  MessagePayload?: MessagePayloadResolvers<ContextType>;
  MessagePicture?: MessagePictureResolvers<ContextType>;
  MetalRate?: MetalRateResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OneTimeCodes?: OneTimeCodesResolvers<ContextType>;
  OpenSession?: OpenSessionResolvers<ContextType>;
  Opening?: OpeningResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderAdvance?: OrderAdvanceResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderMoney?: OrderMoneyResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  OrderReturn?: OrderReturnResolvers<ContextType>;
  OrderSummary?: OrderSummaryResolvers<ContextType>;
  OrderTracking?: OrderTrackingResolvers<ContextType>;
  Paise?: GraphQLScalarType;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyCreation?: PasskeyCreationResolvers<ContextType>;
  PasskeyCreationPayload?: PasskeyCreationPayloadResolvers<ContextType>;
  PasskeyCredential?: PasskeyCredentialResolvers<ContextType>;
  PasskeyPayload?: PasskeyPayloadResolvers<ContextType>;
  PasskeyRequest?: PasskeyRequestResolvers<ContextType>;
  PasskeyRequestPayload?: PasskeyRequestPayloadResolvers<ContextType>;
  PassportEnd?: PassportEndResolvers<ContextType>;
  PassportRef?: PassportRefResolvers<ContextType>;
  PayRestPayload?: PayRestPayloadResolvers<ContextType>;
  Personalisation?: PersonalisationResolvers<ContextType>;
  PieceOption?: PieceOptionResolvers<ContextType>;
  PiecePassport?: PiecePassportResolvers<ContextType>;
  PlaceOrderPayload?: PlaceOrderPayloadResolvers<ContextType>;
  PlanLine?: PlanLineResolvers<ContextType>;
  Points?: PointsResolvers<ContextType>;
  PointsEntry?: PointsEntryResolvers<ContextType>;
  PointsOnTheWay?: PointsOnTheWayResolvers<ContextType>;
  PointsRule?: PointsRuleResolvers<ContextType>;
  PriceBreakUp?: PriceBreakUpResolvers<ContextType>;
  PricePart?: PricePartResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductNote?: ProductNoteResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  ProductStripBlock?: ProductStripBlockResolvers<ContextType>;
  ProfilePayload?: ProfilePayloadResolvers<ContextType>;
  ProseBlock?: ProseBlockResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuoteBlock?: QuoteBlockResolvers<ContextType>;
  QuotedAdvance?: QuotedAdvanceResolvers<ContextType>;
  RecoveryCodesPayload?: RecoveryCodesPayloadResolvers<ContextType>;
  RequestReturnPayload?: RequestReturnPayloadResolvers<ContextType>;
  ResaleValue?: ResaleValueResolvers<ContextType>;
  ReturnItem?: ReturnItemResolvers<ContextType>;
  RingSize?: RingSizeResolvers<ContextType>;
  SaidChoice?: SaidChoiceResolvers<ContextType>;
  SearchBudget?: SearchBudgetResolvers<ContextType>;
  SearchDoor?: SearchDoorResolvers<ContextType>;
  SearchReading?: SearchReadingResolvers<ContextType>;
  SearchStart?: SearchStartResolvers<ContextType>;
  SearchedPage?: SearchedPageResolvers<ContextType>;
  Seo?: SeoResolvers<ContextType>;
  SetMetal?: SetMetalResolvers<ContextType>;
  SetOffer?: SetOfferResolvers<ContextType>;
  SetOffers?: SetOffersResolvers<ContextType>;
  SetPiece?: SetPieceResolvers<ContextType>;
  SetStone?: SetStoneResolvers<ContextType>;
  Setting?: SettingResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopDelivery?: ShopDeliveryResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignatureBox?: SignatureBoxResolvers<ContextType>;
  Slot?: SlotResolvers<ContextType>;
  SlotCalendar?: SlotCalendarResolvers<ContextType>;
  SlotDay?: SlotDayResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  Spin?: SpinResolvers<ContextType>;
  SplitBlock?: SplitBlockResolvers<ContextType>;
  StatementBlock?: StatementBlockResolvers<ContextType>;
  StepsBlock?: StepsBlockResolvers<ContextType>;
  Stone?: StoneResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  StoreList?: StoreListResolvers<ContextType>;
  Suggestions?: SuggestionsResolvers<ContextType>;
  TableBlock?: TableBlockResolvers<ContextType>;
  TabsBlock?: TabsBlockResolvers<ContextType>;
  TaxPart?: TaxPartResolvers<ContextType>;
  TilesBlock?: TilesBlockResolvers<ContextType>;
  TradeWord?: TradeWordResolvers<ContextType>;
  TransferReceipt?: TransferReceiptResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WatchService?: WatchServiceResolvers<ContextType>;
  WayToPay?: WayToPayResolvers<ContextType>;
  Wish?: WishResolvers<ContextType>;
  WishlistPayload?: WishlistPayloadResolvers<ContextType>;
};

