import { Type, type Static } from 'typebox'
import { Category, Media, Product } from '#contract/catalogue.ts'
import { SearchedPage } from '#contract/search-reading.ts'
import { ContentSource } from '#contract/content.ts'
import { strict } from '#contract/endpoint.ts'
import { Day, Moment } from '#contract/formats.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { NavigationSource } from '#contract/navigation.ts'
import { OptionsSource, OptionValues } from '#contract/options.ts'
import { ShopFacts } from '#contract/shop.ts'
import { Store } from '#contract/stores.ts'

/** The files of a house, each by its schema. README.md in this folder says what they are for. */

const optional = Type.Optional
const Key = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$', maxLength: 64 })
const Words = Type.String({ minLength: 1 })
const whole = (minimum: number, maximum = Number.MAX_SAFE_INTEGER) => Type.Integer({ minimum, maximum })
const PictureKey = Type.String({ minLength: 1, maxLength: 128, description: 'A key of pictures/*.json' })

/** `shop.json` */
export const ShopFile = strict(ShopFacts.properties)

const Colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })

/** `brand/brand.json`: the look of e-mails, documents and the browser's own frame; that of pages is in `brand/*.css`. */
export const BrandFile = strict({
  colours: strict({
    /** The house's own colour, and the colour of text on it. */
    house: Colour,
    onHouse: Colour,
    /** The background of an e-mail or a document. */
    background: Colour,
    ink: Colour,
    quiet: Colour,
    rule: Colour,
    /** The small line below the name on invoices; if absent, the engine's own. */
    accent: optional(Colour),
  }),
  /** CSS font-family of text and of headings. */
  text: Words,
  display: Words,
  /** Typefaces that every page uses, e.g. `fonts/a-face.woff2`: fetched together with the page. */
  preload: Type.Array(Type.String({ pattern: '^[\\w./-]+\\.woff2$' })),
})
export type Brand = Static<typeof BrandFile>

/** `languages.json`: the languages of the shop, the first one at the plain addresses. Without it the shop is English. */
export const LanguagesFile = Type.Array(Type.Enum(LANGUAGE_CODES), {
  minItems: 1,
  uniqueItems: true,
})

/** `navigation.json`: menu, footer, collections and the steps of the price filter. */
export const NavigationFile = NavigationSource

/** `options.json`: what shoppers choose for pieces besides metal, purity, stone, quality and size. */
export const OptionsFile = OptionsSource

/** `pictures/*.json`: pictures by their keys, in `media/` or elsewhere. */
export const PicturesFile = Type.Record(Type.String(), strict(Media.properties))

/** `catalogue/categories.json`: a category names its parent, which may come before or after it. */
const { media: _media, productCount: _count, ...categoryMembers } = Category.properties
export const CategoriesFile = Type.Array(
  strict({
    ...categoryMembers,
    slug: Key,
    name: Words,
    /** Absent: the slug. */
    _id: optional(Key),
    position: optional(Type.Integer()),
    collection: optional(categoryMembers.collection),
    parentCategoryId: optional(Type.Union([Key, Type.Null()])),
    picture: optional(PictureKey),
    /** Names of the facts that the desk asks for before it publishes a product of it. */
    neededFacts: optional(Type.Array(Words, { maxItems: 24 })),
  }),
)

/** '', null and absent mean: does not apply. */
const Choice = optional(Type.Union([Type.String(), Type.Null()]))
/** The choice that a row is for. */
const choice = { metal: Choice, purity: Choice, size: Choice, stone: Choice, quality: Choice }

const {
  images: _images,
  price: _price,
  media: _shown,
  stock: _stock,
  _id: _productId,
  ...productMembers
} = Product.properties

/** `catalogue/products.json` */
export const ProductsFile = Type.Array(
  strict({
    ...productMembers,
    _id: optional(Key),
    slug: Key,
    name: Words,
    /** The listed price, that of the default variant; GST included. */
    pricePaise: whole(0),
    /** Pieces over all variants. Derived from them; here only for people who read the file. */
    stock: optional(whole(0)),
    /** Keys of `pictures/*.json`, the front first. */
    pictures: Type.Array(PictureKey),
    impossible: optional(
      Type.Array(
        strict({
          ...choice,
          reason: Words,
        }),
      ),
    ),
    salesCount: optional(whole(0)),
    rank: optional(whole(0)),
    createdAt: optional(Moment),
    active: optional(Type.Boolean()),
    /** What it was rendered from; not stored in a database. */
    recipe: optional(Type.Unknown()),
  }),
)

/** `catalogue/variants.json` */
export const VariantsFile = Type.Array(
  strict({
    /** The `_id` of a product; if it has none, its slug. */
    productId: Key,
    sku: Key,
    ...choice,
    /** Values of the options in `options.json`, by their keys. */
    options: optional(OptionValues),
    pricePaise: whole(0),
    /** Sum to the price. */
    parts: optional(
      strict({
        metalPaise: whole(0),
        stonesPaise: whole(0),
        makingPaise: whole(0),
        gstPaise: whole(0),
        /** The name of the making charge if it covers more than making: 'Case, movement and strap'. */
        making: optional(Words),
      }),
    ),
    metalWeightMg: optional(whole(0)),
    weightMg: optional(whole(0)),
    stock: whole(0),
    isDefault: optional(Type.Boolean()),
    makingDays: optional(whole(0, 365)),
  }),
)

