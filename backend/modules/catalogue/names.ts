import { sql } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { versionOf } from '#backend/lib/rows/kept-versions.ts'
import { key } from './keys.ts'

/** The label of a key; for a category also its position. */
interface Label {
  readonly label: string
  readonly slug?: string
  readonly id?: string
  readonly parentId?: string | undefined
}

/** Names of categories and labels of keys at one version. */
export interface Names {
  readonly version: number
  readonly labelOf: (key: string) => Label | undefined
  /** The key of a category named by id or slug; for an unknown one, a key that no product has. */
  readonly categoryKey: (idOrSlug: string) => string
}

/** The version that a statement sees. */
export const NAMES_VERSION = versionOf('names')

interface Row {
  key: string | null
  label: string
  slug: string | null
  id: string | null
  parent_id: string | null
  version: number
}

const readNames = async (db: Db): Promise<Names> => {
  const { rows } = await sql<Row>`select n.key, n.label, n.slug, n.id, n.parent_id, v.version
    from (select ${NAMES_VERSION} as version) v left join (
      select null as key, name as label, slug, id, parent_id from categories
      union all select key, label, null, null, null from key_labels where key not like 'category:%') n on true`.execute(
    db,
  )
  const labels = new Map<string, Label>()
  const categories = new Map<string, string>()
  for (const { key: plain, label, slug, id, parent_id } of rows)
    if (plain !== null) labels.set(plain, { label })
    else if (id !== null && slug !== null) {
      const its = key('category', id)
      labels.set(its, { label, slug, id, parentId: parent_id ?? undefined })
      categories.set(id, its)
    }
  for (const { id, slug } of rows)
    if (id !== null && slug !== null && !categories.has(slug)) categories.set(slug, key('category', id))
  return {
    version: rows[0]?.version ?? 0,
    labelOf: (wanted) => labels.get(wanted),
    categoryKey: (name) => categories.get(name) ?? key('category', `?${name}`),
  }
}

/** A result that used names, and the version that its last statement saw; undefined if no names were needed. */
interface WithVersion<T> {
  readonly result: T
  readonly version: number | undefined
}

export interface KeptNames {
  /** Works with the remembered names, and again with those of the store if they have changed meanwhile. */
  readonly use: <T>(work: (names: Names) => Promise<WithVersion<T>>) => Promise<T>
}

/** Names of one store, read once and after each change of them. */
export const keepNames = (db: Db): KeptNames => {
  let kept: Promise<Names> | undefined
  return {
    use: async (work) => {
      for (;;) {
        const reading = (kept ??= readNames(db))
        const names = await reading.catch((error: unknown) => {
          if (kept === reading) kept = undefined
          throw error
        })
        const { result, version } = await work(names)
        if (version === undefined || version === names.version) return result
        if (kept === reading) kept = undefined
      }
    },
  }
}
