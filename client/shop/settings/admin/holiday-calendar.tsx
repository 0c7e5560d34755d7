import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cairoDay, shiftDay } from '#domain/delivery/cairo-day'
import { WEEKDAYS } from '#domain/delivery/days-off'
import { arrowStep } from '../../../platform/lib/arrow-step'
import { useDirection, useIntlLocale, useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { Icon } from '../../../platform/ui/icon'
import './holiday-calendar.css'

const WEEK = WEEKDAYS.length
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** The first day of the month so many months later. */
function firstOf(month: string, months: number): string {
  const date = dateOf(month)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
    .toISOString()
    .slice(0, 10)
}

function daysOf(month: string): readonly string[] {
  const next = firstOf(month, 1)
  const count = (dateOf(next).getTime() - dateOf(month).getTime()) / 86_400_000
  return Array.from({ length: count }, (_, index) => shiftDay(month, index))
}

/** The step of an arrow key in days. */
function stepOf(key: string, direction: 'ltr' | 'rtl'): number {
  if (key === 'ArrowUp') return -WEEK
  return key === 'ArrowDown' ? WEEK : arrowStep(key, direction)
}

interface HolidayCalendarProps {
  readonly isHoliday: (day: string) => boolean
  readonly onChoose: (day: string) => void
}

/** A month in which days are chosen by click, or by arrow keys and Enter. */
export function HolidayCalendar({ isHoliday, onChoose }: HolidayCalendarProps) {
  const t = useText()
  const locale = useIntlLocale()
  const direction = useDirection()
  const grid = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(() => cairoDay(new Date()))
  const month = `${current.slice(0, 7)}-01`
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format: toText } = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (day: string) => toText(dateOf(day))
  }
  const toTitle = format({ month: 'long', year: 'numeric' })
  const toNumber = format({ day: 'numeric' })
  const toLabel = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const toWeekday = format({ weekday: 'narrow' })

  function move(event: KeyboardEvent): void {
    const step = stepOf(event.key, direction)
    if (step === 0) return
    event.preventDefault()
    flushSync(() => setCurrent(shiftDay(current, step)))
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }

  return (
    <div className="holiday-calendar">
      <div className="holiday-calendar__head">
        <Button
          variant="icon"
          aria-label={t('settings.previousMonth')}
          onClick={() => setCurrent(firstOf(month, -1))}
        >
          <Icon name="chevronStart" />
        </Button>
        <p aria-live="polite">{toTitle(month)}</p>
        <Button
          variant="icon"
          aria-label={t('settings.nextMonth')}
          onClick={() => setCurrent(firstOf(month, 1))}
        >
          <Icon name="chevronEnd" />
        </Button>
      </div>
      <div className="holiday-calendar__days" ref={grid}>
        {/* 4 January 1970 was a Sunday. */}
        {WEEKDAYS.map((weekday, index) => (
          <span key={weekday} className="holiday-calendar__weekday" aria-hidden="true">
            {toWeekday(shiftDay('1970-01-04', index))}
          </span>
        ))}
        {daysOf(month).map((day, index) => (
          <button
            key={day}
            type="button"
            className="holiday-calendar__day"
            style={index === 0 ? { gridColumnStart: dateOf(day).getUTCDay() + 1 } : undefined}
            tabIndex={day === current ? 0 : -1}
            aria-pressed={isHoliday(day)}
            aria-label={
              isHoliday(day) ? t('settings.holidayDay', { day: toLabel(day) }) : toLabel(day)
            }
            onKeyDown={move}
            onClick={() => {
              setCurrent(day)
              onChoose(day)
            }}
          >
            {toNumber(day)}
          </button>
        ))}
      </div>
    </div>
  )
}
