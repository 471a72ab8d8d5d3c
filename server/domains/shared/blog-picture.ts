import type { Blog } from '#contract/blogs.ts'
import type { Media } from '#contract/catalogue.ts'
import { plainMedia } from './media.ts'

/** A blog's picture with its widths if the backend has them, otherwise a plain address. */
export const blogPicture = (blog: Pick<Blog, 'media' | 'title'>, url: string): Media =>
  blog.media?.[url] ?? plainMedia(url, blog.title)

export const maybeBlogPicture = (
  blog: Pick<Blog, 'media' | 'title'>,
  url: string | undefined,
): Media | null => (url ? blogPicture(blog, url) : null)
