import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'

/** Medusa's tokens are JWT. They are only read here, never trusted: Medusa decides whether one is valid. */
const Claims = Type.Object({ exp: Type.Optional(Type.Number()), actor_id: Type.Optional(Type.String()) })
const claims = Compile(Claims)
const USUAL_LIFE_MS = 86_400_000

const claimsOf = (token: string): Static<typeof Claims> => {
  try {
    const said: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    return claims.Check(said) ? said : {}
  } catch {
    return {}
  }
}

/** The end of a token's validity, as it says itself. */
export const endOf = (token: string): string => {
  const { exp } = claimsOf(token)
  return new Date(exp === undefined ? Date.now() + USUAL_LIFE_MS : exp * 1000).toISOString()
}

/** The id of the token's customer; undefined if it names none. */
export const actorOf = (token: string): string | undefined => claimsOf(token).actor_id || undefined

/** Whether it has the form of a token. If not, it is refused without a call to Medusa. */
export const isToken = (text: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)
