import { createContext, type HTMLAttributes } from 'react'

/** The row whose preview is shown, and the id of the element that has it: the link of the row is described by it. */
export interface ShownPreview {
  readonly rowId: string
  readonly elementId: string
}

export const RowPreviewContext = createContext<ShownPreview | undefined>(undefined)

export interface RowPreviewProps
  extends Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave'> {
  /** Of the element that describes the row. */
  readonly id: string
  readonly row: HTMLTableRowElement
  /** Called when the list scrolls away below it. */
  readonly onClose: () => void
}
