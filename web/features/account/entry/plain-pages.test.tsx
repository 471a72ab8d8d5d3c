import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { Provider, type Client } from 'urql'
import { describe, expect, it } from 'vitest'
import { Component as SignInLink } from './sign-in-link-page.tsx'
import { Component as UndoEmail } from './undo-email-page.tsx'
import { Component as Verify } from './verify-page.tsx'

const page = (Page: () => React.ReactNode, address: string) =>
  renderToStaticMarkup(
    <Provider value={{} as unknown as Client}>
      <MemoryRouter initialEntries={[address]}>
        <Page />
      </MemoryRouter>
    </Provider>,
  )

describe.each([
  ['/verify', Verify, 'is confirmed'],
  ['/undo-email', UndoEmail, 'Your account is back'],
  ['/sign-in-link', SignInLink, 'You are signed in'],
])('%s without scripts', (path, Page, done) => {
  it('is a form that takes the pasted link, says what was wrong, and what was done', () => {
    const refused = page(Page, `${path}?problem=token`)
    expect(/<form[^>]* method="post".*?<\/form>/s.exec(refused)?.[0]).toContain('name="link"')
    expect(refused).toContain('This link has been used')
    expect(page(Page, `${path}?said=done`)).toContain(done)
  })

  it('keeps noscript out of noscript, whose first end a browser with scripts takes for the end', () => {
    expect(/<noscript>(?:(?!<\/noscript>).)*<noscript>/s.test(page(Page, path))).toBe(false)
  })
})
