import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Sketches, useSketches } from './sketches.tsx'

const Field = () => <Sketches sketches={useSketches()} />

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a picture that did not arrive in time is named, and the next one is sent', async () => {
  const fetch = vi
    .fn()
    .mockRejectedValueOnce(new DOMException('The operation timed out.', 'TimeoutError'))
    .mockResolvedValue(new Response('{"id":"p2"}', { status: 201 }))
  vi.stubGlobal('fetch', fetch)
  const { container } = render(<Field />)
  const field = container.querySelector('input')
  if (!field) throw new Error('no field')
  const pictures = ['one.png', 'two.png'].map((name) => new File(['x'], name, { type: 'image/png' }))
  fireEvent.change(field, { target: { files: pictures } })
  await screen.findByText('two.png')
  expect(screen.getByRole('alert').textContent).toMatch(/^one\.png: /)
  expect(fetch.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal)
  expect(field.disabled).toBe(false)
})
