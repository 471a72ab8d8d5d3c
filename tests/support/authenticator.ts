import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The answer to a challenge of the backend, and what may be wrong with it. */
interface Answering {
  readonly challenge: string
  readonly rpId?: string
  readonly origin?: string
  /** Whether the owner showed a finger, a face or a PIN. */
  readonly verified?: boolean
  /** The number of uses that the authenticator reports; one more than before if absent. */
  readonly counter?: number
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const ATTESTED = 0x40

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const url = (bytes: Buffer) => bytes.toString('base64url')
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]), bytes])
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** An authenticator in software with one ES256 key: it sends what a browser would, right or wrong as the test asks. */
export const createAuthenticator = ({ origin = 'http://localhost:3000', rpId = 'localhost' } = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(24)
  let uses = 0

  const clientData = (type: string, { challenge, origin: from = origin }: Answering) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const head = (flags: number, given: Answering, counter: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const verified = (given.verified ?? true) ? USER_VERIFIED : 0
    return Buffer.concat([sha256(given.rpId ?? rpId), Buffer.from([flags | USER_PRESENT | verified]), count])
  }

  return {
    credentialId: url(credentialId),
    /** The answer to `navigator.credentials.create`. */
    create: (given: Answering) => {
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, 'base64url'),
      ])
      const authData = Buffer.concat([
        head(ATTESTED, given, given.counter ?? 0),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        key,
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ])
      return {
        credentialId: url(credentialId),
        clientDataJSON: url(clientData('webauthn.create', given)),
        attestationObject: url(attestation),
        transports: ['internal'],
      }
    },
    /** The answer to `navigator.credentials.get`. */
    get: (given: Answering, userHandle?: string) => {
      uses = given.counter ?? uses + 1
      const data = clientData('webauthn.get', given)
      const authenticatorData = head(0, given, uses)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
      return {
        credentialId: url(credentialId),
        clientDataJSON: url(data),
        authenticatorData: url(authenticatorData),
        signature: url(signature),
        ...(userHandle !== undefined && { userHandle }),
      }
    },
  }
}
export type Authenticator = ReturnType<typeof createAuthenticator>
