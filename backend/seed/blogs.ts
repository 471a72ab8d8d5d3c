import type { Blog } from '#contract/blogs.ts'
import type { Media } from '#contract/catalogue.ts'
import type { BlogFile } from '#house/format.ts'
import type { House } from '#house/load.ts'
import { ownIds } from '#backend/lib/rows/own-rows.ts'
import type { Deps } from '#backend/lib/http/implement.ts'
import { putBlog } from '../modules/blogs/api.ts'

/** A blog of the house as it goes into the store: its pictures by their addresses, and its metadata. */
const blogOf = (id: string, file: BlogFile, pictures: Readonly<Record<string, Media>>): Blog => {
  const media: Record<string, Media> = {}
  const at = (key: string): string[] => {
    const picture = pictures[key]
    if (picture) media[picture.url] = picture
    return picture ? [picture.url] : []
  }
  const image = (key: string | undefined) => {
    const [address] = key === undefined ? [] : at(key)
    return address === undefined ? {} : { image: address }
  }
  const [bannerImage = ''] = at(file.banner)
  const address = `/blogs/${id}`
  return {
    _id: id,
    title: file.title,
    subtitle: file.subtitle,
    bannerImage,
    intro: file.intro,
    publishedAt: file.publishedAt,
    contentSections: file.sections.map((section) => ({
      heading: section.heading,
      description: section.description,
      ...image(section.image),
      ...(section.gallery && { gallery: section.gallery.flatMap(at) }),
    })),
    imageGrid: { images: file.grid.flatMap(at) },
    sections1: file.questions.map((question) => ({ ...question })),
    additionalSections: file.more.flatMap(at).map((url) => ({ image: url })),
    insights: file.insights.map(({ title, description, image: key }) => ({
      title,
      description,
      ...image(key),
    })),
    media,
    metaTitle: file.title,
    canonicalUrl: address,
    metaDescription: file.subtitle,
    metaKeywords: file.keywords,
    ogTitle: file.title,
    ogDescription: file.subtitle,
    ogImage: bannerImage,
    ogUrl: address,
  }
}

/** The blogs of a house, newest first. */
export const blogSeed = (house: House): Blog[] =>
  house
    .blogs()
    .map(({ slug, value }) => blogOf(value._id ?? slug, value, house.pictures()))
    .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))

/** Writes the blogs of the house, as they are now. */
export const seedBlogs =
  (house: House) =>
  ({ db }: Deps): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const own = await ownIds(tx, 'blog')
      for (const blog of blogSeed(house)) if (!own.has(blog._id)) await putBlog(tx, blog, blog._id)
    })
