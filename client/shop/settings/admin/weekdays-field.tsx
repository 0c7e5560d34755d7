import { Controller, type UseFormReturn } from 'react-hook-form'
import { WEEKDAYS } from '#domain/delivery/days-off'
import { CheckboxGroup } from '../../../platform/forms/checkbox-group'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { useIntlLocale, useText } from '../../../platform/texts/text'
import { linesOf, type SettingsFormValues } from './settings-form-values'

interface WeekdaysFieldProps {
  readonly label: string
  readonly name: 'daysOff'
  readonly form: UseFormReturn<SettingsFormValues, unknown, SettingsFormValues>
}

// 4 January 1970 was a Sunday.
const dateOf = (index: number) => new Date(Date.UTC(1970, 0, 4 + index))

/** Days of the week, each with a checkbox. */
export function WeekdaysField({ label, name, form }: WeekdaysFieldProps) {
  const t = useText()
  const locale = useIntlLocale()
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => {
        const chosen = linesOf(field.value ?? '')
        const error = fieldErrorText(t, fieldState.error)
        return (
          <CheckboxGroup
            label={label}
            {...(error && { error })}
            choices={WEEKDAYS.map((day, index) => ({
              value: day,
              label: format.format(dateOf(index)),
            }))}
            isChosen={(day) => chosen.includes(day)}
            onBlur={field.onBlur}
            onChange={({ currentTarget: { value, checked } }) =>
              field.onChange(
                WEEKDAYS.filter((day) => (day === value ? checked : chosen.includes(day))).join(
                  '\n',
                ),
              )
            }
          />
        )
      }}
    />
  )
}
