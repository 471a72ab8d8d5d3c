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
    "\n  query CheckoutPage($points: Int!, $delivery: DeliveryKind) {\n    shop {\n      name\n      delivery {\n        plainParcel\n      }\n    }\n    countries {\n      code\n      states\n    }\n    viewer {\n      id\n      name\n      email\n      emailVerified\n      ...VerifyNotice_viewer\n      addresses {\n        id\n        name\n        addressLine1\n        addressLine2\n        city\n        state\n        postalCode\n        countryCode\n        phone\n        isDefault\n      }\n    }\n    checkout(points: $points, delivery: $delivery) {\n      bagVersion\n      pieces\n      goods\n      discount\n      shipping\n      tcs\n      total\n      panRequired\n      unpayable\n      advance {\n        percent\n        amount\n        rest\n        ways {\n          kind\n          maximum\n          dueOn\n        }\n        smallerWays {\n          kind\n          maximum\n        }\n      }\n      ways {\n        kind\n        maximum\n        dueOn\n      }\n      smallerWays {\n        kind\n        maximum\n      }\n      expectedArrival\n      heldUntil\n      tax {\n        rate\n        amount\n      }\n      points {\n        balance\n        spendable\n        spent\n        earns\n        allowed\n      }\n      stores {\n        id\n        name\n        city\n        readyFrom\n      }\n      lines {\n        ...PieceLine_bag\n      }\n    }\n  }\n": typeof types.CheckoutPageDocument,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      orderId\n      paymentUrl\n      way\n      status\n      nextStep\n      quote {\n        goods\n        shipping\n        discount\n        tcs\n        total\n        lines {\n          id\n          name\n          price\n          quantity\n        }\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.PlaceOrderDocument,
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
    "\n  query CheckoutPage($points: Int!, $delivery: DeliveryKind) {\n    shop {\n      name\n      delivery {\n        plainParcel\n      }\n    }\n    countries {\n      code\n      states\n    }\n    viewer {\n      id\n      name\n      email\n      emailVerified\n      ...VerifyNotice_viewer\n      addresses {\n        id\n        name\n        addressLine1\n        addressLine2\n        city\n        state\n        postalCode\n        countryCode\n        phone\n        isDefault\n      }\n    }\n    checkout(points: $points, delivery: $delivery) {\n      bagVersion\n      pieces\n      goods\n      discount\n      shipping\n      tcs\n      total\n      panRequired\n      unpayable\n      advance {\n        percent\n        amount\n        rest\n        ways {\n          kind\n          maximum\n          dueOn\n        }\n        smallerWays {\n          kind\n          maximum\n        }\n      }\n      ways {\n        kind\n        maximum\n        dueOn\n      }\n      smallerWays {\n        kind\n        maximum\n      }\n      expectedArrival\n      heldUntil\n      tax {\n        rate\n        amount\n      }\n      points {\n        balance\n        spendable\n        spent\n        earns\n        allowed\n      }\n      stores {\n        id\n        name\n        city\n        readyFrom\n      }\n      lines {\n        ...PieceLine_bag\n      }\n    }\n  }\n": types.CheckoutPageDocument,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      orderId\n      paymentUrl\n      way\n      status\n      nextStep\n      quote {\n        goods\n        shipping\n        discount\n        tcs\n        total\n        lines {\n          id\n          name\n          price\n          quantity\n        }\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.PlaceOrderDocument,
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
export function graphql(source: "\n  query CheckoutPage($points: Int!, $delivery: DeliveryKind) {\n    shop {\n      name\n      delivery {\n        plainParcel\n      }\n    }\n    countries {\n      code\n      states\n    }\n    viewer {\n      id\n      name\n      email\n      emailVerified\n      ...VerifyNotice_viewer\n      addresses {\n        id\n        name\n        addressLine1\n        addressLine2\n        city\n        state\n        postalCode\n        countryCode\n        phone\n        isDefault\n      }\n    }\n    checkout(points: $points, delivery: $delivery) {\n      bagVersion\n      pieces\n      goods\n      discount\n      shipping\n      tcs\n      total\n      panRequired\n      unpayable\n      advance {\n        percent\n        amount\n        rest\n        ways {\n          kind\n          maximum\n          dueOn\n        }\n        smallerWays {\n          kind\n          maximum\n        }\n      }\n      ways {\n        kind\n        maximum\n        dueOn\n      }\n      smallerWays {\n        kind\n        maximum\n      }\n      expectedArrival\n      heldUntil\n      tax {\n        rate\n        amount\n      }\n      points {\n        balance\n        spendable\n        spent\n        earns\n        allowed\n      }\n      stores {\n        id\n        name\n        city\n        readyFrom\n      }\n      lines {\n        ...PieceLine_bag\n      }\n    }\n  }\n"): (typeof documents)["\n  query CheckoutPage($points: Int!, $delivery: DeliveryKind) {\n    shop {\n      name\n      delivery {\n        plainParcel\n      }\n    }\n    countries {\n      code\n      states\n    }\n    viewer {\n      id\n      name\n      email\n      emailVerified\n      ...VerifyNotice_viewer\n      addresses {\n        id\n        name\n        addressLine1\n        addressLine2\n        city\n        state\n        postalCode\n        countryCode\n        phone\n        isDefault\n      }\n    }\n    checkout(points: $points, delivery: $delivery) {\n      bagVersion\n      pieces\n      goods\n      discount\n      shipping\n      tcs\n      total\n      panRequired\n      unpayable\n      advance {\n        percent\n        amount\n        rest\n        ways {\n          kind\n          maximum\n          dueOn\n        }\n        smallerWays {\n          kind\n          maximum\n        }\n      }\n      ways {\n        kind\n        maximum\n        dueOn\n      }\n      smallerWays {\n        kind\n        maximum\n      }\n      expectedArrival\n      heldUntil\n      tax {\n        rate\n        amount\n      }\n      points {\n        balance\n        spendable\n        spent\n        earns\n        allowed\n      }\n      stores {\n        id\n        name\n        city\n        readyFrom\n      }\n      lines {\n        ...PieceLine_bag\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      orderId\n      paymentUrl\n      way\n      status\n      nextStep\n      quote {\n        goods\n        shipping\n        discount\n        tcs\n        total\n        lines {\n          id\n          name\n          price\n          quantity\n        }\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      orderId\n      paymentUrl\n      way\n      status\n      nextStep\n      quote {\n        goods\n        shipping\n        discount\n        tcs\n        total\n        lines {\n          id\n          name\n          price\n          quantity\n        }\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
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