import { AppError } from '#domain/errors'

/** Returns the AppError that the work rejects with; success or any other error fails the test. */
export async function expectAppError(work: Promise<unknown>): Promise<AppError> {
  try {
    await work
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('Expected an AppError.')
}
