/** Fixed ids of two categories (specification section 2, /jewellery/{category}). */
export const WATCHES = { id: '64f0a1c2e4b0a1b2c3d4e5f6', slug: 'watches' }
export const BROOCH = { id: '64f0a1c2e4b0a1b2c3d4e5f7', slug: 'brooch' }

/** The category whose `collection` names are the bespoke kinds (specification section 3). */
export const BESPOKE_NAME = 'Bespoke'

/** Spelled right, and as the specification has it. */
export const HIGH_JEWELLERY_NAMES = ['High Jewellery', 'High-Jewellery', 'High Jwellery']
