import { AppError } from '#domain/errors'

/** The refusal that the work ends in; a success or a bug fails the test. */
export async function refusalOf(work: Promise<unknown>): Promise<AppError> {
  try {
    await work
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('This should have been refused.')
}
