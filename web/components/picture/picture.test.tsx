import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

afterEach(cleanup)

const photographs = (media: { url: string; avif?: string }, fit: 'contain' | 'cover' = 'contain') => {
  const { container } = render(<Picture media={media} sizes="50vw" fit={fit} />)
  return container.querySelectorAll('[data-photograph]').length
}

it('a JPEG alone is a photograph with a background of its own', () => {
  expect(photographs({ url: 'https://pictures.example/ring.JPG?w=2' })).toBe(1)
  for (const media of [{ url: '/media/u/ring.webp' }, { url: '/ring.jpg', avif: '/ring-480.avif 480w' }])
    expect(photographs(media)).toBe(0)
  expect(photographs({ url: '/ring.jpg' }, 'cover')).toBe(0)
})
