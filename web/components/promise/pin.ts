import { deviceStore } from '../size-guide/device-store.ts'

/** A typed PIN code without spaces; undefined if it is not one. */
export const readPin = (text: string): string | undefined => {
  const tidy = text.replaceAll(/\s/g, '')
  return /^[1-9]\d{5}$/.test(tidy) ? tidy : undefined
}

/** The shopper's PIN code, saved on this device. */
export const rememberedPin = deviceStore<string>('pin', readPin, (pin) => pin)
