/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { VerifyNotice_ViewerFragment, ProductCard_ProductFragment, PriceBreakUp_BreakUpFragment, AddressFields_CountryFragment, AccountMenu_ViewerFragment } from '../components/graphql.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a line cannot be bought as it stands. `PRICE_CHANGED` waits for a yes: `acceptPrices`. */
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
  /** In the linen pouch, without a box. */
  | 'POUCH'
  /** In the signature box. */
  | 'SIGNATURE';

/** How pieces reach the shopper. */
export type DeliveryKind =
  /** Collected from a store. */
  | 'COLLECT'
  /** Sent to an address. */
  | 'SHIP';

/** Face an engraving is cut in. */
export type EngravingFace =
  /** Devanagari letters. */
  | 'DEVANAGARI'
  /** A running hand. */
  | 'SCRIPT'
  /** Upright letters. */
  | 'SERIF';

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

/** How money comes. More ways may be added. */
export type PaymentWay =
  /** A credit or debit card. */
  | 'CARD'
  /** A bank transfer to the house. */
  | 'TRANSFER'
  /** The Unified Payments Interface. */
  | 'UPI';

/** An order to place. `address` for SHIP, `storeId` for COLLECT. */
export type PlaceOrderInput = {
  /** The address. */
  address?: ShippingAddressInput | null | undefined;
  /** The advance that was shown, to pay so much now; null: all of it. */
  advance?: number | null | undefined;
  /** The version of the bag that this was reckoned from. */
  bagVersion: number;
  /** Sent, or collected from a store. */
  delivery: DeliveryKind;
  /** The words on the gift card. */
  giftMessage?: string | null | undefined;
  /** Wrapped as a gift. */
  giftWrap?: boolean | null | undefined;
  /** Made once by the client for one bag version and form; makes a repeat safe. */
  key: string;
  /** Permanent account number, asked for above the legal sum. */
  pan?: string | null | undefined;
  /** Points to spend. */
  points?: number | null | undefined;
  /** Id of the store. */
  storeId?: string | number | null | undefined;
  /** The total that was shown. */
  total: number;
  /** How it is paid: at `paymentUrl`, or by TRANSFER. */
  way?: PaymentWay | null | undefined;
};

/** Where an order goes. India only. */
export type ShippingAddressInput = {
  /** House and street. */
  addressLine1: string;
  /** Building, area or landmark. */
  addressLine2?: string | null | undefined;
  /** Town or city. */
  city: string;
  /** The name as shown. */
  name: string;
  /** With country code, e.g. +91 22 5550 0142. */
  phone?: string | null | undefined;
  /** PIN or postal code. */
  postalCode: string;
  /** State or union territory. */
  state: string;
};

export type CheckoutPageQueryVariables = Exact<{
  points: number;
  delivery?: DeliveryKind | null | undefined;
}>;


export type CheckoutPageQuery = { shop: { name: string }, countries: Array<{ code: string, states: Array<string> }>, viewer: { id: string, name: string, email: string, addresses: Array<{ id: string, name: string, addressLine1: string, addressLine2: string | null, city: string, state: string, postalCode: string, countryCode: string, phone: string | null, isDefault: boolean }> } | null, checkout: { bagVersion: number, pieces: number, goods: number, discount: number, shipping: number, tcs: number, total: number, panRequired: boolean, unpayable: string | null, expectedArrival: string, heldUntil: string | null, advance: { percent: number, amount: number, rest: number, ways: Array<{ kind: PaymentWay, maximum: number | null, dueOn: string | null }> } | null, ways: Array<{ kind: PaymentWay, maximum: number | null, dueOn: string | null }> | null, tax: Array<{ rate: number, amount: number }>, points: { balance: number, spendable: number, spent: number, earns: number, allowed: boolean }, stores: Array<{ id: string, name: string, city: string, readyFrom: string }>, lines: Array<{ id: string, productId: string, slug: string | null, name: string, image: string, ground: number, price: number, previousPrice: number | null, heldUntil: string | null, makingDays: number | null, quantity: number, metalType: string | null, purity: string | null, stone: string | null, clarity: string | null, size: string | null, engraving: string | null, engravingFace: EngravingFace | null, birthStone: string | null, box: BoxChoice, boxStamp: string | null, personal: number, returnable: boolean, problem: BagProblem | null, media: { url: string, alt: string, width: number, height: number, avif: string | null, webp: string | null, placeholder: string | null } | null, options: Array<{ key: string, label: string, value: string }>, breakUp: { ' $fragmentRefs'?: { 'PriceBreakUp_BreakUpFragment': PriceBreakUp_BreakUpFragment } } | null }> } };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { orderId: string | null, paymentUrl: string | null, way: PaymentWay | null, status: string | null, nextStep: NextStep | null, quote: { total: number } | null, userErrors: Array<{ field: string | null, message: string, code: string }> } };

