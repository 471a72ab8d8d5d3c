import { cleanup, render, screen } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { lazyPart } from './lazy-part.ts'

afterEach(cleanup)

const Part = ({ children }: { children: ReactNode }) => <b>{children} loaded</b>

const page = (load: () => Promise<typeof Part>) => {
  const Loaded = lazyPart(load, ({ children }) => <i>{children} instead</i>)
  render(
    <Suspense>
      <p>The page</p>
      <Loaded>A part</Loaded>
    </Suspense>,
  )
}

describe('a part that is loaded when it is shown', () => {
  it('comes', async () => {
    page(async () => Part)
    expect(await screen.findByText('A part loaded')).toBeTruthy()
  })

  it('leaves the page standing where its file cannot be fetched', async () => {
    page(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    expect(await screen.findByText('A part instead')).toBeTruthy()
    expect(screen.getByText('The page')).toBeTruthy()
  })
})
