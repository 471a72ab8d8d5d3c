const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether the store could take this as a UUID: another text would be an error of the statement, not 'none found'. */
export const isUuid = (text: string): boolean => UUID.test(text)
