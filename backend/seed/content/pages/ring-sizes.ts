const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const QUARTERS = ['', '¼', '½', '¾']

/** Inside circumference in millimetres; the size of ISO 8653 is this number, rounded. */
const circumference = (indian: number) => 40 + indian

const us = (mm: number) => {
  const quarters = Math.round(((mm - 36.5) / 2.55) * 4)
  return `${Math.floor(quarters / 4)}${QUARTERS[quarters % 4]}`
}

const uk = (mm: number) => {
  const halves = Math.round(((mm - 37.5) / 1.25) * 2)
  return `${LETTERS[Math.floor(halves / 2)] ?? 'Z+'}${halves % 2 === 1 ? '½' : ''}`
}

/** Indian, millimetres round and across, European, American and British sizes of the rings that we make. */
export const ringSizeRows = (from = 6, to = 26): string[][] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i).map((indian) => {
    const mm = circumference(indian)
    return [String(indian), String(mm), (mm / Math.PI).toFixed(1), String(mm), us(mm), uk(mm)]
  })
