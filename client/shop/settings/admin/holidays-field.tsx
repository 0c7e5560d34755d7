import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Field } from '../../../platform/forms/field'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { useText } from '../../../platform/texts/text'
import { useFormatDay } from '../../../platform/texts/use-format-date'
import { Button } from '../../../platform/ui/button'
import { Icon } from '../../../platform/ui/icon'
import { HolidayCalendar } from './holiday-calendar'
import { type HolidayRow, rowOf, toHolidayRows, toHolidayText, withDay } from './holiday-rows'
import type { SettingsFormValues } from './settings-form-values'

interface HolidaysFieldProps {
  readonly label: string
  readonly hint: string
  readonly name: 'holidays'
  readonly form: UseFormReturn<SettingsFormValues, unknown, SettingsFormValues>
}

/** The holidays: days of a calendar, each with a name and a first and last day below. */
export function HolidaysField({ label, hint, name, form }: HolidaysFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
        <Holidays
          label={label}
          hint={hint}
          rows={toHolidayRows(value ?? '')}
          error={fieldState.error}
          focusRef={ref}
          onBlur={onBlur}
          onChange={(rows) => onChange(toHolidayText(rows))}
        />
      )}
    />
  )
}

interface HolidaysProps extends Pick<HolidaysFieldProps, 'label' | 'hint'> {
  readonly rows: readonly HolidayRow[]
  readonly error: Parameters<typeof fieldErrorText>[1]
  /** Takes what receives the focus if there is an error. */
  readonly focusRef: (target: { focus: () => void } | null) => void
  readonly onBlur: () => void
  readonly onChange: (rows: readonly HolidayRow[]) => void
}

function Holidays({ label, hint, rows, error, focusRef, onBlur, onChange }: HolidaysProps) {
  const t = useText()
  const formatDay = useFormatDay()
  const list = useRef<HTMLUListElement>(null)
  const problem = fieldErrorText(t, error)
  const focusName = (index: number) =>
    list.current?.children[index]?.querySelector('input')?.focus()

  function choose(day: string): void {
    const chosen = withDay(rows, day)
    flushSync(() => onChange(chosen.rows))
    // What a new holiday lacks is its name; a longer one has it, and the calendar keeps the focus.
    if (!chosen.rows[chosen.index]?.name || chosen.rows === rows) focusName(chosen.index)
  }

  return (
    <fieldset
      className="holidays-field"
      onBlur={onBlur}
      ref={(element) => focusRef(element && { focus: () => focusName(0) })}
    >
      <legend className="field__label">{label}</legend>
      <p className="field__hint">{hint}</p>
      <HolidayCalendar isHoliday={(day) => rowOf(rows, day) >= 0} onChoose={choose} />
      <ul className="holidays-field__rows" ref={list}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list, whatever its holiday
          <li key={index}>
            <HolidayFields
              row={row}
              onChange={(change) =>
                onChange(rows.map((old, place) => (place === index ? { ...old, ...change } : old)))
              }
            />
            <Button
              variant="icon"
              aria-label={t('settings.holidayRemove', {
                name: row.name.trim() || t('settings.holidayUnnamed', { day: formatDay(row.from) }),
              })}
              onClick={() => onChange(rows.filter((_, place) => place !== index))}
            >
              <Icon name="trash" />
            </Button>
          </li>
        ))}
      </ul>
      {problem && (
        <p className="field__error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

interface HolidayFieldsProps {
  readonly row: HolidayRow
  readonly onChange: (change: Partial<HolidayRow>) => void
}

function HolidayFields({ row, onChange }: HolidayFieldsProps) {
  const t = useText()
  return (
    <>
      <Field
        label={t('settings.holidayName')}
        value={row.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Field
        type="date"
        label={t('settings.holidayFrom')}
        value={row.from}
        // A last day before the first would be refused.
        onChange={({ target: { value } }) =>
          onChange({ from: value, to: row.to < value ? value : row.to })
        }
      />
      <Field
        type="date"
        label={t('settings.holidayTo')}
        value={row.to}
        min={row.from}
        onChange={({ target: { value } }) => onChange({ to: value || row.from })}
      />
    </>
  )
}
