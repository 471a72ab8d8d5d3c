/** Rupees of a REST body to paise. Rounds once, here, so that 0.1 + 0.2 never meets a sum. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100)

/** Paise to the rupees of a REST body. */
export const fromPaise = (paise: number): number => paise / 100
