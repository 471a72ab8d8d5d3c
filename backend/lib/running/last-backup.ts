import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'

/** What is remembered of the last backup that was written and read again whole. Times are ISO 8601. */
const LastBackup = Type.Object({
  at: Type.String(),
  file: Type.String(),
  bytes: Type.Integer(),
  rows: Type.Integer(),
  checkedAt: Type.String(),
})
export type LastBackup = Static<typeof LastBackup>

const placeIn = (dataDir: string) => join(dataDir, 'last-backup.json')

/**
 * Remembers a backup in a file next to the store, not in it: a restored store would otherwise not know about backups
 * made after its own.
 */
export const rememberBackup = (dataDir: string, backup: LastBackup): void => {
  const draft = `${placeIn(dataDir)}.part`
  writeFileSync(draft, JSON.stringify(backup), { mode: 0o600 })
  renameSync(draft, placeIn(dataDir))
}

/** The last backup that this machine made of the store; undefined if none is known. */
export const lastBackup = (dataDir: string): LastBackup | undefined => {
  try {
    const read: unknown = JSON.parse(readFileSync(placeIn(dataDir), 'utf8'))
    return Value.Check(LastBackup, read) ? read : undefined
  } catch {
    return undefined
  }
}
