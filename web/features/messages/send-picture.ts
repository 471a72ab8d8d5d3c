import { t } from '#web/words/t.ts'
import { language } from '#web/words/language.ts'

/** Pixels of the longer side that is sent; the house stores fewer. */
const SIDE = 2000
/** The most bytes that the shop accepts. */
export const MOST_BYTES = 6_000_000

/**
 * Reduces a photograph to the size at which it is viewed. A file that the browser cannot draw is sent unchanged: the
 * shop checks it.
 */
const smaller = async (file: File): Promise<Blob> => {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height))
    if (scale === 1 && file.size < 1_000_000) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return file
    // Transparent parts of a drawing become white, not black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.88))
    return made ?? file
  } catch {
    return file
  }
}

/** The longest wait for one picture: six megabytes on a slow phone, and no more than a patient person waits. */
const SEND_BY_MS = 90_000

const textIn = (body: unknown, name: string): string | undefined => {
  const found: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  return typeof found === 'string' ? found : undefined
}

/** Sends one picture. Returns its id, or a sentence that says why not. */
export const sendPicture = async (file: File): Promise<{ id: string } | { refused: string }> => {
  const sent = await smaller(file)
  if (sent.size > MOST_BYTES) return { refused: t('messages.pictures.large') }
  try {
    const answer = await fetch('/message/picture', {
      method: 'POST',
      headers: {
        'content-type': sent.type.startsWith('image/') ? sent.type : 'image/unknown',
        'x-language': language.code,
      },
      body: sent,
      signal: AbortSignal.timeout(SEND_BY_MS),
    })
    const body: unknown = await answer.json()
    const id = textIn(body, 'id')
    if (answer.ok && id !== undefined) return { id }
    if (answer.status === 413) return { refused: t('messages.pictures.large') }
    const said = answer.status < 500 ? textIn(body, 'message') : undefined
    return { refused: said ?? t('messages.pictures.failed') }
  } catch {
    // No answer, or none in time.
    return { refused: t('messages.pictures.failed') }
  }
}
