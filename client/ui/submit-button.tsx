import type { ComponentProps } from 'react'
import { useHydrated } from '../lib/use-hydrated'
import { Button } from './button'

/**
 * Sends its form. Until the page can answer it does nothing: the browser would otherwise send the
 * form by itself and leave the page.
 */
export function SubmitButton(props: ComponentProps<typeof Button>) {
  const isHydrated = useHydrated()
  return <Button {...props} type={isHydrated ? 'submit' : 'button'} />
}
