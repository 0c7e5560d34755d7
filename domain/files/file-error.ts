/** Why a file cannot be read. */
const FILE_PROBLEMS = ['notReadable', 'tooLarge', 'oldWorkbook', 'noTable'] as const

export type FileProblem = (typeof FILE_PROBLEMS)[number]

export class FileError extends Error {
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(`The file cannot be read: ${problem}`)
    this.name = 'FileError'
    this.problem = problem
  }
}
