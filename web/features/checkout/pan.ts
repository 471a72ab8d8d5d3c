import { t } from '#web/words/t.ts'
/** A PAN as it is on the card: without the spaces that come from pasting, in capitals. */
export const readPan = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

const SHAPE = /^[A-Z]{5}\d{4}[A-Z]$/
/** Who may hold a PAN, by its fourth letter. */
const HOLDERS = 'ABCFGHJLPT'

/** Why a text is not a PAN, as a sentence; true if it can be one. */
export const panRule = (text: string): true | string => {
  const pan = readPan(text)
  if (!SHAPE.test(pan)) return pan.length === 10 ? t('checkout.pan.shape') : t('checkout.pan.ten')
  return HOLDERS.includes(pan.charAt(3)) || t('checkout.pan.fourth', { letter: pan.charAt(3) })
}

/**
 * A sentence if a name does not match a PAN: its fifth letter is the first of a person's surname or of a firm's name.
 * Names are written in many ways, so the shopper is asked to check, and never refused.
 */
export const panDoubt = (text: string, name: string): string | undefined => {
  const pan = readPan(text)
  const letter = pan.charAt(4)
  const words =
    name
      .normalize('NFD')
      .toUpperCase()
      .match(/[A-Z]+/g) ?? []
  if (panRule(text) !== true || words.length === 0 || words.some((word) => word.startsWith(letter)))
    return undefined
  return t('checkout.pan.fifth', { name: name.trim(), letter })
}
