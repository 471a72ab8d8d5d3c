import {
  getBlog,
  listBlogs,
  operatorBlog,
  operatorBlogs,
  operatorPutBlog,
  operatorRemoveBlog,
} from '#contract/blogs.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { keepVersion } from '#backend/lib/rows/document-versions.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { implement, none, Refusal, type Module } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { markOwn } from '#backend/lib/rows/own-rows.ts'
import { blogShown, findBlog, listBlogs as readBlogs, putBlog, removeBlog } from './store.ts'

export const blogs: Module = {
  name: 'blogs',
  accounts: KEEPS_NOTHING,
  jobs: none,
  metrics: none,
  routes: ({ db, clock }) => [
    implement(getBlog, async ({ params }) => {
      const blog = await findBlog(db, params.id)
      if (!blog) throw new Refusal(404, 'NOT_FOUND', 'There is no such blog.')
      return blog
    }),
    implement(listBlogs, ({ query }) =>
      readBlogs(db, query.page ?? 1, query.limit ?? 12, query.search?.trim()),
    ),
    implement(operatorBlogs, ({ query }) =>
      readBlogs(db, query.page ?? 1, query.limit ?? 100, query.q?.trim() || undefined),
    ),
    implement(operatorBlog, async ({ params }) => {
      const blog = await findBlog(db, params.id)
      if (!blog) throw new Refusal(404, 'NOT_FOUND', 'There is no such blog.')
      return blog
    }),
    implement(operatorPutBlog, ({ params, query: { base }, body, requestId }) =>
      inTransaction(db, async (tx) => {
        const before = await findBlog(tx, params.id)
        const blog = await blogShown(tx, params.id, body, clock.now())
        await putBlog(tx, blog, params.id)
        await markOwn(tx, 'blog', params.id, { removed: false })
        await audit(tx, {
          event: 'blog.written',
          actor: 'operator',
          subject: `blog:${params.id}`,
          requestId,
          now: clock.now(),
        })
        await keepVersion(tx, { kind: 'blog', id: params.id, before, after: blog, base, now: clock.now() })
        return blog
      }),
    ),
    implement(operatorRemoveBlog, ({ params, query: { base }, requestId }) =>
      inTransaction(db, async (tx) => {
        const before = await findBlog(tx, params.id)
        const removed = await removeBlog(tx, params.id)
        if (removed) {
          await keepVersion(tx, {
            kind: 'blog',
            id: params.id,
            before,
            after: undefined,
            base,
            now: clock.now(),
          })
          await markOwn(tx, 'blog', params.id, { removed: true })
          await audit(tx, {
            event: 'blog.removed',
            actor: 'operator',
            subject: `blog:${params.id}`,
            requestId,
            now: clock.now(),
          })
        }
        return { removed }
      }),
    ),
  ],
}
