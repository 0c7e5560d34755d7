import type { ComponentProps } from 'react'
import { useHydrated } from '../lib/use-hydrated'
import { Button } from './button'

/**
 * Sends its form. It does nothing until the page can answer: the browser would otherwise send the
 * form by itself and leave the page.
 */
export function SubmitButton(props: ComponentProps<typeof Button>) {
  const isHydrated = useHydrated()
  return (
    <Button
      {...props}
      type="submit"
      disabled={!isHydrated}
      data-starting={!isHydrated || undefined}
    />
  )
}
