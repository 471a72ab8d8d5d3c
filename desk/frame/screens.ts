import type { EndpointName } from '#contract/endpoints.ts'

export interface Screen {
  readonly path: string
  readonly label: string
  /** The endpoint whose roles may see the screen. */
  readonly by: EndpointName
  /** The kind of documents that it edits: a list of them, or the only one. */
  readonly documents?: 'many' | 'one'
  /** A group of rows between two lines of the menu. */
  readonly group: number
  /** Only a house with further languages is offered it. */
  readonly translates?: true
}

/** Every screen of the menu, in its order. */
export const SCREENS: readonly Screen[] = [
  { path: '/', label: 'Today', by: 'operatorWork', group: 1 },
  { path: '/orders', label: 'Orders', by: 'operatorOrderList', group: 1 },
  { path: '/packing', label: 'Packing', by: 'operatorShip', group: 1 },
  { path: '/returns', label: 'Returns', by: 'operatorReturns', group: 1 },
  { path: '/workshop', label: 'Workshop', by: 'operatorWorkshop', group: 1 },
  { path: '/money', label: 'Money', by: 'operatorStuckMoney', group: 1 },
  { path: '/books', label: 'Books', by: 'operatorRegister', group: 1 },
  { path: '/products', label: 'Products', by: 'operatorProducts', group: 2 },
  { path: '/categories', label: 'Categories', by: 'operatorPutCategory', group: 2, documents: 'many' },
  { path: '/options', label: 'Options', by: 'operatorSetOptions', group: 2, documents: 'one' },
  { path: '/rates', label: 'Metal rates', by: 'operatorRates', group: 2 },
  { path: '/shoppers', label: 'Shoppers', by: 'operatorShoppers', group: 3 },
  { path: '/messages', label: 'Messages', by: 'listConversations', group: 3 },
  { path: '/enquiries', label: 'Enquiries', by: 'listEnquiries', group: 3 },
  { path: '/appointments', label: 'Appointments', by: 'operatorAppointments', group: 3 },
  { path: '/pages', label: 'Pages', by: 'putPage', group: 4, documents: 'many' },
  { path: '/blogs', label: 'Blogs', by: 'operatorPutBlog', group: 4, documents: 'many' },
  { path: '/salons', label: 'Salons', by: 'operatorPutStore', group: 4, documents: 'many' },
  { path: '/menu', label: 'Menu and footer', by: 'operatorSetNavigation', group: 4, documents: 'one' },
  { path: '/texts', label: 'Texts', by: 'operatorSetTexts', group: 4, documents: 'one' },
  {
    path: '/translations',
    label: 'Translations',
    by: 'operatorSetTranslations',
    group: 4,
    documents: 'one',
    translates: true,
  },
  { path: '/e-mails', label: 'E-mails', by: 'operatorEmails', group: 5 },
  { path: '/store', label: 'Backup and disk', by: 'operatorStoreState', group: 5 },
  { path: '/facts', label: 'Facts of the house', by: 'operatorSetShop', group: 5, documents: 'one' },
  { path: '/resale', label: 'Exchange and buy-back', by: 'operatorSetResale', group: 5, documents: 'one' },
  { path: '/staff', label: 'Staff and tokens', by: 'operatorStaff', group: 5 },
  { path: '/trail', label: 'Audit trail', by: 'operatorTrail', group: 5 },
]

/** What is begun from the search as well, by the words that people look for. */
export const COMMANDS: readonly (Pick<Screen, 'label' | 'by'> & {
  readonly to: string
  readonly says: string
})[] = [
  {
    label: 'Book an appointment',
    by: 'operatorBookAppointment',
    to: '/appointments?free',
    says: 'Choose a free hour',
  },
  { label: 'New product', by: 'operatorNewProduct', to: '/products/new', says: 'Begins a draft' },
  {
    label: 'Import a table of products',
    by: 'operatorImportTable',
    to: '/products/import',
    says: 'Checked before it is saved',
  },
]

/** Screens that are reached from another one. */
export const WITHIN: readonly Pick<Screen, 'path' | 'by'>[] = [
  { path: '/products/new', by: 'operatorNewProduct' },
  { path: '/products/import', by: 'operatorImportTable' },
]
