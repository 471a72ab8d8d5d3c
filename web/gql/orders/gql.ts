/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query OrderListPage($page: Int!) {\n    viewer {\n      id\n      ...AccountMenu_viewer\n    }\n    orders(page: $page, limit: 12) {\n      total\n      page\n      items {\n        id\n        number\n        status\n        amount\n        createdAt\n        pieces\n        title\n      }\n    }\n  }\n": typeof types.OrderListPageDocument,
    "\n  query OrderPage($id: ID!) {\n    shop {\n      social {\n        name\n        url\n      }\n    }\n    viewer {\n      id\n      ...AccountMenu_viewer\n    }\n    order(id: $id) {\n      id\n      number\n      status\n      amount\n      createdAt\n      expectedArrival\n      delivery\n      storeName\n      goods\n      discount\n      refunded\n      giftWrap\n      giftMessage\n      carrier\n      trackingNumber\n      trackingUrl\n      paymentUrl\n      returnUntil\n      shippingAddress {\n        name\n        addressLine1\n        addressLine2\n        city\n        state\n        postalCode\n        country\n      }\n      tax {\n        rate\n        amount\n      }\n      events {\n        kind\n        at\n        note\n      }\n      invoices {\n        number\n        kind\n      }\n      items {\n        id\n        productId\n        slug\n        name\n        image\n        media {\n          url\n          alt\n          width\n          height\n          avif\n          webp\n          placeholder\n        }\n        ground\n        price\n        quantity\n        metalType\n        purity\n        stone\n        clarity\n        size\n        engraving\n        engravingFace\n        birthStone\n        box\n        boxStamp\n        personal\n        returnable\n        breakUp {\n          ...PriceBreakUp_breakUp\n        }\n      }\n    }\n  }\n": typeof types.OrderPageDocument,
    "\n  mutation RequestReturn($input: RequestReturnInput!) {\n    requestReturn(input: $input) {\n      order {\n        id\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.RequestReturnDocument,
    "\n  query TrackOrder($number: String!, $email: String!) {\n    trackOrder(number: $number, email: $email) {\n      number\n      status\n      createdAt\n      expectedArrival\n      delivery\n      pieces\n      carrier\n      trackingNumber\n      trackingUrl\n      events {\n        kind\n        at\n      }\n    }\n  }\n": typeof types.TrackOrderDocument,
    "\n  query TrackMyOrders {\n    orders(page: 1, limit: 12) {\n      items {\n        id\n        number\n        status\n        title\n        createdAt\n      }\n    }\n  }\n": typeof types.TrackMyOrdersDocument,
    "\n  fragment AccountMenu_viewer on Viewer {\n    firstName\n  }\n": typeof types.AccountMenu_ViewerFragmentDoc,
    "\n  fragment AddressFields_country on Country {\n    code\n    name\n    postalLabel\n    postalExample\n    stateLabel\n    states\n  }\n": typeof types.AddressFields_CountryFragmentDoc,
    "\n  fragment PriceBreakUp_breakUp on PriceBreakUp {\n    parts {\n      label\n      detail\n      amount\n    }\n    total\n    rate {\n      metal\n      purity\n      perGram\n      setAt\n    }\n  }\n": typeof types.PriceBreakUp_BreakUpFragmentDoc,
    "\n  fragment ProductCard_product on Product {\n    id\n    name\n    subtitle\n    price\n    images\n    material\n    metalType\n    media {\n      url\n      alt\n      width\n      height\n      avif\n      webp\n    }\n  }\n": typeof types.ProductCard_ProductFragmentDoc,
    "\n  fragment VerifyNotice_viewer on Viewer {\n    email\n    emailVerified\n  }\n": typeof types.VerifyNotice_ViewerFragmentDoc,
};
const documents: Documents = {
    "\n  query OrderListPage($page: Int!) {\n    viewer {\n      id\n      ...AccountMenu_viewer\n    }\n    orders(page: $page, limit: 12) {\n      total\n      page\n      items {\n        id\n        number\n        status\n        amount\n        createdAt\n        pieces\n        title\n      }\n    }\n  }\n": types.OrderListPageDocument,
    "\n  query OrderPage($id: ID!) {\n    shop {\n      social {\n        name\n        url\n      }\n    }\n    viewer {\n      id\n      ...AccountMenu_viewer\n    }\n    order(id: $id) {\n      id\n      number\n      status\n      amount\n      createdAt\n      expectedArrival\n      delivery\n      storeName\n      goods\n      discount\n      refunded\n      giftWrap\n      giftMessage\n      carrier\n      trackingNumber\n      trackingUrl\n      paymentUrl\n      returnUntil\n      shippingAddress {\n        name\n        addressLine1\n        addressLine2\n        city\n        state\n        postalCode\n        country\n      }\n      tax {\n        rate\n        amount\n      }\n      events {\n        kind\n        at\n        note\n      }\n      invoices {\n        number\n        kind\n      }\n      items {\n        id\n        productId\n        slug\n        name\n        image\n        media {\n          url\n          alt\n          width\n          height\n          avif\n          webp\n          placeholder\n        }\n        ground\n        price\n        quantity\n        metalType\n        purity\n        stone\n        clarity\n        size\n        engraving\n        engravingFace\n        birthStone\n        box\n        boxStamp\n        personal\n        returnable\n        breakUp {\n          ...PriceBreakUp_breakUp\n        }\n      }\n    }\n  }\n": types.OrderPageDocument,
    "\n  mutation RequestReturn($input: RequestReturnInput!) {\n    requestReturn(input: $input) {\n      order {\n        id\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.RequestReturnDocument,
    "\n  query TrackOrder($number: String!, $email: String!) {\n    trackOrder(number: $number, email: $email) {\n      number\n      status\n      createdAt\n      expectedArrival\n      delivery\n      pieces\n      carrier\n      trackingNumber\n      trackingUrl\n      events {\n        kind\n        at\n      }\n    }\n  }\n": types.TrackOrderDocument,
    "\n  query TrackMyOrders {\n    orders(page: 1, limit: 12) {\n      items {\n        id\n        number\n        status\n        title\n        createdAt\n      }\n    }\n  }\n": types.TrackMyOrdersDocument,
    "\n  fragment AccountMenu_viewer on Viewer {\n    firstName\n  }\n": types.AccountMenu_ViewerFragmentDoc,
    "\n  fragment AddressFields_country on Country {\n    code\n    name\n    postalLabel\n    postalExample\n    stateLabel\n    states\n  }\n": types.AddressFields_CountryFragmentDoc,
    "\n  fragment PriceBreakUp_breakUp on PriceBreakUp {\n    parts {\n      label\n      detail\n      amount\n    }\n    total\n    rate {\n      metal\n      purity\n      perGram\n      setAt\n    }\n  }\n": types.PriceBreakUp_BreakUpFragmentDoc,
    "\n  fragment ProductCard_product on Product {\n    id\n    name\n    subtitle\n    price\n    images\n    material\n    metalType\n    media {\n      url\n      alt\n      width\n      height\n      avif\n      webp\n    }\n  }\n": types.ProductCard_ProductFragmentDoc,
    "\n  fragment VerifyNotice_viewer on Viewer {\n    email\n    emailVerified\n  }\n": types.VerifyNotice_ViewerFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderListPage($page: Int!) {\n    viewer {\n      id\n      ...AccountMenu_viewer\n    }\n    orders(page: $page, limit: 12) {\n      total\n      page\n      items {\n        id\n        number\n        status\n        amount\n        createdAt\n        pieces\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query OrderListPage($page: Int!) {\n    viewer {\n      id\n      ...AccountMenu_viewer\n    }\n    orders(page: $page, limit: 12) {\n      total\n      page\n      items {\n        id\n        number\n        status\n        amount\n        createdAt\n        pieces\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderPage($id: ID!) {\n    shop {\n      social {\n        name\n        url\n      }\n    }\n    viewer {\n      id\n      ...AccountMenu_viewer\n    }\n    order(id: $id) {\n      id\n      number\n      status\n      amount\n      createdAt\n      expectedArrival\n      delivery\n      storeName\n      goods\n      discount\n      refunded\n      giftWrap\n      giftMessage\n      carrier\n      trackingNumber\n      trackingUrl\n      paymentUrl\n      returnUntil\n      shippingAddress {\n        name\n        addressLine1\n        addressLine2\n        city\n        state\n        postalCode\n        country\n      }\n      tax {\n        rate\n        amount\n      }\n      events {\n        kind\n        at\n        note\n      }\n      invoices {\n        number\n        kind\n      }\n      items {\n        id\n        productId\n        slug\n        name\n        image\n        media {\n          url\n          alt\n          width\n          height\n          avif\n          webp\n          placeholder\n        }\n        ground\n        price\n        quantity\n        metalType\n        purity\n        stone\n        clarity\n        size\n        engraving\n        engravingFace\n        birthStone\n        box\n        boxStamp\n        personal\n        returnable\n        breakUp {\n          ...PriceBreakUp_breakUp\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OrderPage($id: ID!) {\n    shop {\n      social {\n        name\n        url\n      }\n    }\n    viewer {\n      id\n      ...AccountMenu_viewer\n    }\n    order(id: $id) {\n      id\n      number\n      status\n      amount\n      createdAt\n      expectedArrival\n      delivery\n      storeName\n      goods\n      discount\n      refunded\n      giftWrap\n      giftMessage\n      carrier\n      trackingNumber\n      trackingUrl\n      paymentUrl\n      returnUntil\n      shippingAddress {\n        name\n        addressLine1\n        addressLine2\n        city\n        state\n        postalCode\n        country\n      }\n      tax {\n        rate\n        amount\n      }\n      events {\n        kind\n        at\n        note\n      }\n      invoices {\n        number\n        kind\n      }\n      items {\n        id\n        productId\n        slug\n        name\n        image\n        media {\n          url\n          alt\n          width\n          height\n          avif\n          webp\n          placeholder\n        }\n        ground\n        price\n        quantity\n        metalType\n        purity\n        stone\n        clarity\n        size\n        engraving\n        engravingFace\n        birthStone\n        box\n        boxStamp\n        personal\n        returnable\n        breakUp {\n          ...PriceBreakUp_breakUp\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestReturn($input: RequestReturnInput!) {\n    requestReturn(input: $input) {\n      order {\n        id\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestReturn($input: RequestReturnInput!) {\n    requestReturn(input: $input) {\n      order {\n        id\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrackOrder($number: String!, $email: String!) {\n    trackOrder(number: $number, email: $email) {\n      number\n      status\n      createdAt\n      expectedArrival\n      delivery\n      pieces\n      carrier\n      trackingNumber\n      trackingUrl\n      events {\n        kind\n        at\n      }\n    }\n  }\n"): (typeof documents)["\n  query TrackOrder($number: String!, $email: String!) {\n    trackOrder(number: $number, email: $email) {\n      number\n      status\n      createdAt\n      expectedArrival\n      delivery\n      pieces\n      carrier\n      trackingNumber\n      trackingUrl\n      events {\n        kind\n        at\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrackMyOrders {\n    orders(page: 1, limit: 12) {\n      items {\n        id\n        number\n        status\n        title\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query TrackMyOrders {\n    orders(page: 1, limit: 12) {\n      items {\n        id\n        number\n        status\n        title\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AccountMenu_viewer on Viewer {\n    firstName\n  }\n"): (typeof documents)["\n  fragment AccountMenu_viewer on Viewer {\n    firstName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AddressFields_country on Country {\n    code\n    name\n    postalLabel\n    postalExample\n    stateLabel\n    states\n  }\n"): (typeof documents)["\n  fragment AddressFields_country on Country {\n    code\n    name\n    postalLabel\n    postalExample\n    stateLabel\n    states\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceBreakUp_breakUp on PriceBreakUp {\n    parts {\n      label\n      detail\n      amount\n    }\n    total\n    rate {\n      metal\n      purity\n      perGram\n      setAt\n    }\n  }\n"): (typeof documents)["\n  fragment PriceBreakUp_breakUp on PriceBreakUp {\n    parts {\n      label\n      detail\n      amount\n    }\n    total\n    rate {\n      metal\n      purity\n      perGram\n      setAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard_product on Product {\n    id\n    name\n    subtitle\n    price\n    images\n    material\n    metalType\n    media {\n      url\n      alt\n      width\n      height\n      avif\n      webp\n    }\n  }\n"): (typeof documents)["\n  fragment ProductCard_product on Product {\n    id\n    name\n    subtitle\n    price\n    images\n    material\n    metalType\n    media {\n      url\n      alt\n      width\n      height\n      avif\n      webp\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VerifyNotice_viewer on Viewer {\n    email\n    emailVerified\n  }\n"): (typeof documents)["\n  fragment VerifyNotice_viewer on Viewer {\n    email\n    emailVerified\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;