import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'

interface ComboboxOptions {
  readonly count: number
  readonly onChoose: (index: number) => void
}

/**
 * A text field with a listbox: the arrow keys select an option.
 * Source: the combobox pattern of the ARIA Authoring Practices Guide.
 */
export function useCombobox({ count, onChoose }: ComboboxOptions) {
  const id = useId()
  const [isOpened, setOpened] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = isOpened && count > 0
  const chosen = isOpen && active < count ? active : -1
  const optionId = (index: number) => `${id}-${index}`

  function open(): void {
    setOpened(true)
    setActive(-1)
  }

  function close(): void {
    setOpened(false)
    setActive(-1)
  }

  function choose(index: number): void {
    close()
    onChoose(index)
  }

  /** Cycles through the field itself (-1) and the options. */
  function move(step: number): void {
    if (count === 0) return
    setOpened(true)
    if (isOpen) setActive(((chosen + 1 + step + count + 1) % (count + 1)) - 1)
    else setActive(step > 0 ? 0 : count - 1)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault()
      choose(chosen)
    }
  }

  return {
    isOpen,
    open,
    close,
    /** The place of the selected option; -1 if none is. */
    active: chosen,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-activedescendant': chosen >= 0 ? optionId(chosen) : undefined,
      onKeyDown,
      onBlur: close,
    },
    listProps: {
      id,
      role: 'listbox',
      // Keep the focus in the field: blur would close the list before the click.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    optionProps: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === chosen,
      onMouseMove: () => setActive(index),
      onClick: () => choose(index),
    }),
  } as const
}
