/**
 * '1,25,000.50' without its commas. A comma that does not separate thousands, as in '42,5', stays: no reader takes that
 * for 425.
 */
export const withoutGroups = (text: string): string =>
  /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text
