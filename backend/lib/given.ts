/** What a column or member holds; undefined for null: answers leave out what is not there. */
export const given = <T>(value: T | null | undefined): T | undefined => value ?? undefined
