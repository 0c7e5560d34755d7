import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { defineStored } from '../lib/stored-value'
import { accountOf, getSession } from './session'

/** Forms that were open when a session ended: they wait in the tab for the same account. */
interface KeptForms {
  readonly account: string
  /** The values by the form's id. */
  readonly forms: Readonly<Record<string, FieldValues>>
}

/** The open forms, by their ids. */
const open = new Map<string, () => FieldValues>()

const entry = defineStored<KeptForms>('keptForms')

function read(): KeptForms | undefined {
  const kept = entry.read()
  return kept?.forms && kept.account === accountOf(getSession().token) ? kept : undefined
}

/** To be called when the server has rejected a token, before its session ends. */
export function keepForms(token: string): void {
  const account = accountOf(token)
  if (account === undefined || open.size === 0) return
  const forms = Object.fromEntries([...open].map(([id, getValues]) => [id, getValues()]))
  entry.write({ account, forms })
}

/** Whether a form was open when the session ended, so that its page opens it again. */
export function isFormKept(id: string): boolean {
  return Object.hasOwn(read()?.forms ?? {}, id)
}

/** The values of such a form, once. */
function takeForm(id: string): FieldValues | undefined {
  const kept = read()
  if (!kept || !Object.hasOwn(kept.forms, id)) return undefined
  const { [id]: values, ...others } = kept.forms
  entry.write(Object.keys(others).length > 0 ? { ...kept, forms: others } : undefined)
  return values
}

/**
 * Preserves the input of a form beyond the end of the session. Not for passwords.
 * @param id names the form and what it edits.
 */
export function useKeptForm<Values extends FieldValues, Output extends FieldValues>(
  id: string,
  { getValues, reset }: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'reset'>,
): void {
  useEffect(() => {
    const values = takeForm(id)
    if (values) reset(values as Values, { keepDefaultValues: true })
    open.set(id, getValues)
    return () => {
      open.delete(id)
    }
  }, [id, getValues, reset])
}
