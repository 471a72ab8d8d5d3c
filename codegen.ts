import { globSync, readdirSync, readFileSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { buildSchema, GraphQLError } from 'graphql'

// A fault in the schema is said once and with its line: the generator says it anew for each folder, and not where.
try {
  buildSchema(readFileSync('schema.graphql', 'utf8'))
} catch (error) {
  const line = error instanceof GraphQLError ? error.locations?.[0]?.line : undefined
  const why = error instanceof Error ? error.message : String(error)
  process.stderr.write(`schema.graphql${line === undefined ? '' : `, line ${line}`}: ${why}\n`)
  process.exit(1)
}

/**
 * The only code generator. Writes `server/generated` and `web/gql/<area>`, nothing else. One folder per area
 * (app, components, each feature), because one module for all would be loaded by every page.
 */
const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

const scalars = {
  Paise: { input: 'number', output: 'number' },
  Date: { input: 'string', output: 'string' },
  DateTime: { input: 'string', output: 'string' },
}

/**
 * Fragments of `web/components` are known to every area and generated in their own: the others import their types.
 * Type names are codegen's: `ProductCard_product` becomes `ProductCard_ProductFragment`.
 */
const COMPONENTS = 'web/components/**/*.{ts,tsx}'
/** Only fragments are shared: an operation of a component has a file of its own, loaded with the component. */
const sharedFiles = globSync(COMPONENTS).filter((path) => {
  const text = readFileSync(path, 'utf8')
  return /\bfragment \w+ on \w/.test(text) && !/^ *(?:query|mutation) \w+/m.test(text)
})
const sharedFragments = sharedFiles
  .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\bfragment (\w+) on \w/g)])
  .map(([, name = '']) => `${name.replace(/(^|_)[a-z]/g, (letters) => letters.toUpperCase())}Fragment`)
const shared = {
  externalDocuments: sharedFiles,
  ...(sharedFragments.length > 0 && {
    plugins: [
      { add: { content: `import type { ${sharedFragments.join(', ')} } from '../components/graphql.ts'` } },
    ],
  }),
}

const area = ({ name, glob }: { name: string; glob: string }): CodegenConfig['generates'][string] => ({
  preset: 'client',
  documents: glob,
  ...(name === 'components' ? {} : shared),
  presetConfig: {
    fragmentMasking: { unmaskFunctionName: 'readFragment' },
    // Each document knows its hash: what the browser sends in its place (scripts/persisted.ts writes the manifest).
    persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: 'sha256' },
  },
  config: {
    scalars,
    strictScalars: true,
    useTypeImports: true,
    enumsAsTypes: true,
    skipTypename: true,
  },
})

const areas = [
  { name: 'app', glob: 'web/app/**/*.{ts,tsx}' },
  { name: 'components', glob: COMPONENTS },
  ...folders('web/features').map((name) => ({ name, glob: `web/features/${name}/**/*.{ts,tsx}` })),
]

/** Each kind of content block has one name on both borders. */
const contentBlocks = Object.fromEntries(
  [
    'Hero',
    'Statement',
    'Prose',
    'Steps',
    'Facts',
    'Table',
    'Gallery',
    'Split',
    'Columns',
    'Tiles',
    'Links',
    'Faq',
    'Contact',
    'Cta',
    'ProductStrip',
    'Downloads',
    'Quote',
    'Tabs',
  ].map((kind) => [`${kind}Block`, `../../contract/content-blocks.ts#${kind}Block`]),
)

