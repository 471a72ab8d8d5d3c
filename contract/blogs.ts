import { Type, type Static } from 'typebox'
import { Media } from './catalogue.ts'
import { Base } from './drafts.ts'
import { endpoint, strict } from './endpoint.ts'
import { Id, Moment, PictureAddress, WebAddress } from './formats.ts'

/** SEO members that any entity may have (specification sections 1 and 3). */
export const seoMembers = {
  metaTitle: Type.Optional(Type.String()),
  canonicalUrl: Type.Optional(WebAddress),
  metaDescription: Type.Optional(Type.String()),
  metaKeywords: Type.Optional(Type.String()),
  ogTitle: Type.Optional(Type.String()),
  ogDescription: Type.Optional(Type.String()),
  ogImage: Type.Optional(PictureAddress),
  ogUrl: Type.Optional(WebAddress),
}

/** A blog as specification section 3 has it. Texts are plain text; addresses are root-relative or https. */
export const Blog = Type.Object({
  _id: Id,
  title: Type.String(),
  subtitle: Type.Optional(Type.String()),
  bannerImage: Type.Optional(Type.String()),
  intro: Type.Optional(Type.String()),
  contentSections: Type.Array(
    Type.Object({
      heading: Type.Optional(Type.String()),
      description: Type.Optional(Type.String()),
      image: Type.Optional(PictureAddress),
      gallery: Type.Optional(Type.Array(PictureAddress)),
    }),
  ),
  imageGrid: Type.Object({ images: Type.Array(PictureAddress) }),
  sections1: Type.Array(Type.Object({ heading: Type.String(), content: Type.String() })),
  additionalSections: Type.Array(Type.Object({ image: PictureAddress })),
  insights: Type.Array(
    Type.Object({ image: Type.Optional(PictureAddress), title: Type.String(), description: Type.String() }),
  ),
  publishedAt: Type.Optional(Moment),
  /** Our extension: the same pictures with sizes, keyed by their plain address. */
  media: Type.Optional(Type.Record(Type.String(), Media)),
  ...seoMembers,
})
export type Blog = Static<typeof Blog>

export const getBlog = endpoint({
  name: 'getBlog',
  method: 'GET',
  path: '/api/blogs/:id',
  params: Type.Object({ id: Id }),
  answer: Blog,
  sharedBy: ['blog'],
})

/** The list behind /blogs, newest first; section 7 has none, so it is a feature. */
export const listBlogs = endpoint({
  name: 'listBlogs',
  method: 'GET',
  path: '/api/blogs',
  feature: 'blog-list',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 12 })),
    /** Feature `search`: blogs whose title or text has all these words, the best first. */
    search: Type.Optional(Type.String({ maxLength: 128 })),
  }),
  answer: Type.Object({
    blogs: Type.Array(
      Type.Pick(Blog, ['_id', 'title', 'subtitle', 'bannerImage', 'intro', 'publishedAt', 'media']),
    ),
    total: Type.Integer(),
    page: Type.Integer(),
  }),
  sharedBy: ['blog'],
})

const { _id: _blogId, ...blogMembers } = Blog.properties
const operator = { caller: 'operator', may: ['owner', 'manager'], feature: 'blog-list' } as const

/** Blogs, newest first. */
export const operatorBlogs = endpoint({
  ...operator,
  name: 'operatorBlogs',
  method: 'GET',
  path: '/api/operator/blogs',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
    q: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  answer: Type.Object({
    blogs: Type.Array(Type.Pick(Blog, ['_id', 'title', 'subtitle', 'publishedAt'])),
    total: Type.Integer(),
  }),
})

/** A blog as it was written, to be edited and put back. */
export const operatorBlog = endpoint({
  ...operator,
  name: 'operatorBlog',
  method: 'GET',
  path: '/api/operator/blogs/:id',
  params: Type.Object({ id: Id }),
  answer: Blog,
})

/** A blog as it is sent. */
export const BlogSource = strict(blogMembers)

/** Makes or replaces a blog; it is shown at once. Addresses of uploaded pictures need no additional `media`. */
export const operatorPutBlog = endpoint({
  ...operator,
  name: 'operatorPutBlog',
  method: 'PUT',
  path: '/api/operator/blogs/:id',
  params: Type.Object({ id: Id }),
  query: Base,
  body: BlogSource,
  answer: Blog,
  repeatable: true,
})

export const operatorRemoveBlog = endpoint({
  ...operator,
  name: 'operatorRemoveBlog',
  method: 'DELETE',
  path: '/api/operator/blogs/:id',
  params: Type.Object({ id: Id }),
  query: Base,
  answer: Type.Object({ removed: Type.Boolean() }),
  repeatable: true,
})
