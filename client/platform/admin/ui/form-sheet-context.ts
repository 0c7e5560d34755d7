import { createContext } from 'react'

interface FormSheetState {
  /** Closes the sheet, after a question if something was entered. */
  readonly leave: () => void
  readonly setIsDirty: (isDirty: boolean) => void
}

/** The sheet that a form is in. */
export const FormSheetContext = createContext<FormSheetState | undefined>(undefined)
