/** An answer in the one form that both faces are brought to: REST's. */
export type Answer =
  | { readonly done: unknown }
  | { readonly missing: true }
  | {
      readonly refused: {
        readonly status: number
        /** Undefined where the face refused the type before any rule was asked. */
        readonly problems: readonly Problem[] | undefined
        /** What can be had today. */
        readonly today?: unknown
      }
    }

export interface Problem {
  readonly field: string | null
  readonly message: string
}

/** Leaves out what must differ: times and tokens. */
export function withoutChance(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (key, value) =>
      /_at$|^token$|^password_hash$/.test(key) && value !== null ? typeof value : value,
    ),
  )
}
