import { createContext, useContext } from 'react'

export const PaletteContext = createContext<() => void>(() => {})

/** Returns a function that opens the command palette. */
export function usePalette(): () => void {
  return useContext(PaletteContext)
}
