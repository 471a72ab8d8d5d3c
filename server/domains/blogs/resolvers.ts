import { getBlog, listBlogs } from '#contract/blogs.ts'
import { nullIfAbsent } from '#server/domains/shared/absent.ts'
import { blogPicture, maybeBlogPicture } from '#server/domains/shared/blog-picture.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'

export const resolvers: Resolvers = {
  Query: {
    blog: (_, { id }, ctx) => nullIfAbsent(ctx.call(getBlog, { params: { id } })),
    blogs: async (_, { page, limit }, ctx) => {
      const answer = await ctx.call(listBlogs, { query: { page: page ?? 1, limit: limit ?? 12 } })
      const items = answer.blogs.map((blog) => ({
        ...blog,
        id: blog._id,
        banner: maybeBlogPicture(blog, blog.bannerImage),
      }))
      return { items, total: answer.total, page: answer.page }
    },
  },
  Blog: {
    id: ({ _id }) => _id,
    banner: (blog) => maybeBlogPicture(blog, blog.bannerImage),
    contentSections: (blog) =>
      blog.contentSections.map((section) => ({
        ...section,
        image: maybeBlogPicture(blog, section.image),
        gallery: (section.gallery ?? []).map((url) => blogPicture(blog, url)),
      })),
    imageGrid: (blog) => blog.imageGrid.images.map((url) => blogPicture(blog, url)),
    additionalSections: (blog) => blog.additionalSections.map(({ image }) => blogPicture(blog, image)),
    insights: (blog) =>
      blog.insights.map((insight) => ({ ...insight, image: maybeBlogPicture(blog, insight.image) })),
    seo: (blog) => blog,
  },
}
