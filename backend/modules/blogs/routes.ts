import { getBlog, listBlogs } from '#contract/blogs.ts'
import { implement, Refusal, type Module } from '#backend/lib/implement.ts'
import { findBlog, listBlogs as readBlogs } from './store.ts'

export const blogs: Module = {
  name: 'blogs',
  routes: ({ db }) => [
    implement(getBlog, async ({ params }) => {
      const blog = await findBlog(db, params.id)
      if (!blog) throw new Refusal(404, 'NOT_FOUND', 'There is no such blog.')
      return blog
    }),
    implement(listBlogs, ({ query }) =>
      readBlogs(db, query.page ?? 1, query.limit ?? 12, query.search?.trim()),
    ),
  ],
}
