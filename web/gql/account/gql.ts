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
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation RequestSignInLink($email: String!) {\n    requestSignInLink(email: $email) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.RequestSignInLinkDocument,
    "\n  query LoginPage {\n    shop {\n      features\n    }\n  }\n": typeof types.LoginPageDocument,
    "\n  mutation SignOut {\n    signOut {\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.SignOutDocument,
    "\n  mutation RequestEndOfCodes($email: String!, $password: String!) {\n    requestEndOfCodes(email: $email, password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.RequestEndOfCodesDocument,
    "\n  mutation BeginPasskeySignIn {\n    beginPasskeySignIn {\n      request {\n        challenge\n        rpId\n        allow {\n          id\n          transports\n        }\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.BeginPasskeySignInDocument,
    "\n  mutation SignInByPasskey($proof: PasskeyProofInput!) {\n    signInByPasskey(proof: $proof) {\n      viewer {\n        id\n        firstName\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.SignInByPasskeyDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation SignInByLink($token: String!, $code: String) {\n    signInByLink(token: $token, code: $code) {\n      viewer {\n        id\n        firstName\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.SignInByLinkDocument,
    "\n  mutation SignIn($email: String!, $password: String!, $code: String) {\n    signIn(email: $email, password: $password, code: $code) {\n      viewer {\n        id\n        firstName\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation ConfirmEndOfCodes($token: String!) {\n    confirmEndOfCodes(token: $token) {\n      endsAt\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.ConfirmEndOfCodesDocument,
    "\n  mutation UndoEmailChange($token: String!, $password: String!) {\n    undoEmailChange(token: $token, password: $password) {\n      email\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.UndoEmailChangeDocument,
    "\n  mutation ConfirmEmail($token: String!, $password: String) {\n    confirmEmail(token: $token, password: $password) {\n      email\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.ConfirmEmailDocument,
    "\n  query OverviewPage {\n    viewer {\n      id\n      name\n      firstName\n      email\n      ...AccountMenu_viewer\n      ...VerifyNotice_viewer\n      addresses {\n        id\n        addressLine1\n        city\n        postalCode\n      }\n      points(limit: 1) {\n        balance\n        worth\n      }\n      messages(limit: 1) {\n        total\n        unread\n      }\n    }\n  }\n": typeof types.OverviewPageDocument,
    "\n  query OverviewOrder {\n    viewer {\n      id\n      orders(limit: 1) {\n        items {\n          id\n          number\n          status\n          title\n          createdAt\n        }\n      }\n    }\n  }\n": typeof types.OverviewOrderDocument,
    "\n  query OverviewAppointment {\n    viewer {\n      id\n      appointments {\n        id\n        status\n        storeName\n        startsAt\n      }\n    }\n  }\n": typeof types.OverviewAppointmentDocument,
    "\n  fragment AddressBook_address on Address {\n    id\n    name\n    addressLine1\n    addressLine2\n    city\n    state\n    postalCode\n    country\n    countryCode\n    phone\n    isDefault\n  }\n": typeof types.AddressBook_AddressFragmentDoc,
    "\n  mutation RemoveAddress($id: ID!) {\n    removeAddress(id: $id) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.RemoveAddressDocument,
    "\n  mutation SaveAddress($id: ID, $input: AddressInput!) {\n    saveAddress(id: $id, input: $input) {\n      address {\n        id\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.SaveAddressDocument,
    "\n  mutation BeginCodes {\n    beginCodes {\n      secret\n      address\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.BeginCodesDocument,
    "\n  mutation TurnOnCodes($code: String!) {\n    turnOnCodes(code: $code) {\n      recoveryCodes\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.TurnOnCodesDocument,
    "\n  mutation TurnOffCodes {\n    turnOffCodes {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.TurnOffCodesDocument,
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  mutation KeepCodes {\n    keepCodes {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.KeepCodesDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      viewer {\n        id\n        name\n        phone\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  mutation ChangeEmail($email: String!, $password: String) {\n    changeEmail(email: $email, password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.ChangeEmailDocument,
    "\n  mutation BeginPasskey {\n    beginPasskey {\n      creation {\n        challenge\n        rpId\n        rpName\n        userId\n        userName\n        userDisplayName\n        algorithms\n        exclude {\n          id\n          transports\n        }\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.BeginPasskeyDocument,
    "\n  mutation AddPasskey($input: NewPasskeyInput!) {\n    addPasskey(input: $input) {\n      passkey {\n        id\n        name\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.AddPasskeyDocument,
    "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      passkey {\n        id\n        name\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.RemovePasskeyDocument,
    "\n  mutation ChangePassword($current: String!, $password: String!) {\n    changePassword(current: $current, password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  query ProfilePage {\n    viewer {\n      id\n      name\n      email\n      emailVerified\n      pendingEmail\n      phone\n      ...AccountMenu_viewer\n      ...VerifyNotice_viewer\n      sessions {\n        id\n        device\n        since\n        usedAt\n        current\n      }\n      passkeys {\n        id\n        name\n        createdAt\n        usedAt\n      }\n      oneTimeCodes {\n        on\n        since\n        recoveryCodesLeft\n        endsAt\n      }\n      addresses {\n        id\n        ...AddressBook_address\n      }\n    }\n    shop {\n      features\n    }\n    countries {\n      code\n      ...AddressFields_country\n    }\n  }\n": typeof types.ProfilePageDocument,
    "\n  mutation ExportData($password: String) {\n    exportData(password: $password) {\n      json\n      fileName\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.ExportDataDocument,
    "\n  mutation DeleteAccount($password: String) {\n    deleteAccount(password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.DeleteAccountDocument,
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
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.SignUpDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation RequestSignInLink($email: String!) {\n    requestSignInLink(email: $email) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.RequestSignInLinkDocument,
    "\n  query LoginPage {\n    shop {\n      features\n    }\n  }\n": types.LoginPageDocument,
    "\n  mutation SignOut {\n    signOut {\n      userErrors {\n        message\n      }\n    }\n  }\n": types.SignOutDocument,
    "\n  mutation RequestEndOfCodes($email: String!, $password: String!) {\n    requestEndOfCodes(email: $email, password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.RequestEndOfCodesDocument,
    "\n  mutation BeginPasskeySignIn {\n    beginPasskeySignIn {\n      request {\n        challenge\n        rpId\n        allow {\n          id\n          transports\n        }\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.BeginPasskeySignInDocument,
    "\n  mutation SignInByPasskey($proof: PasskeyProofInput!) {\n    signInByPasskey(proof: $proof) {\n      viewer {\n        id\n        firstName\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.SignInByPasskeyDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  mutation SignInByLink($token: String!, $code: String) {\n    signInByLink(token: $token, code: $code) {\n      viewer {\n        id\n        firstName\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.SignInByLinkDocument,
    "\n  mutation SignIn($email: String!, $password: String!, $code: String) {\n    signIn(email: $email, password: $password, code: $code) {\n      viewer {\n        id\n        firstName\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.SignInDocument,
    "\n  mutation ConfirmEndOfCodes($token: String!) {\n    confirmEndOfCodes(token: $token) {\n      endsAt\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.ConfirmEndOfCodesDocument,
    "\n  mutation UndoEmailChange($token: String!, $password: String!) {\n    undoEmailChange(token: $token, password: $password) {\n      email\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.UndoEmailChangeDocument,
    "\n  mutation ConfirmEmail($token: String!, $password: String) {\n    confirmEmail(token: $token, password: $password) {\n      email\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.ConfirmEmailDocument,
    "\n  query OverviewPage {\n    viewer {\n      id\n      name\n      firstName\n      email\n      ...AccountMenu_viewer\n      ...VerifyNotice_viewer\n      addresses {\n        id\n        addressLine1\n        city\n        postalCode\n      }\n      points(limit: 1) {\n        balance\n        worth\n      }\n      messages(limit: 1) {\n        total\n        unread\n      }\n    }\n  }\n": types.OverviewPageDocument,
    "\n  query OverviewOrder {\n    viewer {\n      id\n      orders(limit: 1) {\n        items {\n          id\n          number\n          status\n          title\n          createdAt\n        }\n      }\n    }\n  }\n": types.OverviewOrderDocument,
    "\n  query OverviewAppointment {\n    viewer {\n      id\n      appointments {\n        id\n        status\n        storeName\n        startsAt\n      }\n    }\n  }\n": types.OverviewAppointmentDocument,
    "\n  fragment AddressBook_address on Address {\n    id\n    name\n    addressLine1\n    addressLine2\n    city\n    state\n    postalCode\n    country\n    countryCode\n    phone\n    isDefault\n  }\n": types.AddressBook_AddressFragmentDoc,
    "\n  mutation RemoveAddress($id: ID!) {\n    removeAddress(id: $id) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.RemoveAddressDocument,
    "\n  mutation SaveAddress($id: ID, $input: AddressInput!) {\n    saveAddress(id: $id, input: $input) {\n      address {\n        id\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.SaveAddressDocument,
    "\n  mutation BeginCodes {\n    beginCodes {\n      secret\n      address\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.BeginCodesDocument,
    "\n  mutation TurnOnCodes($code: String!) {\n    turnOnCodes(code: $code) {\n      recoveryCodes\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.TurnOnCodesDocument,
    "\n  mutation TurnOffCodes {\n    turnOffCodes {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.TurnOffCodesDocument,
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  mutation KeepCodes {\n    keepCodes {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.KeepCodesDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      viewer {\n        id\n        name\n        phone\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.EndOtherSessionsDocument,
    "\n  mutation ChangeEmail($email: String!, $password: String) {\n    changeEmail(email: $email, password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.ChangeEmailDocument,
    "\n  mutation BeginPasskey {\n    beginPasskey {\n      creation {\n        challenge\n        rpId\n        rpName\n        userId\n        userName\n        userDisplayName\n        algorithms\n        exclude {\n          id\n          transports\n        }\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.BeginPasskeyDocument,
    "\n  mutation AddPasskey($input: NewPasskeyInput!) {\n    addPasskey(input: $input) {\n      passkey {\n        id\n        name\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.AddPasskeyDocument,
    "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      passkey {\n        id\n        name\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.RemovePasskeyDocument,
    "\n  mutation ChangePassword($current: String!, $password: String!) {\n    changePassword(current: $current, password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  query ProfilePage {\n    viewer {\n      id\n      name\n      email\n      emailVerified\n      pendingEmail\n      phone\n      ...AccountMenu_viewer\n      ...VerifyNotice_viewer\n      sessions {\n        id\n        device\n        since\n        usedAt\n        current\n      }\n      passkeys {\n        id\n        name\n        createdAt\n        usedAt\n      }\n      oneTimeCodes {\n        on\n        since\n        recoveryCodesLeft\n        endsAt\n      }\n      addresses {\n        id\n        ...AddressBook_address\n      }\n    }\n    shop {\n      features\n    }\n    countries {\n      code\n      ...AddressFields_country\n    }\n  }\n": types.ProfilePageDocument,
    "\n  mutation ExportData($password: String) {\n    exportData(password: $password) {\n      json\n      fileName\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.ExportDataDocument,
    "\n  mutation DeleteAccount($password: String) {\n    deleteAccount(password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.DeleteAccountDocument,
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
export function graphql(source: "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestSignInLink($email: String!) {\n    requestSignInLink(email: $email) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestSignInLink($email: String!) {\n    requestSignInLink(email: $email) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoginPage {\n    shop {\n      features\n    }\n  }\n"): (typeof documents)["\n  query LoginPage {\n    shop {\n      features\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut {\n      userErrors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut {\n      userErrors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestEndOfCodes($email: String!, $password: String!) {\n    requestEndOfCodes(email: $email, password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestEndOfCodes($email: String!, $password: String!) {\n    requestEndOfCodes(email: $email, password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginPasskeySignIn {\n    beginPasskeySignIn {\n      request {\n        challenge\n        rpId\n        allow {\n          id\n          transports\n        }\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BeginPasskeySignIn {\n    beginPasskeySignIn {\n      request {\n        challenge\n        rpId\n        allow {\n          id\n          transports\n        }\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInByPasskey($proof: PasskeyProofInput!) {\n    signInByPasskey(proof: $proof) {\n      viewer {\n        id\n        firstName\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignInByPasskey($proof: PasskeyProofInput!) {\n    signInByPasskey(proof: $proof) {\n      viewer {\n        id\n        firstName\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInByLink($token: String!, $code: String) {\n    signInByLink(token: $token, code: $code) {\n      viewer {\n        id\n        firstName\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignInByLink($token: String!, $code: String) {\n    signInByLink(token: $token, code: $code) {\n      viewer {\n        id\n        firstName\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($email: String!, $password: String!, $code: String) {\n    signIn(email: $email, password: $password, code: $code) {\n      viewer {\n        id\n        firstName\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($email: String!, $password: String!, $code: String) {\n    signIn(email: $email, password: $password, code: $code) {\n      viewer {\n        id\n        firstName\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEndOfCodes($token: String!) {\n    confirmEndOfCodes(token: $token) {\n      endsAt\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmEndOfCodes($token: String!) {\n    confirmEndOfCodes(token: $token) {\n      endsAt\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoEmailChange($token: String!, $password: String!) {\n    undoEmailChange(token: $token, password: $password) {\n      email\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UndoEmailChange($token: String!, $password: String!) {\n    undoEmailChange(token: $token, password: $password) {\n      email\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmail($token: String!, $password: String) {\n    confirmEmail(token: $token, password: $password) {\n      email\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmEmail($token: String!, $password: String) {\n    confirmEmail(token: $token, password: $password) {\n      email\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OverviewPage {\n    viewer {\n      id\n      name\n      firstName\n      email\n      ...AccountMenu_viewer\n      ...VerifyNotice_viewer\n      addresses {\n        id\n        addressLine1\n        city\n        postalCode\n      }\n      points(limit: 1) {\n        balance\n        worth\n      }\n      messages(limit: 1) {\n        total\n        unread\n      }\n    }\n  }\n"): (typeof documents)["\n  query OverviewPage {\n    viewer {\n      id\n      name\n      firstName\n      email\n      ...AccountMenu_viewer\n      ...VerifyNotice_viewer\n      addresses {\n        id\n        addressLine1\n        city\n        postalCode\n      }\n      points(limit: 1) {\n        balance\n        worth\n      }\n      messages(limit: 1) {\n        total\n        unread\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OverviewOrder {\n    viewer {\n      id\n      orders(limit: 1) {\n        items {\n          id\n          number\n          status\n          title\n          createdAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OverviewOrder {\n    viewer {\n      id\n      orders(limit: 1) {\n        items {\n          id\n          number\n          status\n          title\n          createdAt\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OverviewAppointment {\n    viewer {\n      id\n      appointments {\n        id\n        status\n        storeName\n        startsAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query OverviewAppointment {\n    viewer {\n      id\n      appointments {\n        id\n        status\n        storeName\n        startsAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AddressBook_address on Address {\n    id\n    name\n    addressLine1\n    addressLine2\n    city\n    state\n    postalCode\n    country\n    countryCode\n    phone\n    isDefault\n  }\n"): (typeof documents)["\n  fragment AddressBook_address on Address {\n    id\n    name\n    addressLine1\n    addressLine2\n    city\n    state\n    postalCode\n    country\n    countryCode\n    phone\n    isDefault\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAddress($id: ID!) {\n    removeAddress(id: $id) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveAddress($id: ID!) {\n    removeAddress(id: $id) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveAddress($id: ID, $input: AddressInput!) {\n    saveAddress(id: $id, input: $input) {\n      address {\n        id\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveAddress($id: ID, $input: AddressInput!) {\n    saveAddress(id: $id, input: $input) {\n      address {\n        id\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginCodes {\n    beginCodes {\n      secret\n      address\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BeginCodes {\n    beginCodes {\n      secret\n      address\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TurnOnCodes($code: String!) {\n    turnOnCodes(code: $code) {\n      recoveryCodes\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TurnOnCodes($code: String!) {\n    turnOnCodes(code: $code) {\n      recoveryCodes\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TurnOffCodes {\n    turnOffCodes {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TurnOffCodes {\n    turnOffCodes {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepCodes {\n    keepCodes {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation KeepCodes {\n    keepCodes {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      viewer {\n        id\n        name\n        phone\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      viewer {\n        id\n        name\n        phone\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession($id: ID!) {\n    endSession(id: $id) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    endOtherSessions {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeEmail($email: String!, $password: String) {\n    changeEmail(email: $email, password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeEmail($email: String!, $password: String) {\n    changeEmail(email: $email, password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginPasskey {\n    beginPasskey {\n      creation {\n        challenge\n        rpId\n        rpName\n        userId\n        userName\n        userDisplayName\n        algorithms\n        exclude {\n          id\n          transports\n        }\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BeginPasskey {\n    beginPasskey {\n      creation {\n        challenge\n        rpId\n        rpName\n        userId\n        userName\n        userDisplayName\n        algorithms\n        exclude {\n          id\n          transports\n        }\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPasskey($input: NewPasskeyInput!) {\n    addPasskey(input: $input) {\n      passkey {\n        id\n        name\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddPasskey($input: NewPasskeyInput!) {\n    addPasskey(input: $input) {\n      passkey {\n        id\n        name\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      passkey {\n        id\n        name\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name) {\n      passkey {\n        id\n        name\n      }\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($current: String!, $password: String!) {\n    changePassword(current: $current, password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($current: String!, $password: String!) {\n    changePassword(current: $current, password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfilePage {\n    viewer {\n      id\n      name\n      email\n      emailVerified\n      pendingEmail\n      phone\n      ...AccountMenu_viewer\n      ...VerifyNotice_viewer\n      sessions {\n        id\n        device\n        since\n        usedAt\n        current\n      }\n      passkeys {\n        id\n        name\n        createdAt\n        usedAt\n      }\n      oneTimeCodes {\n        on\n        since\n        recoveryCodesLeft\n        endsAt\n      }\n      addresses {\n        id\n        ...AddressBook_address\n      }\n    }\n    shop {\n      features\n    }\n    countries {\n      code\n      ...AddressFields_country\n    }\n  }\n"): (typeof documents)["\n  query ProfilePage {\n    viewer {\n      id\n      name\n      email\n      emailVerified\n      pendingEmail\n      phone\n      ...AccountMenu_viewer\n      ...VerifyNotice_viewer\n      sessions {\n        id\n        device\n        since\n        usedAt\n        current\n      }\n      passkeys {\n        id\n        name\n        createdAt\n        usedAt\n      }\n      oneTimeCodes {\n        on\n        since\n        recoveryCodesLeft\n        endsAt\n      }\n      addresses {\n        id\n        ...AddressBook_address\n      }\n    }\n    shop {\n      features\n    }\n    countries {\n      code\n      ...AddressFields_country\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportData($password: String) {\n    exportData(password: $password) {\n      json\n      fileName\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ExportData($password: String) {\n    exportData(password: $password) {\n      json\n      fileName\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($password: String) {\n    deleteAccount(password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAccount($password: String) {\n    deleteAccount(password: $password) {\n      userErrors {\n        field\n        message\n        code\n      }\n    }\n  }\n"];
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