const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  generates: {
    'server/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        strictScalars: true,
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '../context.ts#Context',
        mapperTypeSuffix: 'Rest',
        /** Parents are the contract's entities; a field resolver exists only where the shapes differ. */
        mappers: {
          Shop: '../../contract/shop.ts#ShopFacts',
          Collection: '../../contract/navigation.ts#ShownCollection',
          Footer: '../../contract/navigation.ts#ShownFooter',
          MenuItem: '../../contract/navigation.ts#ShownMenuItem',
          Product: '../../contract/catalogue.ts#ListedProduct',
          ProductPage: '../domains/catalogue/answers.ts#ProductList',
          Attribute: '../../contract/catalogue.ts#Attribute',
          Category: '../../contract/catalogue.ts#Category',
          Suggestions: '../domains/catalogue/answers.ts#SuggestionList',
          SearchReading: '../../contract/search-reading.ts#SearchReading',
          FacetValue: '../../contract/search.ts#FacetValue',
          Media: '../../contract/catalogue.ts#Media',
          Blog: '../../contract/blogs.ts#Blog',
          Store: '../../contract/stores.ts#Store',
          Appointment: '../../contract/appointments.ts#Appointment',
          ContentPage: '../../contract/content.ts#ContentPage',
          ContentLink: '../../contract/content.ts#ContentLink',
          ContentPicture: '../../contract/content-blocks.ts#ContentPicture',
          ContentBlock: '../../contract/content-blocks.ts#Block',
          ...contentBlocks,
          Viewer: '../../contract/account.ts#Account',
          Address: '../../contract/account.ts#Address',
          OpenSession: '../../contract/session.ts#OpenSession',
          OneTimeCodes: '../../contract/one-time-codes.ts#OneTimeCodes',
          Passkey: '../../contract/passkeys.ts#Passkey',
          Country: '../../contract/account.ts#Country',
          Points: '../../contract/points.ts#Points',
          PointsEntry: '../../contract/points.ts#PointsEntry',
          MessagePage: '../../contract/messages.ts#MessagePage',
          Message: '../../contract/messages.ts#Message',
          MessagePicture: '../../contract/messages.ts#MessagePicture',
          Wish: '../../contract/messages.ts#Wish',
          Estimate: '../../contract/messages.ts#Estimate',
          Personalisation: '../../contract/personalise.ts#Personalisation',
          Bag: '../../contract/bag.ts#Bag',
          BagLine: '../../contract/bag.ts#BagLine',
          TaxPart: '../../contract/bag.ts#TaxPart',
          WayToPay: '../../contract/checkout.ts#WayToPay',
          SetMetal: '../../contract/set-pieces.ts#SetMetal',
          SetOffer: '../../contract/set-pieces.ts#SetOffer',
          SetPiece: '../../contract/set-pieces.ts#SetPiece',
          PriceBreakUp: '../../contract/pricing.ts#BreakUp',
          PricePart: '../../contract/pricing.ts#PricePart',
          DeliveryPromise: '../../contract/promise.ts#DeliveryPromise',
          MetalRate: '../../contract/pricing.ts#MetalRate',
          CheckoutQuote: '../../contract/checkout.ts#Quote',
          CollectStore: '../../contract/checkout.ts#CollectStore',
          Order: '../../contract/orders.ts#Order',
          PiecePassport: '../../contract/passport.ts#Passport',
          MadePiece: '../../contract/passport.ts#MadePiece',
          PassportRef: '../../contract/orders.ts#PassportRef',
          PassportEnd: '../../contract/orders.ts#PassportEnd',
          ResaleValue: '../../contract/passport.ts#ResaleValue',
          OrderAdvance: '../../contract/order-money.ts#OrderAdvance',
          QuotedAdvance: '../../contract/checkout.ts#QuotedAdvance',
          BankTransfer: '../../contract/bank-transfer.ts#BankTransfer',
          OrderMoney: '../../contract/order-money.ts#OrderMoney',
          OrderSummary: '../../contract/orders.ts#OrderSummary',
          OrderItem: '../../contract/orders.ts#OrderItem',
          OrderEvent: '../../contract/orders.ts#OrderEvent',
          OrderReturn: '../../contract/order-returns.ts#Return',
          InvoiceRef: '../../contract/orders.ts#InvoiceRef',
          OrderTracking: '../../contract/orders.ts#Tracking',
        },
      },
    },
    ...Object.fromEntries(areas.map((each) => [`web/gql/${each.name}/`, area(each)])),
  },
}

export default config
