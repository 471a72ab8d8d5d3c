/** The value of a column or member; undefined for null, because answers leave out what is absent. */
export const given = <T>(value: T | null | undefined): T | undefined => value ?? undefined
