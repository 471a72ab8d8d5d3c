import { t } from '#web/words/t.ts'
/** Bytes are sent as base64url, as in the authenticator's own JSON. */
interface Credential {
  id: string
  transports: readonly string[]
}

/** The shop's answer for `navigator.credentials.get`. */
interface PasskeyRequest {
  challenge: string
  rpId: string
  allow: readonly Credential[]
}

/** The shop's answer for `navigator.credentials.create`. */
interface PasskeyCreation {
  challenge: string
  rpId: string
  rpName: string
  userId: string
  userName: string
  userDisplayName: string
  algorithms: readonly number[]
  exclude: readonly Credential[]
}

const FIVE_MINUTES = 5 * 60_000

/** Loaded only when a passkey is used. */
const library = () => {
  used = true
  return import('@simplewebauthn/browser')
}
let used = false

const described = (credentials: readonly Credential[]) =>
  credentials.map(({ id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: transports.filter(isTransport),
  }))

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const isTransport = (word: string): word is (typeof TRANSPORTS)[number] =>
  TRANSPORTS.some((known) => known === word)

/** Whether this browser supports passkeys. Call in the browser only. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Whether it can offer them next to the saved passwords of the e-mail field. */
export const offersInField = async (): Promise<boolean> =>
  knowsPasskeys() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true

/** Ends the request that waits in a field for a choice, if there is one. */
export const stopWaiting = (): void => {
  if (used) void library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
}

/** Asks the device for a new passkey. Throws what the browser throws; see `passkeyProblem`. */
export const makePasskey = async (creation: PasskeyCreation) => {
  const { startRegistration } = await library()
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: creation.challenge,
      rp: { id: creation.rpId, name: creation.rpName },
      user: { id: creation.userId, name: creation.userName, displayName: creation.userDisplayName },
      pubKeyCredParams: creation.algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: described(creation.exclude),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      timeout: FIVE_MINUTES,
    },
  })
  return {
    credentialId: id,
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: response.transports ?? [],
  }
}

/**
 * Asks the device to prove itself with a passkey: in a dialog of the browser, or among the suggestions of the e-mail
 * field (`inField`), where it waits until one is chosen. Throws what the browser throws; see `passkeyProblem`.
 */
export const provePasskey = async (request: PasskeyRequest, inField = false) => {
  const { startAuthentication } = await library()
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge: request.challenge,
      rpId: request.rpId,
      allowCredentials: described(request.allow),
      userVerification: 'required',
      timeout: FIVE_MINUTES,
    },
    useBrowserAutofill: inField,
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { credentialId: id, clientDataJSON, authenticatorData, signature, userHandle }
}

/** What to say about a passkey that was not given; undefined if the shopper changed their mind. */
export const passkeyProblem = (error: unknown): string | undefined => {
  const { name, cause } = error instanceof Error ? error : { name: '', cause: undefined }
  const kind = cause instanceof Error ? cause.name : name
  if (kind === 'NotAllowedError' || kind === 'AbortError') return undefined
  if (kind === 'InvalidStateError') return t('passkeys.held')
  if (kind === 'SecurityError') return t('passkeys.address')
  return t('passkeys.failed')
}
