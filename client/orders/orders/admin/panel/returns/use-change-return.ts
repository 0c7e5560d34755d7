import { useState } from 'react'
import { notifySuccess } from '../../../../../platform/lib/notify'
import { useSingleFlight } from '../../../../../platform/lib/use-single-flight'
import { useText } from '../../../../../platform/texts/text'

interface Response {
  readonly data?: { readonly result: { readonly userErrors: UserErrors } } | null | undefined
}

export type UserErrors = readonly { readonly field: string | null; readonly message: string }[]

/** Changes a return, reports the result and closes the form; validation errors stay beside the input. */
export function useChangeReturn(onDone: () => void) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<UserErrors>([])
  const change = useSingleFlight(async (send: () => Promise<Response>, done: string) => {
    setBusy(true)
    setProblems([])
    try {
      const { data } = await send()
      if (!data) throw new Error('No result')
      if (data.result.userErrors.length > 0) return setProblems(data.result.userErrors)
      notifySuccess(done)
      onDone()
    } catch {
      setProblems([{ field: null, message: t('orders.actFailed') }])
    } finally {
      setBusy(false)
    }
  })
  /** The error of a field, or the errors that belong to no field of the form. */
  const problemAt = (field: string) => problems.find((one) => one.field === field)?.message
  const otherProblem = (...fields: readonly string[]) =>
    problems.find(({ field }) => field === null || !fields.includes(field))?.message
  return { change, busy, problemAt, otherProblem }
}
