/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A changed price that the shopper says yes to. */
export type AcceptedPriceInput = {
  /** Id of the line. */
  lineId: string | number;
  /** One piece, as it was shown. */
  price: number;
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

/** How a piece travels. */
export type BoxChoice =
  /** In a pouch, without a box. */
  | 'POUCH'
  /** In the signature box. */
  | 'SIGNATURE';

/** Face an engraving is cut in. */
export type EngravingFace =
  /** Devanagari letters. */
  | 'DEVANAGARI'
  /** A running hand. */
  | 'SCRIPT'
  /** Upright letters. */
  | 'SERIF';

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

/** What a browser answers where a passkey was used. */
export type PasskeyProofInput = {
  /** What the authenticator says of itself, base64url. */
  authenticatorData: string;
  /** What was signed: challenge and origin, base64url. */
  clientDataJSON: string;
  /** As the authenticator names it, base64url. */
  credentialId: string;
  /** Its signature, base64url. */
  signature: string;
  /** Whose it is, base64url. */
  userHandle?: string | null | undefined;
};

/** How a list is filtered. A member left out, null or empty does not filter; of a list any value fits. */
export type ProductFilter = {
  /** Any of these buckets of carats: 0-0.25, 0.25-0.5, 0.5-1, 1-2 or 2-. */
  carat?: Array<string> | null | undefined;
  /** Any of these categories, by id or slug, within the list that `categoryId` names. */
  category?: Array<string> | null | undefined;
  /** Products of this category and its children. */
  categoryId?: string | number | null | undefined;
  /** Any of these clarities of its diamonds, e.g. VS. */
  clarity?: Array<string> | null | undefined;
  /** Any of these collections, by name. */
  collection?: Array<string> | null | undefined;
  /** Any of these colours of its diamonds, e.g. G to H. */
  colour?: Array<string> | null | undefined;
  /** Price list; default INR. */
  country?: string | null | undefined;
  /** Any of women, men and everyone. */
  gender?: Array<string> | null | undefined;
  /** Only the top collection. */
  isTopCollection?: boolean | null | undefined;
  /** Any of these metals. This and the following need the feature 'facets'. */
  metal?: Array<string> | null | undefined;
  /** Options of the house, e.g. 'length:45 cm': any value of one option, and all of the options. */
  option?: Array<string> | null | undefined;
  /** Diamonds of any of these origins: Natural, Lab-grown. */
  origin?: Array<string> | null | undefined;
  /** Inclusive. */
  priceMax?: number | null | undefined;
  /** Inclusive. */
  priceMin?: number | null | undefined;
  /** Any of these purities. */
  purity?: Array<string> | null | undefined;
  /** Words looked for in name and description. */
  search?: string | null | undefined;
  /** Any of these shapes of its diamonds, e.g. Round. */
  shape?: Array<string> | null | undefined;
  /** Any of these sizes. */
  size?: Array<string> | null | undefined;
  /** Any of these stones. */
  stone?: Array<string> | null | undefined;
  /** Any of these tags. */
  tags?: Array<string> | null | undefined;
  /** Products of this type. */
  type?: string | null | undefined;
};

export type AccountMenu_ViewerFragment = { firstName: string } & { ' $fragmentName'?: 'AccountMenu_ViewerFragment' };

export type AddressFields_CountryFragment = { code: string, name: string, postalLabel: string | null, postalExample: string | null, stateLabel: string | null, states: Array<string> } & { ' $fragmentName'?: 'AddressFields_CountryFragment' };

export type AcceptPricesMutationVariables = Exact<{
  lines: Array<AcceptedPriceInput> | AcceptedPriceInput;
}>;


export type AcceptPricesMutation = { acceptPrices: { bag: { version: number } | null, userErrors: Array<{ message: string }> } };

export type OwnKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnKeysQuery = { viewer: { id: string, passkeys: Array<{ id: string }>, oneTimeCodes: { on: boolean } | null } | null };

export type BeginConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginConfirmationMutation = { beginConfirmation: { request: { challenge: string, rpId: string, allow: Array<{ id: string, transports: Array<string> }> } | null, userErrors: Array<{ field: string | null, message: string, code: string }> } };

export type ConfirmIdentityMutationVariables = Exact<{
  password?: string | null | undefined;
  passkey?: PasskeyProofInput | null | undefined;
  code?: string | null | undefined;
}>;


export type ConfirmIdentityMutation = { confirmIdentity: { userErrors: Array<{ field: string | null, message: string, code: string }> } };

export type FacetsQueryVariables = Exact<{
  filter: ProductFilter;
}>;


export type FacetsQuery = { facets: Array<{ name: FacetName, option: { key: string, name: string } | null, values: Array<{ value: string, label: string, count: number, countIsFloor: boolean, categoryId: string | null, parentCategoryId: string | null }> }> };

export type PageSeo_SeoFragment = { metaTitle: string | null, canonicalUrl: string | null, metaDescription: string | null, metaKeywords: string | null, ogTitle: string | null, ogDescription: string | null, ogImage: string | null, ogUrl: string | null } & { ' $fragmentName'?: 'PageSeo_SeoFragment' };

export type PageWordsQueryVariables = Exact<{
  slug: string;
}>;


export type PageWordsQuery = { page: { title: string, lead: string | null, seo: { ' $fragmentRefs'?: { 'PageSeo_SeoFragment': PageSeo_SeoFragment } } } | null };

export type HousePicture_PictureFragment = { background: number, alt: string | null, media: { ' $fragmentRefs'?: { 'Picture_MediaFragment': Picture_MediaFragment } } | null } & { ' $fragmentName'?: 'HousePicture_PictureFragment' };

export type Picture_MediaFragment = { url: string, alt: string, width: number, height: number, avif: string | null, webp: string | null } & { ' $fragmentName'?: 'Picture_MediaFragment' };

export type PieceLine_BagFragment = { id: string, productId: string, slug: string | null, name: string, image: string, background: number, price: number, previousPrice: number | null, heldUntil: string | null, makingDays: number | null, quantity: number, available: number, metalType: string | null, purity: string | null, stone: string | null, clarity: string | null, size: string | null, engraving: string | null, engravingFace: EngravingFace | null, birthStone: string | null, box: BoxChoice, boxStamp: string | null, personal: number, returnable: boolean, problem: BagProblem | null, media: { ' $fragmentRefs'?: { 'Picture_MediaFragment': Picture_MediaFragment } } | null, options: Array<{ key: string, label: string, value: string }>, setStone: { productId: string, slug: string | null, certificate: { lab: string, number: string | null } | null } | null, breakUp: { ' $fragmentRefs'?: { 'PriceBreakUp_BreakUpFragment': PriceBreakUp_BreakUpFragment } } | null } & { ' $fragmentName'?: 'PieceLine_BagFragment' };

export type PieceLine_OrderFragment = { id: string, productId: string | null, slug: string | null, name: string, image: string, background: number, price: number, quantity: number, metalType: string | null, purity: string | null, stone: string | null, clarity: string | null, size: string | null, engraving: string | null, engravingFace: EngravingFace | null, birthStone: string | null, box: BoxChoice, boxStamp: string | null, personal: number, returnable: number, media: (
    { metal: string | null }
    & { ' $fragmentRefs'?: { 'Picture_MediaFragment': Picture_MediaFragment } }
  ) | null, options: Array<{ key: string, label: string, value: string }>, breakUp: { ' $fragmentRefs'?: { 'PriceBreakUp_BreakUpFragment': PriceBreakUp_BreakUpFragment } } | null } & { ' $fragmentName'?: 'PieceLine_OrderFragment' };

export type PriceBreakUp_BreakUpFragment = { total: number, parts: Array<{ label: string, detail: string | null, amount: number }>, rate: { metal: string, purity: string, perGram: number, setAt: string } | null } & { ' $fragmentName'?: 'PriceBreakUp_BreakUpFragment' };

export type ProductCard_ProductFragment = { id: string, name: string, subtitle: string | null, price: number, images: Array<string>, material: Array<string>, metalType: Array<string>, makingDays: number | null, stock: number | null, media: Array<{ ' $fragmentRefs'?: { 'Picture_MediaFragment': Picture_MediaFragment } }> } & { ' $fragmentName'?: 'ProductCard_ProductFragment' };

export type DeliveryPromiseQueryVariables = Exact<{
  pin: string;
  makingDays: number;
}>;


export type DeliveryPromiseQuery = { promise: { pin: string, served: boolean, place: string | null, city: string | null, states: Array<string> | null, expectedArrival: string | null } | null };

export type SearchReading_SearchFragment = { corrected: string | null, meant: Array<{ term: string, means: Array<string>, note: string | null }>, pages: Array<{ path: string, title: string, line: string | null }>, budget: { most: number, words: string } | null } & { ' $fragmentName'?: 'SearchReading_SearchFragment' };

export type SeenLatelyQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type SeenLatelyQuery = { productsById: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
  )> };

