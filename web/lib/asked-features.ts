/**
 * The backend's features that pages use (`shop.features`); the server leaves all others out of its pages. The browser
 * gets only the types.
 */
export const ASKED_FEATURES = [
  'account',
  'appointments',
  'bag',
  'checkout',
  'content',
  'email-change',
  'enquiries',
  'facets',
  'messages',
  'other-sessions',
  'passkeys',
  'password-change',
  'points',
  'products-by-id',
  'promise',
  'returns',
  'ring-sizes',
  'search',
  'settings',
  'sort',
  'step-up',
  'stores',
  'tracking',
  'wishlist',
] as const
export type Feature = (typeof ASKED_FEATURES)[number]
