import type { Page } from 'playwright-core'

/** One call of an endpoint of the house, with the path that the desk uses. */
interface Asked {
  readonly method: string
  readonly path: string
  readonly body?: object | undefined
}

/** Calls endpoints as the desk's own scripts do, with its cookie and the token of its page. */
export const ask = (page: Page, calls: readonly Asked[]) =>
  page.evaluate(async (all) => {
    const { token } = JSON.parse(
      document.querySelector<HTMLMetaElement>('meta[name=desk]')?.content ?? '{}',
    ) as { token: string }
    return Promise.all(
      all.map(async ({ method, path, body }) => {
        const answer = await fetch(`/desk/api${path}`, {
          method,
          headers: { 'x-desk-token': token, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        })
        return { refused: !answer.ok, status: answer.status, ...(await answer.json()) }
      }),
    )
  }, calls)