export type RingSizesQueryVariables = Exact<{ [key: string]: never; }>;


export type RingSizesQuery = { ringSizes: Array<{ mm: number, acrossMm: number, indian: string, european: string, american: string, british: string }> };

export type ResendVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendVerificationMutation = { resendVerification: { userErrors: Array<{ field: string | null, message: string, code: string }> } };

export type VerifyNotice_ViewerFragment = { email: string, emailVerified: boolean } & { ' $fragmentName'?: 'VerifyNotice_ViewerFragment' };

export type WishlistIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistIdsQuery = { viewer: { id: string, wishlist: Array<string> } | null };

export type AddToWishlistMutationVariables = Exact<{
  productId: string | number;
}>;


export type AddToWishlistMutation = { addToWishlist: { productIds: Array<string> | null, userErrors: Array<{ message: string }> } };

export type RemoveFromWishlistMutationVariables = Exact<{
  productId: string | number;
}>;


export type RemoveFromWishlistMutation = { removeFromWishlist: { productIds: Array<string> | null, userErrors: Array<{ message: string }> } };

export type MergeWishlistMutationVariables = Exact<{
  productIds: Array<string | number> | string | number;
}>;


export type MergeWishlistMutation = { mergeWishlist: { productIds: Array<string> | null, userErrors: Array<{ message: string }> } };

