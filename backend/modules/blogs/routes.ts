import { getBlog, listBlogs } from '#contract/blogs.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { implement, none, Refusal, type Module } from '#backend/lib/implement.ts'
import { findBlog, listBlogs as readBlogs } from './store.ts'

export const blogs: Module = {
  name: 'blogs',
  accounts: KEEPS_NOTHING,
  jobs: none,
  metrics: none,
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
