import { type DragEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Files that are dropped on an element; what else is dragged over it, such as a text, is left to the browser. */
export function useFileDrop(isEnabled: boolean, onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)

  function allow(event: DragEvent): void {
    if (!hasFiles(event)) return
    // Also where nothing can be added: the browser would open the file instead of the page.
    event.preventDefault()
    event.dataTransfer.dropEffect = isEnabled ? 'copy' : 'none'
    setIsOver(isEnabled)
  }

  return {
    isOver,
    dropProps: {
      onDragEnter: allow,
      onDragOver: allow,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setIsOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        if (isEnabled) onFiles([...event.dataTransfer.files])
      },
    },
  }
}
