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
    "\n  query BespokeKinds {\n    categories {\n      id\n      slug\n      name\n      collection\n    }\n  }\n": typeof types.BespokeKindsDocument,
    "\n  query BespokePieces($filter: ProductFilter!, $page: Int!) {\n    products(filter: $filter, page: $page) {\n      total\n      limit\n      items {\n        id\n        images\n        ground\n        media {\n          url\n          alt\n          width\n          height\n          avif\n          webp\n        }\n        ...ProductCard_product\n      }\n    }\n  }\n": typeof types.BespokePiecesDocument,
    "\n  query ListingFrame {\n    shop {\n      features\n    }\n    categories {\n      id\n      slug\n      name\n      description\n      parentId\n    }\n  }\n": typeof types.ListingFrameDocument,
    "\n  query ListingCategory($id: ID!) {\n    category(id: $id) {\n      id\n      slug\n      name\n      description\n      parentId\n    }\n  }\n": typeof types.ListingCategoryDocument,
    "\n  query ListingChildren($parentId: ID!) {\n    categories(parentId: $parentId) {\n      id\n      slug\n      name\n    }\n  }\n": typeof types.ListingChildrenDocument,
    "\n  query ListingProducts($filter: ProductFilter!, $sort: ProductSort, $page: Int!) {\n    products(filter: $filter, sort: $sort, page: $page) {\n      items {\n        id\n        ...ProductCard_product\n      }\n      total\n      totalIsFloor\n      limit\n    }\n  }\n": typeof types.ListingProductsDocument,
    "\n  mutation AddToBag($input: AddToBagInput!) {\n    addToBag(input: $input) {\n      bag {\n        version\n        pieces\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.AddToBagDocument,
    "\n  query ProductPage($id: ID!) {\n    shop {\n      features\n    }\n    categories {\n      id\n      slug\n      name\n    }\n    product(id: $id) {\n      id\n      name\n      subtitle\n      description\n      price\n      images\n      ground\n      material\n      metalType\n      bandType\n      purity\n      sizes\n      resizable\n      madeIn\n      diamondCarats\n      isTopCollection\n      categoryIds\n      collections\n      grossWeightMg\n      stock\n      makingDays\n      media {\n        url\n        alt\n        width\n        height\n        avif\n        webp\n        view\n      }\n      stones {\n        kind\n        cut\n        count\n        caratsTotal\n        colour\n        clarity\n        labGrown\n      }\n      certificate {\n        lab\n        number\n      }\n      spin {\n        url\n        count\n      }\n    }\n  }\n": typeof types.ProductPageDocument,
    "\n  query WornTogether($filter: ProductFilter!) {\n    products(filter: $filter, limit: 5) {\n      items {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n": typeof types.WornTogetherDocument,
    "\n  query CollectionPieces($collection: String!) {\n    products(filter: { collection: $collection }, limit: 4) {\n      total\n      items {\n        id\n        name\n        subtitle\n        images\n        media {\n          url\n          alt\n          width\n          height\n          avif\n          webp\n        }\n        ...ProductCard_product\n      }\n    }\n  }\n": typeof types.CollectionPiecesDocument,
    "\n  fragment AccountMenu_viewer on Viewer {\n    firstName\n  }\n": typeof types.AccountMenu_ViewerFragmentDoc,
    "\n  fragment AddressFields_country on Country {\n    code\n    name\n    postalLabel\n    postalExample\n    stateLabel\n    states\n  }\n": typeof types.AddressFields_CountryFragmentDoc,
    "\n  fragment ProductCard_product on Product {\n    id\n    name\n    subtitle\n    price\n    images\n    material\n    metalType\n    media {\n      url\n      alt\n      width\n      height\n      avif\n      webp\n    }\n  }\n": typeof types.ProductCard_ProductFragmentDoc,
    "\n  fragment VerifyNotice_viewer on Viewer {\n    email\n    emailVerified\n  }\n": typeof types.VerifyNotice_ViewerFragmentDoc,
};
const documents: Documents = {
    "\n  query BespokeKinds {\n    categories {\n      id\n      slug\n      name\n      collection\n    }\n  }\n": types.BespokeKindsDocument,
    "\n  query BespokePieces($filter: ProductFilter!, $page: Int!) {\n    products(filter: $filter, page: $page) {\n      total\n      limit\n      items {\n        id\n        images\n        ground\n        media {\n          url\n          alt\n          width\n          height\n          avif\n          webp\n        }\n        ...ProductCard_product\n      }\n    }\n  }\n": types.BespokePiecesDocument,
    "\n  query ListingFrame {\n    shop {\n      features\n    }\n    categories {\n      id\n      slug\n      name\n      description\n      parentId\n    }\n  }\n": types.ListingFrameDocument,
    "\n  query ListingCategory($id: ID!) {\n    category(id: $id) {\n      id\n      slug\n      name\n      description\n      parentId\n    }\n  }\n": types.ListingCategoryDocument,
    "\n  query ListingChildren($parentId: ID!) {\n    categories(parentId: $parentId) {\n      id\n      slug\n      name\n    }\n  }\n": types.ListingChildrenDocument,
    "\n  query ListingProducts($filter: ProductFilter!, $sort: ProductSort, $page: Int!) {\n    products(filter: $filter, sort: $sort, page: $page) {\n      items {\n        id\n        ...ProductCard_product\n      }\n      total\n      totalIsFloor\n      limit\n    }\n  }\n": types.ListingProductsDocument,
    "\n  mutation AddToBag($input: AddToBagInput!) {\n    addToBag(input: $input) {\n      bag {\n        version\n        pieces\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": types.AddToBagDocument,
    "\n  query ProductPage($id: ID!) {\n    shop {\n      features\n    }\n    categories {\n      id\n      slug\n      name\n    }\n    product(id: $id) {\n      id\n      name\n      subtitle\n      description\n      price\n      images\n      ground\n      material\n      metalType\n      bandType\n      purity\n      sizes\n      resizable\n      madeIn\n      diamondCarats\n      isTopCollection\n      categoryIds\n      collections\n      grossWeightMg\n      stock\n      makingDays\n      media {\n        url\n        alt\n        width\n        height\n        avif\n        webp\n        view\n      }\n      stones {\n        kind\n        cut\n        count\n        caratsTotal\n        colour\n        clarity\n        labGrown\n      }\n      certificate {\n        lab\n        number\n      }\n      spin {\n        url\n        count\n      }\n    }\n  }\n": types.ProductPageDocument,
    "\n  query WornTogether($filter: ProductFilter!) {\n    products(filter: $filter, limit: 5) {\n      items {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n": types.WornTogetherDocument,
    "\n  query CollectionPieces($collection: String!) {\n    products(filter: { collection: $collection }, limit: 4) {\n      total\n      items {\n        id\n        name\n        subtitle\n        images\n        media {\n          url\n          alt\n          width\n          height\n          avif\n          webp\n        }\n        ...ProductCard_product\n      }\n    }\n  }\n": types.CollectionPiecesDocument,
    "\n  fragment AccountMenu_viewer on Viewer {\n    firstName\n  }\n": types.AccountMenu_ViewerFragmentDoc,
    "\n  fragment AddressFields_country on Country {\n    code\n    name\n    postalLabel\n    postalExample\n    stateLabel\n    states\n  }\n": types.AddressFields_CountryFragmentDoc,
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
export function graphql(source: "\n  query BespokeKinds {\n    categories {\n      id\n      slug\n      name\n      collection\n    }\n  }\n"): (typeof documents)["\n  query BespokeKinds {\n    categories {\n      id\n      slug\n      name\n      collection\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BespokePieces($filter: ProductFilter!, $page: Int!) {\n    products(filter: $filter, page: $page) {\n      total\n      limit\n      items {\n        id\n        images\n        ground\n        media {\n          url\n          alt\n          width\n          height\n          avif\n          webp\n        }\n        ...ProductCard_product\n      }\n    }\n  }\n"): (typeof documents)["\n  query BespokePieces($filter: ProductFilter!, $page: Int!) {\n    products(filter: $filter, page: $page) {\n      total\n      limit\n      items {\n        id\n        images\n        ground\n        media {\n          url\n          alt\n          width\n          height\n          avif\n          webp\n        }\n        ...ProductCard_product\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListingFrame {\n    shop {\n      features\n    }\n    categories {\n      id\n      slug\n      name\n      description\n      parentId\n    }\n  }\n"): (typeof documents)["\n  query ListingFrame {\n    shop {\n      features\n    }\n    categories {\n      id\n      slug\n      name\n      description\n      parentId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListingCategory($id: ID!) {\n    category(id: $id) {\n      id\n      slug\n      name\n      description\n      parentId\n    }\n  }\n"): (typeof documents)["\n  query ListingCategory($id: ID!) {\n    category(id: $id) {\n      id\n      slug\n      name\n      description\n      parentId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListingChildren($parentId: ID!) {\n    categories(parentId: $parentId) {\n      id\n      slug\n      name\n    }\n  }\n"): (typeof documents)["\n  query ListingChildren($parentId: ID!) {\n    categories(parentId: $parentId) {\n      id\n      slug\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListingProducts($filter: ProductFilter!, $sort: ProductSort, $page: Int!) {\n    products(filter: $filter, sort: $sort, page: $page) {\n      items {\n        id\n        ...ProductCard_product\n      }\n      total\n      totalIsFloor\n      limit\n    }\n  }\n"): (typeof documents)["\n  query ListingProducts($filter: ProductFilter!, $sort: ProductSort, $page: Int!) {\n    products(filter: $filter, sort: $sort, page: $page) {\n      items {\n        id\n        ...ProductCard_product\n      }\n      total\n      totalIsFloor\n      limit\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToBag($input: AddToBagInput!) {\n    addToBag(input: $input) {\n      bag {\n        version\n        pieces\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddToBag($input: AddToBagInput!) {\n    addToBag(input: $input) {\n      bag {\n        version\n        pieces\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductPage($id: ID!) {\n    shop {\n      features\n    }\n    categories {\n      id\n      slug\n      name\n    }\n    product(id: $id) {\n      id\n      name\n      subtitle\n      description\n      price\n      images\n      ground\n      material\n      metalType\n      bandType\n      purity\n      sizes\n      resizable\n      madeIn\n      diamondCarats\n      isTopCollection\n      categoryIds\n      collections\n      grossWeightMg\n      stock\n      makingDays\n      media {\n        url\n        alt\n        width\n        height\n        avif\n        webp\n        view\n      }\n      stones {\n        kind\n        cut\n        count\n        caratsTotal\n        colour\n        clarity\n        labGrown\n      }\n      certificate {\n        lab\n        number\n      }\n      spin {\n        url\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProductPage($id: ID!) {\n    shop {\n      features\n    }\n    categories {\n      id\n      slug\n      name\n    }\n    product(id: $id) {\n      id\n      name\n      subtitle\n      description\n      price\n      images\n      ground\n      material\n      metalType\n      bandType\n      purity\n      sizes\n      resizable\n      madeIn\n      diamondCarats\n      isTopCollection\n      categoryIds\n      collections\n      grossWeightMg\n      stock\n      makingDays\n      media {\n        url\n        alt\n        width\n        height\n        avif\n        webp\n        view\n      }\n      stones {\n        kind\n        cut\n        count\n        caratsTotal\n        colour\n        clarity\n        labGrown\n      }\n      certificate {\n        lab\n        number\n      }\n      spin {\n        url\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WornTogether($filter: ProductFilter!) {\n    products(filter: $filter, limit: 5) {\n      items {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n"): (typeof documents)["\n  query WornTogether($filter: ProductFilter!) {\n    products(filter: $filter, limit: 5) {\n      items {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CollectionPieces($collection: String!) {\n    products(filter: { collection: $collection }, limit: 4) {\n      total\n      items {\n        id\n        name\n        subtitle\n        images\n        media {\n          url\n          alt\n          width\n          height\n          avif\n          webp\n        }\n        ...ProductCard_product\n      }\n    }\n  }\n"): (typeof documents)["\n  query CollectionPieces($collection: String!) {\n    products(filter: { collection: $collection }, limit: 4) {\n      total\n      items {\n        id\n        name\n        subtitle\n        images\n        media {\n          url\n          alt\n          width\n          height\n          avif\n          webp\n        }\n        ...ProductCard_product\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment ProductCard_product on Product {\n    id\n    name\n    subtitle\n    price\n    images\n    material\n    metalType\n    media {\n      url\n      alt\n      width\n      height\n      avif\n      webp\n    }\n  }\n"): (typeof documents)["\n  fragment ProductCard_product on Product {\n    id\n    name\n    subtitle\n    price\n    images\n    material\n    metalType\n    media {\n      url\n      alt\n      width\n      height\n      avif\n      webp\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VerifyNotice_viewer on Viewer {\n    email\n    emailVerified\n  }\n"): (typeof documents)["\n  fragment VerifyNotice_viewer on Viewer {\n    email\n    emailVerified\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;