import { notifyError, notifySuccess } from '../lib/notify'

/** The result of a mutation: why it was refused, if it was. */
export interface Refusable {
  readonly userErrors: readonly { readonly message: string }[]
}

/** The response to a mutation, whose only field is its result. */
export type Outcome<Result> = Promise<{
  readonly data?: Readonly<Record<string, Result>> | null | undefined
}>

export interface OutcomeTexts<Result> {
  /** Says what was done; not needed if the page shows it. */
  readonly done?: string | ((result: Result) => string | undefined) | undefined
  /** Says that it is not known whether it was done. */
  readonly failed: string
}

/** Whether a mutation was carried out, from what {@link reportOutcome} returns. */
export const wasDone = (result: Refusable | undefined): boolean => result?.userErrors.length === 0

/** Says that a mutation was carried out, why it was refused, or that it failed. Returns its result unless it failed. */
export async function reportOutcome<Result extends Refusable>(
  outcome: Outcome<Result>,
  { done, failed }: OutcomeTexts<Result>,
): Promise<Result | undefined> {
  try {
    const [result] = Object.values((await outcome).data ?? {})
    if (!result) throw new Error('The response has no data')
    const [refusal] = result.userErrors
    if (refusal) {
      notifyError(refusal.message)
      return result
    }
    const text = typeof done === 'function' ? done(result) : done
    if (text) notifySuccess(text)
    return result
  } catch {
    notifyError(failed)
    return undefined
  }
}
