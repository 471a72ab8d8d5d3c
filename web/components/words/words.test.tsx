import { cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, expect, it, vi } from 'vitest'

/** What the build puts in for the pages in Hindi of a house that begins in English. */
const HINDI = {
  code: 'hi',
  locale: 'hi-IN',
  prefix: '/hi',
  all: [
    { code: 'en', name: 'English', prefix: '', script: 'Latin' },
    { code: 'hi', name: 'हिन्दी', prefix: '/hi', script: 'Devanagari' },
  ],
}

afterEach(cleanup)
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('what nobody translated says which language it is in; what is in that of the page does not', async () => {
  vi.stubGlobal('__LANGUAGE__', HINDI)
  // Other tests of this worker have loaded the pages in English.
  vi.resetModules()
  const { Words } = await import('./words.tsx')
  const html = (text: string) => render(<Words text={text} />).container.innerHTML
  expect(html('Cleaning is free.')).toBe('<span lang="en">Cleaning is free.</span>')
  expect(html('सफ़ाई मुफ़्त है।')).toBe('सफ़ाई मुफ़्त है।')
  expect(html('₹2,00,000')).toBe('₹2,00,000')
})

it('so do the steps to a page, and what a picture shows', async () => {
  vi.stubGlobal('__LANGUAGE__', HINDI)
  vi.resetModules()
  // Of one load, so that the router of the page is the links' own.
  const { MemoryRouter } = await import('react-router-dom')
  const { Breadcrumb } = await import('#web/components/breadcrumb/breadcrumb.tsx')
  const { Picture } = await import('#web/components/picture/picture.tsx')
  const crumbs = [
    { name: 'अंगूठियाँ', path: '/jewellery/rings' },
    { name: 'Ovale', path: '/product/ovale' },
  ]
  const { container } = render(
    <MemoryRouter>
      <Breadcrumb crumbs={crumbs} />
      <Picture media={{ url: '/a.webp', alt: 'An oval diamond' }} sizes="100vw" />
      <Picture media={{ url: '/b.webp', alt: 'एक हीरा' }} sizes="100vw" />
    </MemoryRouter>,
  )
  const foreign = [...container.querySelectorAll('[lang]')]
  expect(
    foreign.map((each) => [each.getAttribute('lang'), each.textContent || each.getAttribute('alt')]),
  ).toEqual([
    ['en', 'Ovale'],
    ['en', 'An oval diamond'],
  ])
})
