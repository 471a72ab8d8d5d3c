import { member } from '#program/member.ts'
import type { Db } from '#backend/lib/http/implement.ts'

/** Serialisation failure and deadlock: the store asks for another try. */
const AGAIN = new Set(['40001', '40P01'])
const TRIES = 4

/** Runs the work in one transaction, and again (at most three times) if the store lost a race between transactions. */
export const inTransaction = async <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= TRIES || !AGAIN.has(String(member(error, 'code')))) throw error
    }
  }
}

/** Reads everything that several statements ask for as of one moment, whatever others are writing. */
export const atOneMoment = <T>(db: Db, read: (at: Db) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
