import { useMutation, useQueryClient } from '@tanstack/react-query'
import { HttpError } from 'ra-core'
import { useState } from 'react'
import { operatorBeginImport, operatorFinishImport } from '#contract/catalogue-transfer.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { operatorPutPicture } from '#contract/pictures.ts'
import { operatorImportTable } from '#contract/product-table.ts'
import { call } from '../api/call.ts'
import { base64Of } from '../parts/files.ts'

export type Told = AnswerOf<typeof operatorImportTable>
type Finished = AnswerOf<typeof operatorFinishImport>

export interface Chosen {
  readonly table: File
  readonly pictures: readonly File[]
  readonly createMissing: boolean
}

/** What a try of the import says, and what the import itself wrote. */
export interface Outcome {
  readonly told: Told
  readonly finished?: Finished
}

const FAILED_AT_THE_END = 'Products changed while this was read. Nothing was written; read the table again.'

/** What is seen before anything is sent. Throws a sentence. */
const refuseAtOnce = ({ name, size }: File): void => {
  if (!/\.(?:csv|xlsx)$/i.test(name))
    throw new HttpError(
      `${name} is neither a .csv nor an .xlsx: save the spreadsheet as one of them.`,
      422,
      {},
    )
  if (size === 0) throw new HttpError(`There is nothing in ${name}.`, 422, {})
}

/**
 * A table of products with its pictures: first checked, then written whole or not at all. `far` reports how many
 * pictures have been sent.
 */
export const useImport = () => {
  const client = useQueryClient()
  const [far, setFar] = useState<string>()
  const run = useMutation<Outcome, HttpError, Chosen & { readonly write: boolean }>({
    mutationFn: async ({ table, pictures, createMissing, write }) => {
      refuseAtOnce(table)
      const { importId } = await call(operatorBeginImport)
      const content = await base64Of(table)
      const params = { importId }
      const read = (dryRun: boolean) =>
        call(operatorImportTable, {
          params,
          body: {
            file: table.name,
            content,
            createMissing,
            ...(dryRun && { dryRun, coming: pictures.map(({ name }) => name) }),
          },
        })
      if (!write) return { told: await read(true) }
      for (const [at, picture] of pictures.entries()) {
        setFar(`Picture ${at + 1} of ${pictures.length}`)
        await call(operatorPutPicture, { body: { name: picture.name, content: await base64Of(picture) } })
      }
      setFar('Saving the products')
      const told = await read(false)
      if (told.mistakes > 0) return { told }
      const finished = await call(operatorFinishImport, { params, body: {} })
      if (!finished.written) throw new HttpError(finished.errors[0]?.message ?? FAILED_AT_THE_END, 409, {})
      return { told, finished }
    },
    onSuccess: async (_, { write }) => {
      if (write) await client.invalidateQueries()
    },
    onSettled: () => setFar(undefined),
  })
  return { run, far }
}
