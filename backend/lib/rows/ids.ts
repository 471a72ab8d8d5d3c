const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Whether the store would accept this as a UUID: any other text would make the statement fail instead of finding
 * nothing.
 */
export const isUuid = (text: string): boolean => UUID.test(text)