export const AccountMenu_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountMenu_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}}]}}]} as unknown as DocumentNode<AccountMenu_ViewerFragment, unknown>;
export const AddressFields_CountryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressFields_country"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Country"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postalLabel"}},{"kind":"Field","name":{"kind":"Name","value":"postalExample"}},{"kind":"Field","name":{"kind":"Name","value":"stateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"states"}}]}}]} as unknown as DocumentNode<AddressFields_CountryFragment, unknown>;
export const PriceBreakUp_BreakUpFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceBreakUp_breakUp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceBreakUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"metal"}},{"kind":"Field","name":{"kind":"Name","value":"purity"}},{"kind":"Field","name":{"kind":"Name","value":"perGram"}},{"kind":"Field","name":{"kind":"Name","value":"setAt"}}]}}]}}]} as unknown as DocumentNode<PriceBreakUp_BreakUpFragment, unknown>;
export const ProductCard_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"material"}},{"kind":"Field","name":{"kind":"Name","value":"metalType"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}}]}}]} as unknown as DocumentNode<ProductCard_ProductFragment, unknown>;
export const VerifyNotice_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerifyNotice_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}}]}}]} as unknown as DocumentNode<VerifyNotice_ViewerFragment, unknown>;
export const CheckoutPageDocument = {"__meta__":{"hash":"sha256:152d911a1532160ae052ea585fad5ebb0d8c2b042409e4662b70700e556e17a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"points"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"delivery"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryKind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"states"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"points"},"value":{"kind":"Variable","name":{"kind":"Name","value":"points"}}},{"kind":"Argument","name":{"kind":"Name","value":"delivery"},"value":{"kind":"Variable","name":{"kind":"Name","value":"delivery"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bagVersion"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"goods"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"tcs"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"panRequired"}},{"kind":"Field","name":{"kind":"Name","value":"unpayable"}},{"kind":"Field","name":{"kind":"Name","value":"advance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"ways"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ways"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expectedArrival"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"spendable"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"earns"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"readyFrom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"previousPrice"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"makingDays"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"metalType"}},{"kind":"Field","name":{"kind":"Name","value":"purity"}},{"kind":"Field","name":{"kind":"Name","value":"stone"}},{"kind":"Field","name":{"kind":"Name","value":"clarity"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"engraving"}},{"kind":"Field","name":{"kind":"Name","value":"engravingFace"}},{"kind":"Field","name":{"kind":"Name","value":"birthStone"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"boxStamp"}},{"kind":"Field","name":{"kind":"Name","value":"personal"}},{"kind":"Field","name":{"kind":"Name","value":"returnable"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"breakUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceBreakUp_breakUp"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceBreakUp_breakUp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceBreakUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"metal"}},{"kind":"Field","name":{"kind":"Name","value":"purity"}},{"kind":"Field","name":{"kind":"Name","value":"perGram"}},{"kind":"Field","name":{"kind":"Name","value":"setAt"}}]}}]}}]} as unknown as DocumentNode<CheckoutPageQuery, CheckoutPageQueryVariables>;
export const PlaceOrderDocument = {"__meta__":{"hash":"sha256:330d68c8d5d1de70f485278495864a32d83cc8829d578608b48f842d8ad25b81"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;