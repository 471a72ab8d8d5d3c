import { matchRoutes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { matchRoute } from './match-route.ts'
import { routes } from './routes.ts'

const table = routes.map(({ path }, at) => ({ path, id: String(at) }))

/** What the router would say. */
const asked = (pathname: string) => {
  const found = matchRoutes(table, pathname)?.at(-1)
  const { '*': _, ...params } = found?.params ?? {}
  return { path: routes[Number(found?.route.id)]?.path, params }
}

const ours = (pathname: string) => {
  const { route, params } = matchRoute(pathname)
  return { path: route.path, params }
}

const withNames = routes.map(({ path, example }) => (example ?? path).replace(/[?#].*/, ''))

describe('the row for an address', () => {
  it('is the one that the router would choose, with the same values', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    for (const address of withNames)
      for (const written of [
        address,
        `${address}/`,
        `${address}//`,
        `${address}?like=/a/b`,
        `${address}#like=/a/b`,
        address.toUpperCase(),
        `${address}/and/more`,
        address.replace(/[^/]+$/, 'caf%C3%A9 %F0%9F%92%8D'),
        address.replace(/[^/]+$/, 'a%2Fb'),
        address.replace(/[^/]+$/, '%E0%A4%A'),
        address.replace(/[^/]+$/, '%20'),
        address.replace('/', '//'),
        address.replace(/\/([^/]+)$/, '//$1'),
      ])
        expect(ours(written), written).toEqual(asked(written))
  })

  it('is decided by words before names, and the last one takes the rest', () => {
    expect(ours('/services/four-cs').path).toBe('/services/four-cs')
    expect(ours('/services/resizing')).toEqual({ path: '/services/:id', params: { id: 'resizing' } })
    expect(ours('/no/such/page').path).toBe('*')
    expect(ours('').path).toBe('/')
  })

  it('of very many slashes is found as soon as any other', () => {
    const from = performance.now()
    for (let n = 0; n < 20; n += 1) expect(ours(`${'/'.repeat(100_000 + n)}x`).path).toBe('*')
    expect(performance.now() - from).toBeLessThan(5_000)
  })
})
