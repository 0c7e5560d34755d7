/**
 * An expected failure of the start or of a command, printed without a stack. Any other error is a
 * bug and is printed with its stack.
 */
export class StartupError extends Error {
  override readonly name: string = 'StartupError'
}

/** Prints why the start or a command failed. */
export function printFailure(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error)
}
