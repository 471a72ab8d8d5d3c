import {
  getBlog,
  listBlogs,
  operatorBlog,
  operatorBlogs,
  operatorPutBlog,
  operatorRemoveBlog,
  type Blog,
} from '#contract/blogs.ts'
import { audit } from '#backend/lib/audit.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { implement, none, Refusal, type Module } from '#backend/lib/implement.ts'
import { inTransaction } from '#backend/lib/transaction.ts'
import { markOwn } from '#backend/lib/own-rows.ts'
import { findBlog, listBlogs as readBlogs, putBlog, removeBlog, uploadedMedia } from './store.ts'

/** Every address of a picture that a blog names. */
const picturesIn = (blog: Omit<Blog, '_id'>): string[] =>
  [
    blog.bannerImage,
    ...blog.contentSections.flatMap(({ image, gallery = [] }) => [image, ...gallery]),
    ...blog.imageGrid.images,
    ...blog.additionalSections.map(({ image }) => image),
    ...blog.insights.map(({ image }) => image),
  ].filter((each): each is string => each !== undefined)

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
    implement(operatorPutBlog, ({ params, body, requestId }) =>
      inTransaction(db, async (tx) => {
        const at = new Date(clock.now()).toISOString()
        const media = { ...(await uploadedMedia(tx, picturesIn(body))), ...body.media }
        const blog = {
          publishedAt: at,
          ...body,
          _id: params.id,
          ...(Object.keys(media).length > 0 && { media }),
        }
        await putBlog(tx, blog, params.id)
        await markOwn(tx, 'blog', params.id, { removed: false })
        await audit(tx, {
          event: 'blog.written',
          actor: 'operator',
          subject: `blog:${params.id}`,
          requestId,
          now: clock.now(),
        })
        return blog
      }),
    ),
    implement(operatorRemoveBlog, ({ params, requestId }) =>
      inTransaction(db, async (tx) => {
        const removed = await removeBlog(tx, params.id)
        if (removed) {
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
