import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { Client, Provider } from 'urql'
import { Footer } from './footer.tsx'

afterEach(cleanup)

const client = new Client({ url: 'http://127.0.0.1:1/graphql', exchanges: [], preferGetMethod: false })

it('a house whose name ends with a full stop has one of them before the next sentence', () => {
  const said = (name: string) =>
    render(
      <MemoryRouter>
        <Provider value={client}>
          <Footer name={name} region={null} />
        </Provider>
      </MemoryRouter>,
    ).container.textContent
  expect(said('Silver & Co.')).toContain('Silver & Co. All rights reserved.')
  expect(said('Silver')).toContain('Silver. All rights reserved.')
})
