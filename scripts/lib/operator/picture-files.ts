import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { operatorKnownPictures, operatorPutPicture, type Picture } from '#contract/pictures.ts'
import { readFile } from '#scripts/lib/files.ts'
import { callEndpoint } from './operator-endpoint.ts'
import { fail, progress } from './operator.ts'

/** So many files are asked about at once. */
const ASKED = 500
/** So many are under way; the shop lets eight wait (`keeping` in backend/modules/pictures/files.ts). */
const AT_ONCE = 4
/** The time in which a large photograph is read, turned and encoded again. */
const UPLOAD_MS = 120_000

/** Sends the files that the shop does not have yet, a few at once; one that was sent before is not sent again. */
export const sendPictures = async (files: readonly string[]): Promise<Picture[]> => {
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0) return fail(`There is no file ${missing.join(', ')}.`)
  const sources = files.map((file) => createHash('sha256').update(readFile(file)).digest('hex'))
  const known = new Map<string, Picture>()
  for (let at = 0; at < sources.length; at += ASKED) {
    const body = { sources: sources.slice(at, at + ASKED) }
    const answer = await callEndpoint(operatorKnownPictures, { body })
    for (const { source, picture } of answer.known) known.set(source, picture)
  }
  const show = progress('Pictures', files.length)
  const pictures: Picture[] = []
  let [next, done] = [0, 0]
  // While one is written the next is read and sent.
  const send = async (): Promise<void> => {
    for (let n = next++; n < files.length; n = next++) {
      const file = files[n] ?? ''
      const name = basename(file)
      const kept = known.get(sources[n] ?? '')
      const content = () => readFile(file).toString('base64')
      pictures[n] =
        kept?.name === name
          ? kept
          : await callEndpoint(operatorPutPicture, { body: { name, content: content() } }, UPLOAD_MS)
      show((done += 1))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  return pictures
}
