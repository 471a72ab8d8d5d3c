import supertest from 'supertest'
import { totpCode } from '#backend/lib/security/totp.ts'

const PASSWORD = 'tender-otter-quarry-lamp'

interface Joining {
  /** DESK_URL of the backend: the form is sent as if from its page. */
  readonly desk: string
  /** A different moment for each code, at least 30 s after the one before, because a code is accepted once. */
  readonly nextMoment: () => number
}

/** One of the staff: the answers that `login` asks for. */
export interface Person {
  readonly email: string
  readonly password: string
  readonly nextCode: () => string
}

const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

/** Opens the link of an invitation, sets a password and adds the app, as a browser does. */
export const joinByLink = async (
  { url }: { readonly url: string },
  link: string,
  email: string,
  { desk, nextMoment }: Joining,
): Promise<Person> => {
  const { pathname, search, searchParams } = new URL(link)
  const opened = await supertest(url).get(pathname + search)
  const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(opened.text)?.[1]?.replaceAll(' ', '') ?? ''
  const nextCode = () => totpCode(secret, Math.floor(nextMoment() / 30_000))
  const cookie = [opened.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0])
  await supertest(url)
    .post(pathname)
    .type('form')
    .set({ origin: desk, 'sec-fetch-site': 'same-origin', cookie: cookie.join('; ') })
    .send({
      form: fieldOf(opened.text, 'form'),
      key: searchParams.get('key'),
      password: PASSWORD,
      code: nextCode(),
    })
    .expect(200)
  return { email, password: PASSWORD, nextCode }
}

/** Invites somebody, who joins and signs in. Returns their token. */
export const signInStaff = async (
  backend: { readonly url: string },
  ownerToken: string,
  { email, role }: { readonly email: string; readonly role: string },
  joining: Joining,
): Promise<string> => {
  const { body: invited } = await supertest(backend.url)
    .post('/api/operator/staff')
    .set('authorization', `Bearer ${ownerToken}`)
    .send({ email, role })
    .expect(201)
  const { password, nextCode } = await joinByLink(backend, invited.link, email, joining)
  const { body } = await supertest(backend.url)
    .post('/desk/session')
    .send({ email, password, code: nextCode() })
    .expect(200)
  return body.token
}
