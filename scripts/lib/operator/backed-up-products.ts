import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { ProductInput } from '#contract/catalogue-write.ts'
import { pagesOf } from '#program/pages-of.ts'

/**
 * Every product in a backup. No program of the shop is started on it, because a second backend would send e-mails and
 * refunds again. The backup is restored into a temporary database, migrated, read and removed.
 */
export const backedUpProducts = async (file: string): Promise<ProductInput[]> => {
  const [{ readConfig }, { restore }, { openStore }, { migrate }, { exportProducts }] = await Promise.all([
    import('#backend/config.ts'),
    import('#backend/backup/stores.ts'),
    import('#backend/lib/store/open-store.ts'),
    import('#backend/lib/migrate/migrate.ts'),
    import('#backend/modules/catalogue/export.ts'),
  ])
  const folder = mkdtempSync(join(tmpdir(), 'shop-backup-'))
  try {
    const config = readConfig({ DATA_DIR: folder, SEED: 'none' })
    await restore(config, { file, replace: false })
    const database = await openStore(config, pino({ level: 'silent' }))
    try {
      await migrate(database.db)
      const all: ProductInput[] = []
      for await (const page of pagesOf((after) => exportProducts(database.db, after ?? '', 100)))
        all.push(...page.products)
      return all
    } finally {
      await database.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
