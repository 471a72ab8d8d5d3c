import { deviceStore } from './device-store.ts'

/** ISO/IEC 7810 ID-1: every bank card, millimetres. */
export const CARD_MM = { width: 85.6, height: 53.98 } as const

/** CSS pixels in a millimetre: from a wall screen to the densest phone. */
export const SCALE = { least: 2.4, most: 8, step: 0.02, usual: 96 / 25.4 } as const

const readScale = (text: string): number | undefined => {
  const scale = Number(text)
  return scale >= SCALE.least && scale <= SCALE.most ? scale : undefined
}

/** CSS pixels in a millimetre of this screen, as measured with a card. */
export const screenScale = deviceStore<number>('screen-scale', readScale, String)
