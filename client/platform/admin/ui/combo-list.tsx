import type { KeyboardEvent, ReactNode } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Collection } from 'react-aria-components/Collection'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { TextField } from 'react-aria-components/TextField'
import { AriaProvider } from './aria-provider'
import { DeskIcon } from './desk-icon'
import './combo-list.css'

export interface ComboItem {
  /** Unique in all sections. */
  readonly id: string
  /** The text that screen readers announce. */
  readonly text: string
  readonly content: ReactNode
}

export interface ComboSection<Item extends ComboItem> {
  readonly id: string
  readonly title: string
  readonly items: readonly Item[]
}

interface ComboListProps<Item extends ComboItem> {
  /** Of the field and of the list. */
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly sections: readonly ComboSection<Item>[]
  readonly onChoose: (item: Item) => void
  /** At the end of the field. */
  readonly end?: ReactNode
}

/**
 * A field with a list below it that is always shown: the arrow keys move in the list, and Enter chooses, by default the
 * first item.
 */
export function ComboList<Item extends ComboItem>(props: ComboListProps<Item>) {
  const { label, placeholder, text, onText, sections, onChoose, end } = props
  const items = sections.flatMap((section) => section.items)

  function choose(id: string | number): void {
    const item = items.find((one) => one.id === id)
    if (item) onChoose(item)
  }

  function onKeyDown({ key, target }: KeyboardEvent): void {
    const [first] = items
    const hasActive = target instanceof Element && target.hasAttribute('aria-activedescendant')
    if (key === 'Enter' && first && !hasActive) onChoose(first)
  }

  return (
    <AriaProvider>
      <Autocomplete inputValue={text} onInputChange={onText}>
        <TextField className="combo-list__field" aria-label={label} autoFocus onKeyDown={onKeyDown}>
          <DeskIcon name="search" />
          <Input
            className="combo-list__input"
            type="search"
            role="combobox"
            aria-expanded
            aria-haspopup="listbox"
            dir="auto"
            placeholder={placeholder}
            autoComplete="off"
          />
          {end}
        </TextField>
        <ListBox
          className="combo-list__list"
          aria-label={label}
          items={sections}
          selectionMode="none"
          onAction={choose}
        >
          {(section) => (
            <ListBoxSection id={section.id} className="combo-list__section">
              <Header className="combo-list__title">{section.title}</Header>
              <Collection items={section.items}>
                {(item) => (
                  <ListBoxItem id={item.id} textValue={item.text} className="combo-list__item">
                    {item.content}
                  </ListBoxItem>
                )}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      </Autocomplete>
    </AriaProvider>
  )
}
