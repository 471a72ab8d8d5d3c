import type { BodyOf } from '#contract/endpoint.ts'
import type { addPasskey, PasskeyProof } from '#contract/passkeys.ts'
import type { BackendConfig } from '#backend/lib/http/implement.ts'

/** COSE numbers of Ed25519, ES256 and RS256: what authenticators offer today, best first. */
export const ALGORITHMS = [-8, -7, -257]

export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/**
 * The relying party of the passkeys: the host of PUBLIC_URL. Undefined if browsers cannot make any: on a numeric
 * address, or without HTTPS except on this machine.
 */
export const relyingParty = ({ publicUrl }: Pick<BackendConfig, 'publicUrl'>): RelyingParty | undefined => {
  const { hostname, origin, protocol } = new URL(publicUrl)
  if (/^\[|^\d+(?:\.\d+){3}$/.test(hostname)) return undefined
  return protocol === 'https:' || hostname === 'localhost' ? { id: hostname, origin } : undefined
}

/** Loaded only when needed: 26 MB. */
const library = () => import('@simplewebauthn/server')

/** The user handle: the account's id as bytes, which says nothing about the person. */
export const userHandleOf = (accountId: string): string =>
  Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url')

interface NewPasskey {
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
}

/** Checks a browser's answer to making a passkey. Undefined if anything is wrong. */
export const verifyNew = async (
  party: RelyingParty,
  challenge: string,
  { credentialId, clientDataJSON, attestationObject }: BodyOf<typeof addPasskey>,
): Promise<NewPasskey | undefined> => {
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }))
  if (!verified || registrationInfo.credential.id !== credentialId) return undefined
  const { publicKey, counter } = registrationInfo.credential
  return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
}

export interface KnownPasskey {
  readonly accountId: string
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
}

/**
 * Checks a proof by a known passkey. Returns its new counter; undefined if anything is wrong, including a counter that
 * fell.
 */
export const verifyProof = async (
  party: RelyingParty,
  challenge: string,
  { credentialId, clientDataJSON, authenticatorData, signature, userHandle }: PasskeyProof,
  known: KnownPasskey,
): Promise<number | undefined> => {
  if (userHandle !== undefined && userHandle !== userHandleOf(known.accountId)) return undefined
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, userHandle },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }))
  return verified ? authenticationInfo?.newCounter : undefined
}