export const AccountMenu_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountMenu_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}}]}}]} as unknown as DocumentNode<AccountMenu_ViewerFragment, unknown>;
export const AddressFields_CountryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressFields_country"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Country"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalLabel"}},{"kind":"Field","name":{"kind":"Name","value":"postalExample"}},{"kind":"Field","name":{"kind":"Name","value":"stateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"states"}}]}}]} as unknown as DocumentNode<AddressFields_CountryFragment, unknown>;
export const PageSeo_SeoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageSeo_seo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"ogTitle"}},{"kind":"Field","name":{"kind":"Name","value":"ogDescription"}},{"kind":"Field","name":{"kind":"Name","value":"ogImage"}},{"kind":"Field","name":{"kind":"Name","value":"ogUrl"}}]}}]} as unknown as DocumentNode<PageSeo_SeoFragment, unknown>;
export const Picture_MediaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_media"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}}]} as unknown as DocumentNode<Picture_MediaFragment, unknown>;
export const HousePicture_PictureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HousePicture_picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"background"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_media"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_media"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}}]} as unknown as DocumentNode<HousePicture_PictureFragment, unknown>;
export const PriceBreakUp_BreakUpFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceBreakUp_breakUp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceBreakUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"metal"}},{"kind":"Field","name":{"kind":"Name","value":"purity"}},{"kind":"Field","name":{"kind":"Name","value":"perGram"}},{"kind":"Field","name":{"kind":"Name","value":"setAt"}}]}}]}}]} as unknown as DocumentNode<PriceBreakUp_BreakUpFragment, unknown>;
export const PieceLine_BagFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PieceLine_bag"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BagLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_media"}}]}},{"kind":"Field","name":{"kind":"Name","value":"background"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"previousPrice"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"makingDays"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"metalType"}},{"kind":"Field","name":{"kind":"Name","value":"purity"}},{"kind":"Field","name":{"kind":"Name","value":"stone"}},{"kind":"Field","name":{"kind":"Name","value":"clarity"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"engraving"}},{"kind":"Field","name":{"kind":"Name","value":"engravingFace"}},{"kind":"Field","name":{"kind":"Name","value":"birthStone"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"boxStamp"}},{"kind":"Field","name":{"kind":"Name","value":"personal"}},{"kind":"Field","name":{"kind":"Name","value":"returnable"}},{"kind":"Field","name":{"kind":"Name","value":"setStone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lab"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"breakUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceBreakUp_breakUp"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_media"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceBreakUp_breakUp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceBreakUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"metal"}},{"kind":"Field","name":{"kind":"Name","value":"purity"}},{"kind":"Field","name":{"kind":"Name","value":"perGram"}},{"kind":"Field","name":{"kind":"Name","value":"setAt"}}]}}]}}]} as unknown as DocumentNode<PieceLine_BagFragment, unknown>;
export const PieceLine_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PieceLine_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_media"}},{"kind":"Field","name":{"kind":"Name","value":"metal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"background"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"metalType"}},{"kind":"Field","name":{"kind":"Name","value":"purity"}},{"kind":"Field","name":{"kind":"Name","value":"stone"}},{"kind":"Field","name":{"kind":"Name","value":"clarity"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"engraving"}},{"kind":"Field","name":{"kind":"Name","value":"engravingFace"}},{"kind":"Field","name":{"kind":"Name","value":"birthStone"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"boxStamp"}},{"kind":"Field","name":{"kind":"Name","value":"personal"}},{"kind":"Field","name":{"kind":"Name","value":"returnable"}},{"kind":"Field","name":{"kind":"Name","value":"breakUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceBreakUp_breakUp"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_media"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceBreakUp_breakUp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceBreakUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"metal"}},{"kind":"Field","name":{"kind":"Name","value":"purity"}},{"kind":"Field","name":{"kind":"Name","value":"perGram"}},{"kind":"Field","name":{"kind":"Name","value":"setAt"}}]}}]}}]} as unknown as DocumentNode<PieceLine_OrderFragment, unknown>;
export const ProductCard_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"material"}},{"kind":"Field","name":{"kind":"Name","value":"metalType"}},{"kind":"Field","name":{"kind":"Name","value":"makingDays"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_media"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_media"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}}]} as unknown as DocumentNode<ProductCard_ProductFragment, unknown>;
export const SearchReading_SearchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchReading_search"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchReading"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corrected"}},{"kind":"Field","name":{"kind":"Name","value":"meant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"means"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"line"}}]}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}}]} as unknown as DocumentNode<SearchReading_SearchFragment, unknown>;
export const VerifyNotice_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerifyNotice_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}}]}}]} as unknown as DocumentNode<VerifyNotice_ViewerFragment, unknown>;
export const AcceptPricesDocument = {"__meta__":{"hash":"sha256:33bcc87a87b7d4f6a92ede151039ba83414423c53623a91ce4e9984798211b1c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptedPriceInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptPrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptPricesMutation, AcceptPricesMutationVariables>;
export const OwnKeysDocument = {"__meta__":{"hash":"sha256:dd50033880ff742c0c303252a0cfae0d1700170039f2730c9da410322b2d65d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oneTimeCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}}]}}]}}]}}]} as unknown as DocumentNode<OwnKeysQuery, OwnKeysQueryVariables>;
export const BeginConfirmationDocument = {"__meta__":{"hash":"sha256:79395def843d1ffed069fae6961fa482cb565fbccc2542ac4926a6e0222f426a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"rpId"}},{"kind":"Field","name":{"kind":"Name","value":"allow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transports"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<BeginConfirmationMutation, BeginConfirmationMutationVariables>;
export const ConfirmIdentityDocument = {"__meta__":{"hash":"sha256:02618b6d676bd4ef3c835a4c0fc38d4c70a3692ee54a0dc9924f6277c1e1233b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyProofInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>;
export const FacetsDocument = {"__meta__":{"hash":"sha256:75bfe9baea76545fc50203d8212a7e913a1a319b7e882deb47c86498e0ec1f54"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Facets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"countIsFloor"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"parentCategoryId"}}]}}]}}]}}]} as unknown as DocumentNode<FacetsQuery, FacetsQueryVariables>;
export const PageWordsDocument = {"__meta__":{"hash":"sha256:32fbaf0a12ce7bb0295bef8b67eb4e5afc919a5daf27b97784177ff9b9ac2811"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageWords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageSeo_seo"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageSeo_seo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"ogTitle"}},{"kind":"Field","name":{"kind":"Name","value":"ogDescription"}},{"kind":"Field","name":{"kind":"Name","value":"ogImage"}},{"kind":"Field","name":{"kind":"Name","value":"ogUrl"}}]}}]} as unknown as DocumentNode<PageWordsQuery, PageWordsQueryVariables>;
export const DeliveryPromiseDocument = {"__meta__":{"hash":"sha256:2fa6503e2a063311057861522ac90ef1ecb59366d5385156d445eebb1ad6525c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeliveryPromise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pin"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"makingDays"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promise"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pin"}}},{"kind":"Argument","name":{"kind":"Name","value":"makingDays"},"value":{"kind":"Variable","name":{"kind":"Name","value":"makingDays"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pin"}},{"kind":"Field","name":{"kind":"Name","value":"served"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"expectedArrival"}}]}}]}}]} as unknown as DocumentNode<DeliveryPromiseQuery, DeliveryPromiseQueryVariables>;
export const SeenLatelyDocument = {"__meta__":{"hash":"sha256:d4ac1e6f5c9f10978bd9fde25887eecafba65e14f2adbc073e2cccc389f3cb86"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeenLately"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productsById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_media"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"material"}},{"kind":"Field","name":{"kind":"Name","value":"metalType"}},{"kind":"Field","name":{"kind":"Name","value":"makingDays"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_media"}}]}}]}}]} as unknown as DocumentNode<SeenLatelyQuery, SeenLatelyQueryVariables>;
export const RingSizesDocument = {"__meta__":{"hash":"sha256:11804d602d190dc8c16f0c107872ad61cd6c76ae912857c82213c203d72838cd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RingSizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ringSizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mm"}},{"kind":"Field","name":{"kind":"Name","value":"acrossMm"}},{"kind":"Field","name":{"kind":"Name","value":"indian"}},{"kind":"Field","name":{"kind":"Name","value":"european"}},{"kind":"Field","name":{"kind":"Name","value":"american"}},{"kind":"Field","name":{"kind":"Name","value":"british"}}]}}]}}]} as unknown as DocumentNode<RingSizesQuery, RingSizesQueryVariables>;
export const ResendVerificationDocument = {"__meta__":{"hash":"sha256:d2d91553f52518a2600cd2d0ed721411b15ebf853161a298168ed65efb553798"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ResendVerificationMutation, ResendVerificationMutationVariables>;
export const WishlistIdsDocument = {"__meta__":{"hash":"sha256:4a54927c75d9fc20eb55d5330096dc7710560fa8b3da2871b682cde9fe0ddaa5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WishlistIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wishlist"}}]}}]}}]} as unknown as DocumentNode<WishlistIdsQuery, WishlistIdsQueryVariables>;
export const AddToWishlistDocument = {"__meta__":{"hash":"sha256:c878683547cb8a5f1edc071c14d9e487d810bae814f42761a1038777e35d5e3d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToWishlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToWishlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productIds"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddToWishlistMutation, AddToWishlistMutationVariables>;
export const RemoveFromWishlistDocument = {"__meta__":{"hash":"sha256:3099d00142555a18cdd7ff9e50333c84638a46b6ad7dc20edf7adf2256e29c4f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFromWishlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFromWishlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productIds"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables>;
export const MergeWishlistDocument = {"__meta__":{"hash":"sha256:ba45fa35813ffef8d0815f8b7d082a7769017fdfe0a08bd92f63a008e9d8be8c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeWishlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeWishlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productIds"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MergeWishlistMutation, MergeWishlistMutationVariables>;