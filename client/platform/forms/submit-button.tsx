import type { ComponentProps } from 'react'
import { useHydrated } from '../lib/use-hydrated'
import { Button } from '../ui/button'
import './submit-button.css'

/**
 * Submits its form. Disabled in the HTML: without scripts the browser would submit the form itself and leave the page.
 * The script that keeps early taps enables it.
 */
export function SubmitButton(props: ComponentProps<typeof Button>) {
  const isHydrated = useHydrated()
  return (
    <Button
      {...props}
      type="submit"
      disabled={props.disabled || !isHydrated}
      data-starting={(!props.disabled && !isHydrated) || undefined}
    />
  )
}
