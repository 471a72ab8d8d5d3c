import type { Site } from '#web/lib/site.ts'

interface Posting {
  title: string
  description: string
  path: string
  image: string | null | undefined
  publishedAt: string | null | undefined
}

/** A blog for search engines (schema.org BlogPosting). */
export const blogPosting = ({ origin, name }: Site, blog: Posting): object => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: blog.title,
  description: blog.description,
  mainEntityOfPage: origin + blog.path,
  ...(blog.image ? { image: blog.image.startsWith('/') ? origin + blog.image : blog.image } : {}),
  ...(blog.publishedAt ? { datePublished: blog.publishedAt } : {}),
  author: { '@type': 'Organization', name, url: origin },
  publisher: { '@type': 'Organization', name, url: origin },
})
