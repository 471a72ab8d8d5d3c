import type { IResolvers } from 'mercurius'
import type { Context, Phrasebook } from '#server/context.ts'

/**
 * Fields with texts that the house wrote: a page in another language gets the translation, if there is one. The values
 * that pieces are chosen by (metals, stones, values of options, collections) keep their text, because requests use it;
 * pages show them through `Shop.choices`.
 */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  Shop: ['tagline', 'trade', 'notice', 'addressLines'],
  ProductNote: ['paragraphs'],
  MenuItem: ['label'],
  MenuLink: ['label'],
  SearchDoor: ['label'],
  Footer: ['socialTitle', 'region'],
  FooterColumn: ['title'],
  SearchedPage: ['title', 'line'],
  TradeWord: ['note'],
  FacetOption: ['name'],
  FacetValue: ['label'],
  Product: ['name', 'subtitle', 'description'],
  Media: ['alt'],
  Category: ['name', 'description'],
  PieceOption: ['label'],
  ChosenOption: ['label'],
  ImpossibleCombination: ['reason'],
  Personalisation: ['noEngraving'],
  SignatureBox: ['name', 'outside'],
  BlogCard: ['title', 'subtitle', 'intro'],
  Blog: ['title', 'subtitle', 'intro'],
  BlogSection: ['heading', 'description'],
  BlogNote: ['heading', 'content'],
  BlogInsight: ['title', 'description'],
  Seo: ['metaTitle', 'metaDescription', 'metaKeywords', 'ogTitle', 'ogDescription'],
  OrderSummary: ['title'],
  OrderItem: ['name'],
  ReturnItem: ['name'],
  BagLine: ['name'],
  CollectStore: ['name', 'city', 'addressLines'],
  Store: ['name', 'addressLines', 'city', 'state', 'services', 'summary'],
  Holiday: ['name'],
  Appointment: ['storeName', 'addressLines'],
  AppointmentPiece: ['name'],
  PiecePassport: ['warranty', 'stoneWarranty', 'aftercare'],
  ContentPage: ['title', 'lead'],
  ContentLink: ['title', 'summary'],
  ContentPicture: ['alt'],
  ContentAction: ['label'],
  ContentNote: ['title', 'text'],
  ContentFact: ['term', 'detail'],
  ContentColumn: ['title', 'text'],
  ContentTile: ['title', 'text'],
  ContentRow: ['title', 'text'],
  ContentFile: ['label', 'note'],
  ContentTab: ['label'],
  FaqSection: ['title'],
  FaqQuestion: ['question', 'answer'],
  HeroBlock: ['title', 'text'],
  StatementBlock: ['words'],
  ProseBlock: ['heading', 'paragraphs', 'list'],
  StepsBlock: ['heading'],
  FactsBlock: ['heading', 'text'],
  TableBlock: ['heading', 'text', 'caption', 'columns', 'rows', 'note'],
  SplitBlock: ['title', 'paragraphs'],
  ColumnsBlock: ['heading'],
  TilesBlock: ['heading'],
  LinksBlock: ['heading'],
  ContactBlock: ['title', 'text'],
  CtaBlock: ['title', 'text'],
  ProductStripBlock: ['title'],
  DownloadsBlock: ['title'],
  QuoteBlock: ['words', 'cite'],
  TabsBlock: ['label'],
}

type Resolve = (parent: unknown, args: unknown, ctx: Context, info: unknown) => unknown

const said = (value: unknown, book: Phrasebook): unknown => {
  if (typeof value === 'string') return book.says(value)
  return Array.isArray(value) ? value.map((each) => said(each, book)) : value
}

const inItsLanguage =
  (resolve: Resolve): Resolve =>
  (parent, args, ctx, info) => {
    const value = resolve(parent, args, ctx, info)
    const book = ctx.words?.book
    if (book === undefined) return value
    return value instanceof Promise ? value.then((found: unknown) => said(found, book)) : said(value, book)
  }

/** Waits at the top of an answer, where there are few fields, so that each text below is written at once. */
const onceReadable =
  (resolve: Resolve): Resolve =>
  (parent, args, ctx, info) => {
    const value = resolve(parent, args, ctx, info)
    const reading = ctx.words?.reading()
    return reading === undefined ? value : Promise.all([value, reading]).then(([found]) => found)
  }

const memberOf =
  (field: string): Resolve =>
  (parent) =>
    typeof parent === 'object' && parent !== null && field in parent ? Reflect.get(parent, field) : undefined

/** The same resolvers, with every text of the house in the language of the page. */
export const translated = (resolvers: IResolvers): IResolvers => {
  const all = { ...resolvers } as Record<string, Record<string, Resolve>>
  for (const root of ['Query', 'Mutation'])
    all[root] = Object.fromEntries(
      Object.entries(all[root] ?? {}).map(([field, resolve]) => [field, onceReadable(resolve)]),
    )
  for (const [type, fields] of Object.entries(TEXTS))
    all[type] = {
      ...all[type],
      ...Object.fromEntries(
        fields.map((field) => [field, inItsLanguage(all[type]?.[field] ?? memberOf(field))]),
      ),
    }
  return all as IResolvers
}
