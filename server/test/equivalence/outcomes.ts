/** The outcome of an operation on either API, normalized to REST's shape. */
export type Outcome =
  | { readonly done: unknown }
  | { readonly missing: true }
  | {
      readonly rejected: {
        readonly status: number
        /** Undefined when the API rejected the type before validation ran. */
        readonly problems: readonly Problem[] | undefined
        /** The current lines and total, when they have changed. */
        readonly current?: unknown
      }
    }

interface Problem {
  readonly field: string | null
  readonly message: string
}

/** Replaces what always differs, timestamps and tokens, with its type. */
export function withoutVolatileFields(outcome: unknown): unknown {
  return JSON.parse(
    JSON.stringify(outcome, (key, value) =>
      /_at$|^changed_in$|^token$|^password_hash$/.test(key) && value !== null
        ? typeof value
        : value,
    ),
  )
}
