import type { Media } from '#contract/catalogue.ts'
import { pictureKeys, withMedia } from '#contract/content-pictures.ts'
import { namedIn, unknownWords } from '#contract/content-words.ts'
import type { ContentLink, ContentPage, ContentSource } from '#contract/content.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { markOwn, ownIds } from '#backend/lib/rows/own-rows.ts'
import { notifyChange } from '#backend/lib/changes.ts'
import { json } from '#backend/lib/store/db.ts'
import { keepVersion } from '#backend/lib/rows/document-versions.ts'
import type { Db, Deps } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { filled, readHouseWords, takesReturns } from './house-words.ts'
import { withoutReturns } from './unpromised.ts'
import type { ContentTables } from './tables.ts'

const rowOf = (source: ContentSource) => ({
  path: source.path,
  page_group: source.group,
  position: source.position,
  source: json(source),
})

interface Writing {
  /** The version that it replaces; absent: any. */
  readonly base?: number | undefined
  readonly requestId?: string
}

export const contentStore = ({ db: pool, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const db = pool.withTables<ContentTables>()

  const mediaOf = async (value: unknown): Promise<Map<string, Media>> => {
    const keys = [...new Set(pictureKeys(value))]
    if (keys.length === 0) return new Map()
    const rows = await db.selectFrom('content_pictures').selectAll().where('key', 'in', keys).execute()
    return new Map(rows.map(({ key, media }) => [key, media]))
  }

  const sourceIn = async (tx: Db, slug: string): Promise<ContentSource | undefined> =>
    (
      await tx
        .withTables<ContentTables>()
        .selectFrom('content_pages')
        .select('source')
        .where('slug', '=', slug)
        .executeTakeFirst()
    )?.source

  const noted = (tx: Db, event: string, slug: string, requestId: string | undefined) =>
    audit(tx, {
      event,
      actor: 'operator',
      subject: `content:${slug}`,
      ...(requestId !== undefined && { requestId }),
      now: clock.now(),
    })

  const complete = async (slug: string, source: ContentSource, updatedAt: Date): Promise<ContentPage> => {
    const promised =
      namedIn(source.blocks).includes('returnDays') && !(await takesReturns(pool))
        ? { ...source, blocks: withoutReturns(source.blocks) }
        : source
    const words = await filled(pool, promised)
    const page = withMedia({ slug, ...words, updatedAt: updatedAt.toISOString() }, await mediaOf(source))
    const ogImage = page.ogImage ?? page.picture?.media?.url
    return ogImage === undefined ? page : { ...page, ogImage }
  }

  return {
    get: async (slug: string): Promise<ContentPage | undefined> => {
      const row = await db.selectFrom('content_pages').selectAll().where('slug', '=', slug).executeTakeFirst()
      return row && complete(row.slug, row.source, row.updated_at)
    },

    /** The page as it was written, with the names of house facts. */
    source: (slug: string): Promise<ContentSource | undefined> => sourceIn(pool, slug),

    /** The page that shoppers would see if this were published. */
    shown: (slug: string, source: ContentSource): Promise<ContentPage> =>
      complete(slug, withMedia(source, new Map()), new Date(clock.now())),

    /** Names in a page that are not house facts; empty if there are none. */
    unknownWords: async (source: ContentSource): Promise<string[]> =>
      unknownWords(source, await readHouseWords(pool)),

    list: async (group: string | undefined): Promise<ContentLink[]> => {
      let query = db
        .selectFrom('content_pages')
        .selectAll()
        .orderBy('page_group')
        .orderBy('position')
        .orderBy('slug')
      if (group !== undefined) query = query.where('page_group', '=', group)
      const links = (await query.execute()).map(({ slug, source, updated_at }): ContentLink => {
        const { path, title, group: ofGroup, summary, picture } = source
        return { slug, path, title, group: ofGroup, summary, picture, updatedAt: updated_at.toISOString() }
      })
      return withMedia(await filled(pool, links), await mediaOf(links))
    },

    /** The address of every page by its slug. */
    paths: async (): Promise<ReadonlyMap<string, string>> =>
      new Map(
        (await db.selectFrom('content_pages').select(['slug', 'path']).execute()).map(({ slug, path }) => [
          slug,
          path,
        ]),
      ),

    /** Whether another page has this path. */
    pathTaken: async (slug: string, path: string): Promise<boolean> =>
      (await db
        .selectFrom('content_pages')
        .select('slug')
        .where('path', '=', path)
        .where('slug', '!=', slug)
        .executeTakeFirst()) !== undefined,

    put: async (
      slug: string,
      source: ContentSource,
      { base, requestId }: Writing = {},
    ): Promise<ContentPage> => {
      const bare = withMedia(source, new Map())
      const row = rowOf(bare)
      const updated_at = new Date(clock.now())
      await inTransaction(pool, async (tx) => {
        const before = await sourceIn(tx, slug)
        await tx
          .withTables<ContentTables>()
          .insertInto('content_pages')
          .values({ slug, ...row, own: true, updated_at })
          .onConflict((conflict) => conflict.column('slug').doUpdateSet({ ...row, own: true, updated_at }))
          .execute()
        await notifyChange(tx, 'content', slug)
        await markOwn(tx, 'page', slug, { removed: false })
        await noted(tx, 'content.written', slug, requestId)
        await keepVersion(tx, { kind: 'page', id: slug, before, after: bare, base, now: clock.now() })
      })
      return complete(slug, bare, updated_at)
    },

    remove: (slug: string, { base, requestId }: Writing = {}): Promise<boolean> =>
      inTransaction(pool, async (tx) => {
        const before = await sourceIn(tx, slug)
        const { numDeletedRows } = await tx
          .withTables<ContentTables>()
          .deleteFrom('content_pages')
          .where('slug', '=', slug)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await markOwn(tx, 'page', slug, { removed: true })
        await notifyChange(tx, 'content', slug)
        await noted(tx, 'content.removed', slug, requestId)
        await keepVersion(tx, { kind: 'page', id: slug, before, after: undefined, base, now: clock.now() })
        return true
      }),

    /** Writes the pages of the seed; pages that the shop has written itself stay. */
    seed: async (pages: readonly (ContentSource & { slug: string })[]): Promise<void> => {
      const updated_at = new Date(clock.now())
      const own = await ownIds(pool, 'page')
      await db.transaction().execute(async (tx) => {
        for (const { slug, ...source } of pages) {
          if (own.has(slug)) continue
          const row = { ...rowOf(source), updated_at }
          await tx
            .insertInto('content_pages')
            .values({ slug, ...row })
            .onConflict((conflict) =>
              conflict.column('slug').doUpdateSet(row).where('content_pages.own', '=', false),
            )
            .execute()
          await notifyChange(tx, 'content', slug)
        }
      })
    },

    putPictures: async (pictures: ReadonlyMap<string, Media>): Promise<void> => {
      if (pictures.size === 0) return
      await db
        .insertInto('content_pictures')
        .values([...pictures].map(([key, media]) => ({ key, media: json(media) })))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet(({ ref }) => ({ media: ref('excluded.media') })),
        )
        .execute()
    },
  }
}
