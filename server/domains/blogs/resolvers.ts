import { getBlog, listBlogs, type Blog } from '#contract/blogs.ts'
import type { Media } from '#contract/catalogue.ts'
import { nullIfAbsent } from '#server/domains/shared/absent.ts'
import { plainMedia } from '#server/domains/shared/media.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

/** A blog's picture with its widths where the backend gives them, else as a plain address. */
const picture = (blog: Pick<Blog, 'media' | 'title'>, url: string): Media =>
  blog.media?.[url] ?? plainMedia(url, blog.title)

const maybePicture = (blog: Pick<Blog, 'media' | 'title'>, url: string | undefined): Media | null =>
  url ? picture(blog, url) : null

export const resolvers: Resolvers = {
  Query: {
    blog: (_, { id }, ctx) => nullIfAbsent(ctx.call(getBlog, { params: { id } })),
    blogs: async (_, { page, limit }, ctx) => {
      const answer = await ctx.call(listBlogs, { query: { page: page ?? 1, limit: limit ?? 12 } })
      const items = answer.blogs.map((blog) => ({
        ...blog,
        id: blog._id,
        banner: maybePicture(blog, blog.bannerImage),
      }))
      return { items, total: answer.total, page: answer.page }
    },
  },
  Blog: {
    id: ({ _id }) => _id,
    banner: (blog) => maybePicture(blog, blog.bannerImage),
    contentSections: (blog) =>
      blog.contentSections.map((section) => ({
        ...section,
        image: maybePicture(blog, section.image),
        gallery: (section.gallery ?? []).map((url) => picture(blog, url)),
      })),
    imageGrid: (blog) => blog.imageGrid.images.map((url) => picture(blog, url)),
    additionalSections: (blog) => blog.additionalSections.map(({ image }) => picture(blog, image)),
    insights: (blog) =>
      blog.insights.map((insight) => ({ ...insight, image: maybePicture(blog, insight.image) })),
    seo: (blog) => blog,
  },
}
