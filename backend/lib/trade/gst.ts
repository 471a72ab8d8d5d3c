/** a * b / c, rounded half up, in whole numbers throughout. */
export const mulDivRound = (a: number, b: number, c: number): number => {
  const [x, y, z] = [BigInt(a), BigInt(b), BigInt(c)]
  return Number((2n * x * y + z) / (2n * z))
}

/**
 * The tax inside an amount that includes it. Each half (CGST, SGST) is rounded separately, as the law requires, so
 * both are equal and IGST is their sum: what is shown before the place of supply is known stays right.
 */
export const gstInside = (paise: number, basisPoints: number) => {
  const half = mulDivRound(paise, basisPoints, 2 * (10_000 + basisPoints))
  return { taxable: paise - 2 * half, half, tax: 2 * half }
}

/** GST inside several amounts, one entry per rate, lowest rate first. */
export const gstByRate = (parts: readonly { paise: number; basisPoints: number }[]) => {
  const rates = new Map<number, { basisPoints: number; taxable: number; tax: number }>()
  for (const { paise, basisPoints } of parts) {
    const { taxable, tax } = gstInside(paise, basisPoints)
    const sum = rates.get(basisPoints) ?? { basisPoints, taxable: 0, tax: 0 }
    rates.set(basisPoints, { basisPoints, taxable: sum.taxable + taxable, tax: sum.tax + tax })
  }
  return [...rates.values()].sort((a, b) => a.basisPoints - b.basisPoints)
}
