import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openEmbedded } from '#backend/lib/store/db.ts'
import { migrate } from '#backend/lib/migrate/migrate.ts'
import { readMigrations } from '#backend/lib/migrate/migration-files.ts'

const AT = readMigrations().findIndex(({ name }) => name === '1060-background')
const page = (name: 'ground' | 'background', said: string) => ({
  title: `We call it "ground": "${said}"`,
  blocks: [
    { kind: 'hero', tone: name, picture: { key: 'flower', [name]: 2 } },
    { kind: 'faq', questions: [{ heading: 'ground', content: '{"ground": 2}' }] },
  ],
})

it('what a store called `ground` is called `background` in columns, pages, menu, drafts and versions; no word of a text is touched', async () => {
  const { db, close } = await openEmbedded({})
  try {
    await migrate(db, readMigrations().slice(0, AT))
    const [before, collection] = [JSON.stringify(page('ground', 'a')), { name: 'ground', ground: 4 }]
    await sql`insert into products (id, slug, name, made_in, price_paise, ground)
      values ('ring', 'ring', 'Ring', 'India', 100, 3)`.execute(db)
    await sql`insert into content_pages (slug, path, page_group, position, source, updated_at)
      values ('home', '/', 'home', 0, ${before}::jsonb, now())`.execute(db)
    await sql`insert into navigation (source) values (${JSON.stringify({ collections: [collection] })}::jsonb)`.execute(
      db,
    )
    await sql`insert into document_drafts (kind, id, value, revision, who, at)
      values ('page', 'home', ${before}::jsonb, 1, 'x', now())`.execute(db)
    await sql`insert into document_versions (kind, id, number, value, at)
      values ('page', 'home', 1, ${before}::jsonb, now()), ('page', 'home', 2, null, now())`.execute(db)

    await migrate(db)
    const { rows } = await sql<{ value: unknown }>`
      select to_jsonb(background) as value from products
      union all select source from content_pages union all select source from navigation
      union all select value from document_drafts union all select value from document_versions where value is not null`.execute(
      db,
    )
    const after = page('background', 'a')
    expect(rows.map(({ value }) => value)).toEqual([
      3,
      after,
      { collections: [{ name: 'ground', background: 4 }] },
      after,
      after,
    ])
  } finally {
    await close()
  }
})
