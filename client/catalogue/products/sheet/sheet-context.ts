import { createContext, type Dispatch, useReducer, useState } from 'react'
import { EMPTY_SHEET, type SheetState, sheetReducer } from './sheet-edits'

interface SheetContextValue {
  readonly isOpen: boolean
  readonly setIsOpen: (isOpen: boolean) => void
  readonly state: SheetState
  readonly dispatch: Dispatch<Parameters<typeof sheetReducer>[1]>
}

/** The spreadsheet of the list that this is in. What is written stays while another page of the list is read. */
export const SheetContext = createContext<SheetContextValue>({
  isOpen: false,
  setIsOpen: () => {},
  state: EMPTY_SHEET,
  dispatch: () => {},
})

export function useSheet(): SheetContextValue {
  const [isOpen, setIsOpen] = useState(false)
  const [state, dispatch] = useReducer(sheetReducer, EMPTY_SHEET)
  return { isOpen, setIsOpen, state, dispatch }
}
