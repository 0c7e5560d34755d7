import type { FileProblem } from '#domain/files/file-error'
import type { FileContent } from '#domain/files/sheet'

/** The response of the worker that reads a file. */
export type FileAnswer = { readonly content: FileContent } | { readonly problem: FileProblem }
