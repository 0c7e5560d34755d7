import { type Ref, useId } from 'react'
import './select.css'

interface SelectProps<Value extends string> {
  readonly ref?: Ref<HTMLSelectElement>
  readonly label: string
  /** Only screen readers have the label: what is beside it says what it is for. */
  readonly isLabelHidden?: boolean
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** A labelled select. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { ref, label, isLabelHidden, value, options, onChange } = props
  const id = useId()
  return (
    <div className="field select">
      <label className={isLabelHidden ? 'visually-hidden' : 'field__label'} htmlFor={id}>
        {label}
      </label>
      <select
        ref={ref}
        id={id}
        className="select__box"
        value={value}
        onChange={({ target }) => {
          const selected = options.find((option) => option.value === target.value)
          if (selected) onChange(selected.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
