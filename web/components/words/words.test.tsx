import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { Words } from './words.tsx'

vi.hoisted(() =>
  Object.assign(globalThis, {
    __LANGUAGE__: {
      code: 'hi',
      locale: 'hi-IN',
      prefix: '/hi',
      all: [
        { code: 'en', name: 'English', prefix: '', script: 'Latin' },
        { code: 'hi', name: 'हिन्दी', prefix: '/hi', script: 'Devanagari' },
      ],
    },
  }),
)

afterEach(cleanup)

const html = (text: string) =>
  render(
    <MemoryRouter>
      <Words text={text} />
    </MemoryRouter>,
  ).container.innerHTML

it('what nobody translated says which language it is in; what is in that of the page does not', () => {
  expect(html('Cleaning is free.')).toBe('<span lang="en">Cleaning is free.</span>')
  expect(html('सफ़ाई मुफ़्त है।')).toBe('सफ़ाई मुफ़्त है।')
  expect(html('₹2,00,000')).toBe('₹2,00,000')
})
