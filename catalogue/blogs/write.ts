import type { Blog } from '#contract/blogs.ts'
import type { Media } from '#contract/catalogue.ts'
import { idOf } from '../products/slug.ts'

/** A blog as it is written here: pictures are names in `house-pictures.json`. */
export interface Draft {
  readonly slug: string
  readonly title: string
  readonly subtitle: string
  readonly banner: string
  readonly intro: string
  readonly publishedAt: string
  readonly sections: readonly {
    heading: string
    description: string
    image?: string
    gallery?: readonly string[]
  }[]
  readonly grid: readonly string[]
  readonly questions: readonly { heading: string; content: string }[]
  readonly more: readonly string[]
  readonly insights: readonly { image?: string; title: string; description: string }[]
  readonly keywords: string
}

const BLANK = '/media/blank.svg'

export const toBlog = (draft: Draft, house: Record<string, Media>): Blog => {
  const used: Record<string, Media> = {}
  const at = (name: string) => {
    const media = house[name]
    if (!media) return BLANK
    used[media.url] = media
    return media.url
  }
  const bannerImage = at(draft.banner)
  return {
    _id: idOf('blog', draft.slug),
    title: draft.title,
    subtitle: draft.subtitle,
    bannerImage,
    intro: draft.intro,
    publishedAt: draft.publishedAt,
    contentSections: draft.sections.map((s) => ({
      heading: s.heading,
      description: s.description,
      ...(s.image ? { image: at(s.image) } : {}),
      ...(s.gallery ? { gallery: s.gallery.map(at) } : {}),
    })),
    imageGrid: { images: draft.grid.map(at) },
    sections1: draft.questions.map((q) => ({ ...q })),
    additionalSections: draft.more.map((name) => ({ image: at(name) })),
    insights: draft.insights.map((i) => ({
      title: i.title,
      description: i.description,
      ...(i.image ? { image: at(i.image) } : {}),
    })),
    media: used,
    metaTitle: draft.title,
    canonicalUrl: `/blogs/${idOf('blog', draft.slug)}`,
    metaDescription: draft.subtitle,
    metaKeywords: draft.keywords,
    ogTitle: draft.title,
    ogDescription: draft.subtitle,
    ogImage: bannerImage,
    ogUrl: `/blogs/${idOf('blog', draft.slug)}`,
  }
}
