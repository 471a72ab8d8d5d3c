/** Where a laboratory lets anybody look up a report by its number. */
const LABS: Readonly<Record<string, (number: string) => string>> = {
  GIA: (number) => `https://www.gia.edu/report-check?reportno=${encodeURIComponent(number)}`,
  IGI: (number) => `https://www.igi.org/verify-your-report/?r=${encodeURIComponent(number)}`,
}

/** The address of a report at its laboratory; undefined if we know no such page. */
export const verifyAddress = (lab: string, number: string): string | undefined =>
  Object.hasOwn(LABS, lab) ? LABS[lab]?.(number) : undefined
