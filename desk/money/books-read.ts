import { useQuery } from '@tanstack/react-query'
import type { HttpError } from 'ra-core'
import { operatorRegister, type RegisterDocument } from '#contract/desk-books.ts'
import { operatorResaleRegister, type RegisteredResale } from '#contract/resale.ts'
import { call } from '../api/call.ts'

/** All parts of a register, one after the other. */
const readParts = async <One>(
  read: (after: { readonly after?: string }) => Promise<{ all: readonly One[]; next?: string | undefined }>,
): Promise<readonly One[]> => {
  const found: One[] = []
  let after: string | undefined
  do {
    const { all, next } = await read(after === undefined ? {} : { after })
    found.push(...all)
    after = next
  } while (after !== undefined)
  return found
}

interface Books {
  readonly documents: readonly RegisterDocument[]
  readonly resales: readonly RegisteredResale[]
}

const LIMIT = 500

/** Every document of these days, and every piece that the house took. */
export const useBooks = ({ from, to }: { readonly from: string; readonly to: string }, when: boolean) =>
  useQuery<Books, HttpError>({
    queryKey: ['books', from, to],
    queryFn: async () => {
      const days = { from, to, limit: LIMIT }
      const [documents, resales] = await Promise.all([
        readParts(async (after) => {
          const { documents: all, next } = await call(operatorRegister, { query: { ...days, ...after } })
          return { all, next }
        }),
        readParts(async (after) => {
          const { resales: all, next } = await call(operatorResaleRegister, { query: { ...days, ...after } })
          return { all, next }
        }),
      ])
      return { documents, resales }
    },
    enabled: when,
  })