/** `catalogue/rates.json`: what a gram costs, set in the morning of a day. */
export const RatesFile = strict({
  setOn: Day,
  metals: Type.Array(strict({ metal: Words, purity: Words, paisePerGram: whole(1) })),
})

/** `pages/<slug>.json` */
export const PageFile = ContentSource

/** `blogs/<slug>.json`; pictures are keys of `pictures/*.json`. */
export const BlogFile = strict({
  /** Absent: the file's name. */
  _id: optional(Key),
  title: Words,
  subtitle: Words,
  banner: PictureKey,
  intro: Words,
  publishedAt: Moment,
  sections: Type.Array(
    strict({
      heading: Words,
      description: Words,
      image: optional(PictureKey),
      gallery: optional(Type.Array(PictureKey)),
    }),
  ),
  grid: Type.Array(PictureKey),
  questions: Type.Array(strict({ heading: Words, content: Words })),
  more: Type.Array(PictureKey),
  insights: Type.Array(strict({ image: optional(PictureKey), title: Words, description: Words })),
  keywords: Words,
})
export type BlogFile = Static<typeof BlogFile>

/** `salons/<slug>.json` */
const {
  _id: _salonId,
  slug: _slug,
  media: _front,
  productIds,
  distanceKm: _far,
  ...salonMembers
} = Store.properties
export const SalonFile = strict({
  ...salonMembers,
  /** Order among the salons. */
  position: whole(0),
  /** How many appointments can take place at the same time. */
  capacity: whole(0, 100),
  picture: optional(PictureKey),
  /** Absent: pieces of the top collection, in rotation, so that no two windows are alike. */
  productIds: optional(productIds),
})

/** `zones.json`: how long a parcel takes, by the first digits of a PIN code; the longest matching prefix counts. */
export const ZonesFile = Type.Array(
  strict({
    prefix: Type.String({ pattern: '^[0-9]{1,6}$' }),
    name: Words,
    transitDays: whole(0, 365),
    served: Type.Boolean(),
  }),
)

/** `resale.json`: what is paid for a piece that comes back, in hundredths of a per cent. */
const ResaleRule = strict({ metal: whole(0, 10_000), stones: whole(0, 10_000) })
export const ResaleFile = strict({ exchange: ResaleRule, buyBack: ResaleRule })

/** `search-terms.json`: what shoppers call things, by the words of this catalogue and its pages. */
export const SearchTermsFile = Type.Array(
  strict({
    /** Spellings, in lower case, of one word or two. */
    terms: Type.Array(Type.String({ pattern: '^\\S+( \\S+)?$' }), { minItems: 1 }),
    /** Absent if only pages answer it. */
    means: optional(Type.Array(Words, { minItems: 1 })),
    /** Among the results, pieces with these words come first. */
    prefers: optional(Type.Array(Words, { minItems: 1 })),
    /** Pages that answer, before any piece. */
    pages: optional(Type.Array(SearchedPage, { minItems: 1 })),
    /** One sentence for the shopper, when the thing itself is not made here. */
    note: optional(Words),
  }),
)

/** Rules as `scripts/lib/judged-search.ts` reads them. */
const Rules = optional(Type.Array(Words, { minItems: 1 }))

/** `search-judged.json`: searches and which answers to them are good, 3 the best. `npm run judge-search` asks them. */
export const SearchJudgedFile = Type.Array(
  strict({
    search: Words,
    /** Not used for tuning. */
    aside: optional(Type.Boolean()),
    grades: strict({ 3: Rules, 2: Rules, 1: Rules }),
  }),
)

/**
 * `words/<language>.json`: what the house says in its own words instead of the engine's: messages of the pages by their
 * keys (`web/words`), and sentences of e-mails and refusals by the engine's English (`backend/words`).
 */
export const WordsFile = strict({
  /** The name of a topic may be empty: forms do not offer it then. */
  pages: optional(Type.Record(Type.String(), Type.String({ maxLength: 1000 }))),
  sentences: optional(Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: 1000 }))),
})
export type WordsFile = Static<typeof WordsFile>

/**
 * `personalise.json`: engraving, birth stones and initials on the box: what they cost, and for which pieces.
 */
export const PersonaliseFile = strict({
  options: Type.Array(
    strict({
      kind: Type.Union([Type.Literal('engraving'), Type.Literal('stamp'), Type.Literal('birth-stone')]),
      /** Of a stone. */
      name: optional(Words),
      month: optional(whole(1, 12)),
      rupees: whole(0, 10_000_000),
      days: whole(0, 365),
    }),
  ),
  /** Boxes by their keys, with the size outside and how many initials fit. */
  boxes: Type.Record(Key, strict({ name: Words, outside: Words, initials: whole(0, 12) })),
  /** The first row that matches a piece counts; a piece that no row matches cannot be personalised. */
  pieces: Type.Array(
    strict({
      types: Type.Array(Words, { minItems: 1 }),
      /** Only pieces with this band. */
      bandType: optional(Words),
      box: optional(Key),
      engraving: optional(
        strict({
          place: Type.Union([Type.Literal('band'), Type.Literal('back'), Type.Literal('case')]),
          letters: whole(1, 100),
          /** Letters that fit if there is a birth stone; absent: no birth stone. */
          lettersWithStone: optional(whole(1, 100)),
          faces: Type.Array(Words, { minItems: 1 }),
        }),
      ),
      /** Why it cannot be engraved. */
      noEngraving: optional(Words),
    }),
  ),
})
export type PersonaliseFile = Static<typeof PersonaliseFile>
