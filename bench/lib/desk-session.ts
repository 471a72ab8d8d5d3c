import { DESK_COOKIE } from '#backend/lib/http/desk-cookie.ts'
import { operatorInviteStaff } from '#contract/staff.ts'
import { checked } from '#program/json-file.ts'
import { joinByLink } from '#tests/support/staff.ts'
import { BENCH_OPERATOR } from './shop.ts'

const EMAIL = 'manager@house.example'

/** A member of the staff signs in to the desk of a backend: returns its first screen, and the cookie that opens it. */
export const signInToDesk = async (backend: string): Promise<{ url: string; cookie: string }> => {
  // The desk's own address, as in the demo.
  const desk = backend.replace('127.0.0.1', 'localhost')
  const invited = await fetch(`${desk}/api/operator/staff`, {
    method: 'POST',
    headers: { authorization: `Bearer ${BENCH_OPERATOR}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, role: 'manager' }),
  })
  const { link } = checked('The invitation', operatorInviteStaff.answer, await invited.json())
  // A code is accepted once: that of the half minute before, then that of this one.
  let half = -2
  const nextMoment = () => Date.now() + (half += 1) * 30_000
  const person = await joinByLink({ url: desk }, link, EMAIL, { desk, nextMoment })
  const form = await fetch(`${desk}/desk/sign-in`)
  const answer = await fetch(`${desk}/desk/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: desk,
      'sec-fetch-site': 'same-origin',
      cookie: form.headers.getSetCookie().join('; '),
    },
    body: new URLSearchParams({
      form: /name="form" value="([^"]*)"/.exec(await form.text())?.[1] ?? '',
      email: EMAIL,
      password: person.password,
      code: person.nextCode(),
    }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${DESK_COOKIE}=`))
    ?.split(';')[0]
  if (answer.status !== 303 || cookie === undefined)
    throw new Error(`The desk's sign-in answered ${answer.status}`)
  return { url: `${desk}/desk`, cookie }
}
