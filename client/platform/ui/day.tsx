import { useFormatDay } from '../texts/use-format-date'

interface DayProps {
  /** In Cairo, such as 2026-11-21. */
  readonly day: string
}

export function Day({ day }: DayProps) {
  const formatDay = useFormatDay()
  return <time dateTime={day}>{formatDay(day)}</time>
}
