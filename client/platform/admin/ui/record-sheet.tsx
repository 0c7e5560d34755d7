import { type ReactNode, useState } from 'react'
import type { MessageKey } from '#domain/messages'
import type { UserError } from '../../forms/form-errors'
import { notifySuccess } from '../../lib/notify'
import { isFormKept } from '../../session/kept-forms'
import { useText } from '../../texts/text'
import { FormSheet } from './form-sheet'

export interface SheetState {
  /** Names the sheet and its form. */
  readonly title: string
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** A sheet that is open at first if it is asked for, or if a session has ended while its form was open. */
export function useSheet(title: string, isAsked = false): SheetState {
  const [isOpen, setIsOpen] = useState(() => isAsked || isFormKept(title))
  return { title, isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) }
}

type Submit<Input> = (input: Input) => Promise<readonly UserError[]>

interface RecordSheetProps<Input> {
  readonly sheet: Omit<SheetState, 'open'>
  /** Saves what was entered; returns the errors, none on success. */
  readonly save: Submit<Input>
  /** Called when it is saved, and the sheet is closed. */
  readonly onSaved?: () => void
  readonly children: (submit: Submit<Input>) => ReactNode
}

/** The form of a record in a sheet, which closes when the record is saved. */
export function RecordSheet<Input>(props: RecordSheetProps<Input>) {
  const { sheet, save, onSaved, children } = props
  return (
    <FormSheet title={sheet.title} isOpen={sheet.isOpen} onClose={sheet.close}>
      {children(async (input) => {
        const userErrors = await save(input)
        if (userErrors.length > 0) return userErrors
        sheet.close()
        onSaved?.()
        return []
      })}
    </FormSheet>
  )
}

type Payload = { readonly userErrors: readonly UserError[] } | null | undefined

interface RecordMutations<Input> {
  readonly add: (input: Input) => Promise<Payload>
  readonly update: (input: Input, id: string) => Promise<Payload>
  readonly added: MessageKey
  readonly saved: MessageKey
  readonly failed: MessageKey
}

/** Adds a record, or updates the one with an ID, and says so. Returns the errors, none on success. */
export function useSaveRecord<Input>(mutations: RecordMutations<Input>) {
  const t = useText()
  const { add, update, added, saved, failed } = mutations
  return async (input: Input, id?: string): Promise<readonly UserError[]> => {
    const problem = [{ message: t(failed), field: null }]
    try {
      const payload = id === undefined ? await add(input) : await update(input, id)
      if (!payload) return problem
      if (payload.userErrors.length === 0) notifySuccess(t(id === undefined ? added : saved))
      return payload.userErrors
    } catch {
      return problem
    }
  }
}
