import {
  getPictureFile,
  operatorKnownPictures,
  operatorPictures,
  operatorPutPicture,
  operatorRemovePicture,
  type Picture,
} from '#contract/pictures.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { implement, none, type Db, type Module } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { pictureFiles, prepare } from './files.ts'
import { measure, orRefused, UNREADABLE } from './measure.ts'
import { readFileName } from './media.ts'
import { keepPicture, knownPictures, listPictures, nameAgain, removePicture, sha256 } from './store.ts'

/** Pictures that the house uploads: kept in the store, served in the widths and formats that browsers ask for. */
export const pictures: Module = {
  name: 'pictures',
  accounts: KEEPS_NOTHING,
  jobs: none,
  metrics: none,
  routes: (deps) => {
    const { db, clock } = deps
    const files = pictureFiles(deps)
    return [
      implement(getPictureFile, async ({ params }) => {
        const contentType = `image/${readFileName(params.file)?.format ?? 'webp'}`
        const bytes = await files.soon(params.file)
        return bytes
          ? { contentType, content: bytes.toString('base64') }
          : { contentType, content: '', pending: true as const }
      }),
      implement(operatorPictures, ({ query }) => listPictures(db, query.after, query.limit ?? 50)),
      implement(operatorKnownPictures, async ({ body }) => ({
        known: await knownPictures(db, body.sources),
      })),
      implement(operatorPutPicture, async ({ body, requestId }) => {
        const sent = new Uint8Array(Buffer.from(body.content, 'base64'))
        const source = sha256(sent)
        const { name, alt } = body
        const at = new Date(clock.now())
        const noted = async (tx: Db, picture: Picture): Promise<Picture> => {
          await audit(tx, {
            event: 'picture.uploaded',
            actor: 'operator',
            subject: `picture:${picture.hash}`,
            requestId,
            now: at.getTime(),
          })
          return picture
        }
        const [known] = await knownPictures(db, [source])
        if (known?.picture.name === name && (alt === undefined || known.picture.media.alt === alt))
          return known.picture
        // Encoded only once: another version of the encoder might produce other bytes from the same file.
        const again =
          known &&
          (await inTransaction(db, async (tx) => {
            const picture = await nameAgain(tx, source, { name, alt, at })
            return picture && noted(tx, picture)
          }))
        if (again) return again
        await measure(sent)
        const bytes = new Uint8Array(
          await prepare({ kind: 'keep', bytes: sent }).catch(orRefused(UNREADABLE)),
        )
        const { width, height } = await measure(bytes)
        const tiny = await prepare({ kind: 'placeholder', bytes })
        const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
        return inTransaction(db, async (tx) =>
          noted(
            tx,
            await keepPicture(tx, {
              source,
              name,
              alt,
              width,
              height,
              placeholder: placeholder.length <= 400 ? placeholder : '',
              bytes,
              at,
            }),
          ),
        )
      }),
      implement(operatorRemovePicture, ({ params, requestId }) =>
        inTransaction(db, async (tx) => {
          const removed = await removePicture(tx, params.hash)
          if (removed)
            await audit(tx, {
              event: 'picture.removed',
              actor: 'operator',
              subject: `picture:${params.hash}`,
              requestId,
              now: clock.now(),
            })
          return { removed }
        }),
      ),
    ]
  },
}
