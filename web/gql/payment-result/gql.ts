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
    "\n  mutation MarkPaid($sessionId: String!) {\n    markPaid(sessionId: $sessionId) {\n      status\n      amount\n      order {\n        id\n        number\n        status\n        amount\n        advance {\n          rest\n        }\n        money {\n          ways\n        }\n        delivery\n        storeName\n        expectedArrival\n        giftWrap\n        plainParcel\n        reservedUntil\n        items {\n          id\n          name\n          image\n          quantity\n          metalType\n          purity\n          stone\n          clarity\n          size\n          engraving\n          engravingFace\n          birthStone\n          box\n          boxStamp\n          options {\n            key\n            label\n            value\n          }\n          background\n          media {\n            ...Picture_media\n            placeholder\n          }\n        }\n      }\n    }\n  }\n": typeof types.MarkPaidDocument,
    "\n  fragment AccountMenu_viewer on Viewer {\n    firstName\n  }\n": typeof types.AccountMenu_ViewerFragmentDoc,
    "\n  fragment AddressFields_country on Country {\n    code\n    name\n    postalLabel\n    postalExample\n    stateLabel\n    states\n  }\n": typeof types.AddressFields_CountryFragmentDoc,
    "\n  fragment PageSeo_seo on Seo {\n    metaTitle\n    canonicalUrl\n    metaDescription\n    metaKeywords\n    ogTitle\n    ogDescription\n    ogImage\n    ogUrl\n  }\n": typeof types.PageSeo_SeoFragmentDoc,
    "\n  fragment HousePicture_picture on ContentPicture {\n    background\n    alt\n    media {\n      ...Picture_media\n    }\n  }\n": typeof types.HousePicture_PictureFragmentDoc,
    "\n  fragment Picture_media on Media {\n    url\n    alt\n    width\n    height\n    avif\n    webp\n  }\n": typeof types.Picture_MediaFragmentDoc,
    "\n  fragment PieceLine_bag on BagLine {\n    id\n    productId\n    slug\n    name\n    image\n    media {\n      ...Picture_media\n    }\n    background\n    price\n    previousPrice\n    heldUntil\n    makingDays\n    quantity\n    available\n    metalType\n    purity\n    stone\n    clarity\n    size\n    options {\n      key\n      label\n      value\n    }\n    engraving\n    engravingFace\n    birthStone\n    box\n    boxStamp\n    personal\n    returnable\n    setStone {\n      productId\n      slug\n      certificate {\n        lab\n        number\n      }\n    }\n    problem\n    breakUp {\n      ...PriceBreakUp_breakUp\n    }\n  }\n": typeof types.PieceLine_BagFragmentDoc,
    "\n  fragment PieceLine_order on OrderItem {\n    id\n    productId\n    slug\n    name\n    image\n    media {\n      ...Picture_media\n      metal\n    }\n    background\n    price\n    quantity\n    metalType\n    purity\n    stone\n    clarity\n    size\n    options {\n      key\n      label\n      value\n    }\n    engraving\n    engravingFace\n    birthStone\n    box\n    boxStamp\n    personal\n    returnable\n    breakUp {\n      ...PriceBreakUp_breakUp\n    }\n  }\n": typeof types.PieceLine_OrderFragmentDoc,
    "\n  fragment PriceBreakUp_breakUp on PriceBreakUp {\n    parts {\n      label\n      detail\n      amount\n    }\n    total\n    rate {\n      metal\n      purity\n      perGram\n      setAt\n    }\n  }\n": typeof types.PriceBreakUp_BreakUpFragmentDoc,
    "\n  fragment ProductCard_product on Product {\n    id\n    name\n    subtitle\n    price\n    images\n    material\n    metalType\n    makingDays\n    stock\n    media {\n      ...Picture_media\n    }\n  }\n": typeof types.ProductCard_ProductFragmentDoc,
    "\n  fragment SearchReading_search on SearchReading {\n    corrected\n    meant {\n      term\n      means\n      note\n    }\n    pages {\n      path\n      title\n      line\n    }\n    budget {\n      most\n      words\n    }\n  }\n": typeof types.SearchReading_SearchFragmentDoc,
    "\n  fragment VerifyNotice_viewer on Viewer {\n    email\n    emailVerified\n  }\n": typeof types.VerifyNotice_ViewerFragmentDoc,
};
const documents: Documents = {
    "\n  mutation MarkPaid($sessionId: String!) {\n    markPaid(sessionId: $sessionId) {\n      status\n      amount\n      order {\n        id\n        number\n        status\n        amount\n        advance {\n          rest\n        }\n        money {\n          ways\n        }\n        delivery\n        storeName\n        expectedArrival\n        giftWrap\n        plainParcel\n        reservedUntil\n        items {\n          id\n          name\n          image\n          quantity\n          metalType\n          purity\n          stone\n          clarity\n          size\n          engraving\n          engravingFace\n          birthStone\n          box\n          boxStamp\n          options {\n            key\n            label\n            value\n          }\n          background\n          media {\n            ...Picture_media\n            placeholder\n          }\n        }\n      }\n    }\n  }\n": types.MarkPaidDocument,
    "\n  fragment AccountMenu_viewer on Viewer {\n    firstName\n  }\n": types.AccountMenu_ViewerFragmentDoc,
    "\n  fragment AddressFields_country on Country {\n    code\n    name\n    postalLabel\n    postalExample\n    stateLabel\n    states\n  }\n": types.AddressFields_CountryFragmentDoc,
    "\n  fragment PageSeo_seo on Seo {\n    metaTitle\n    canonicalUrl\n    metaDescription\n    metaKeywords\n    ogTitle\n    ogDescription\n    ogImage\n    ogUrl\n  }\n": types.PageSeo_SeoFragmentDoc,
    "\n  fragment HousePicture_picture on ContentPicture {\n    background\n    alt\n    media {\n      ...Picture_media\n    }\n  }\n": types.HousePicture_PictureFragmentDoc,
    "\n  fragment Picture_media on Media {\n    url\n    alt\n    width\n    height\n    avif\n    webp\n  }\n": types.Picture_MediaFragmentDoc,
    "\n  fragment PieceLine_bag on BagLine {\n    id\n    productId\n    slug\n    name\n    image\n    media {\n      ...Picture_media\n    }\n    background\n    price\n    previousPrice\n    heldUntil\n    makingDays\n    quantity\n    available\n    metalType\n    purity\n    stone\n    clarity\n    size\n    options {\n      key\n      label\n      value\n    }\n    engraving\n    engravingFace\n    birthStone\n    box\n    boxStamp\n    personal\n    returnable\n    setStone {\n      productId\n      slug\n      certificate {\n        lab\n        number\n      }\n    }\n    problem\n    breakUp {\n      ...PriceBreakUp_breakUp\n    }\n  }\n": types.PieceLine_BagFragmentDoc,
    "\n  fragment PieceLine_order on OrderItem {\n    id\n    productId\n    slug\n    name\n    image\n    media {\n      ...Picture_media\n      metal\n    }\n    background\n    price\n    quantity\n    metalType\n    purity\n    stone\n    clarity\n    size\n    options {\n      key\n      label\n      value\n    }\n    engraving\n    engravingFace\n    birthStone\n    box\n    boxStamp\n    personal\n    returnable\n    breakUp {\n      ...PriceBreakUp_breakUp\n    }\n  }\n": types.PieceLine_OrderFragmentDoc,
    "\n  fragment PriceBreakUp_breakUp on PriceBreakUp {\n    parts {\n      label\n      detail\n      amount\n    }\n    total\n    rate {\n      metal\n      purity\n      perGram\n      setAt\n    }\n  }\n": types.PriceBreakUp_BreakUpFragmentDoc,
    "\n  fragment ProductCard_product on Product {\n    id\n    name\n    subtitle\n    price\n    images\n    material\n    metalType\n    makingDays\n    stock\n    media {\n      ...Picture_media\n    }\n  }\n": types.ProductCard_ProductFragmentDoc,
    "\n  fragment SearchReading_search on SearchReading {\n    corrected\n    meant {\n      term\n      means\n      note\n    }\n    pages {\n      path\n      title\n      line\n    }\n    budget {\n      most\n      words\n    }\n  }\n": types.SearchReading_SearchFragmentDoc,
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
export function graphql(source: "\n  mutation MarkPaid($sessionId: String!) {\n    markPaid(sessionId: $sessionId) {\n      status\n      amount\n      order {\n        id\n        number\n        status\n        amount\n        advance {\n          rest\n        }\n        money {\n          ways\n        }\n        delivery\n        storeName\n        expectedArrival\n        giftWrap\n        plainParcel\n        reservedUntil\n        items {\n          id\n          name\n          image\n          quantity\n          metalType\n          purity\n          stone\n          clarity\n          size\n          engraving\n          engravingFace\n          birthStone\n          box\n          boxStamp\n          options {\n            key\n            label\n            value\n          }\n          background\n          media {\n            ...Picture_media\n            placeholder\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MarkPaid($sessionId: String!) {\n    markPaid(sessionId: $sessionId) {\n      status\n      amount\n      order {\n        id\n        number\n        status\n        amount\n        advance {\n          rest\n        }\n        money {\n          ways\n        }\n        delivery\n        storeName\n        expectedArrival\n        giftWrap\n        plainParcel\n        reservedUntil\n        items {\n          id\n          name\n          image\n          quantity\n          metalType\n          purity\n          stone\n          clarity\n          size\n          engraving\n          engravingFace\n          birthStone\n          box\n          boxStamp\n          options {\n            key\n            label\n            value\n          }\n          background\n          media {\n            ...Picture_media\n            placeholder\n          }\n        }\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment PageSeo_seo on Seo {\n    metaTitle\n    canonicalUrl\n    metaDescription\n    metaKeywords\n    ogTitle\n    ogDescription\n    ogImage\n    ogUrl\n  }\n"): (typeof documents)["\n  fragment PageSeo_seo on Seo {\n    metaTitle\n    canonicalUrl\n    metaDescription\n    metaKeywords\n    ogTitle\n    ogDescription\n    ogImage\n    ogUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HousePicture_picture on ContentPicture {\n    background\n    alt\n    media {\n      ...Picture_media\n    }\n  }\n"): (typeof documents)["\n  fragment HousePicture_picture on ContentPicture {\n    background\n    alt\n    media {\n      ...Picture_media\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Picture_media on Media {\n    url\n    alt\n    width\n    height\n    avif\n    webp\n  }\n"): (typeof documents)["\n  fragment Picture_media on Media {\n    url\n    alt\n    width\n    height\n    avif\n    webp\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PieceLine_bag on BagLine {\n    id\n    productId\n    slug\n    name\n    image\n    media {\n      ...Picture_media\n    }\n    background\n    price\n    previousPrice\n    heldUntil\n    makingDays\n    quantity\n    available\n    metalType\n    purity\n    stone\n    clarity\n    size\n    options {\n      key\n      label\n      value\n    }\n    engraving\n    engravingFace\n    birthStone\n    box\n    boxStamp\n    personal\n    returnable\n    setStone {\n      productId\n      slug\n      certificate {\n        lab\n        number\n      }\n    }\n    problem\n    breakUp {\n      ...PriceBreakUp_breakUp\n    }\n  }\n"): (typeof documents)["\n  fragment PieceLine_bag on BagLine {\n    id\n    productId\n    slug\n    name\n    image\n    media {\n      ...Picture_media\n    }\n    background\n    price\n    previousPrice\n    heldUntil\n    makingDays\n    quantity\n    available\n    metalType\n    purity\n    stone\n    clarity\n    size\n    options {\n      key\n      label\n      value\n    }\n    engraving\n    engravingFace\n    birthStone\n    box\n    boxStamp\n    personal\n    returnable\n    setStone {\n      productId\n      slug\n      certificate {\n        lab\n        number\n      }\n    }\n    problem\n    breakUp {\n      ...PriceBreakUp_breakUp\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PieceLine_order on OrderItem {\n    id\n    productId\n    slug\n    name\n    image\n    media {\n      ...Picture_media\n      metal\n    }\n    background\n    price\n    quantity\n    metalType\n    purity\n    stone\n    clarity\n    size\n    options {\n      key\n      label\n      value\n    }\n    engraving\n    engravingFace\n    birthStone\n    box\n    boxStamp\n    personal\n    returnable\n    breakUp {\n      ...PriceBreakUp_breakUp\n    }\n  }\n"): (typeof documents)["\n  fragment PieceLine_order on OrderItem {\n    id\n    productId\n    slug\n    name\n    image\n    media {\n      ...Picture_media\n      metal\n    }\n    background\n    price\n    quantity\n    metalType\n    purity\n    stone\n    clarity\n    size\n    options {\n      key\n      label\n      value\n    }\n    engraving\n    engravingFace\n    birthStone\n    box\n    boxStamp\n    personal\n    returnable\n    breakUp {\n      ...PriceBreakUp_breakUp\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceBreakUp_breakUp on PriceBreakUp {\n    parts {\n      label\n      detail\n      amount\n    }\n    total\n    rate {\n      metal\n      purity\n      perGram\n      setAt\n    }\n  }\n"): (typeof documents)["\n  fragment PriceBreakUp_breakUp on PriceBreakUp {\n    parts {\n      label\n      detail\n      amount\n    }\n    total\n    rate {\n      metal\n      purity\n      perGram\n      setAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard_product on Product {\n    id\n    name\n    subtitle\n    price\n    images\n    material\n    metalType\n    makingDays\n    stock\n    media {\n      ...Picture_media\n    }\n  }\n"): (typeof documents)["\n  fragment ProductCard_product on Product {\n    id\n    name\n    subtitle\n    price\n    images\n    material\n    metalType\n    makingDays\n    stock\n    media {\n      ...Picture_media\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SearchReading_search on SearchReading {\n    corrected\n    meant {\n      term\n      means\n      note\n    }\n    pages {\n      path\n      title\n      line\n    }\n    budget {\n      most\n      words\n    }\n  }\n"): (typeof documents)["\n  fragment SearchReading_search on SearchReading {\n    corrected\n    meant {\n      term\n      means\n      note\n    }\n    pages {\n      path\n      title\n      line\n    }\n    budget {\n      most\n      words\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VerifyNotice_viewer on Viewer {\n    email\n    emailVerified\n  }\n"): (typeof documents)["\n  fragment VerifyNotice_viewer on Viewer {\n    email\n    emailVerified\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;