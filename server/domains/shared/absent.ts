import { AppError } from '#server/errors.ts'

/** Absent is null, failed is an error: turns NOT_FOUND of one call into null. */
export const nullIfAbsent = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
