import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import './button.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'icon'

interface ButtonStyle {
  readonly variant?: ButtonVariant
}

function classes(variant: ButtonVariant, className: string | undefined): string {
  return ['button', `button--${variant}`, className].filter(Boolean).join(' ')
}

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** The button's action is in progress: it stays focusable and ignores clicks. */
  readonly busy?: boolean
}

export function Button({ variant = 'primary', busy, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(variant, className)}
      aria-disabled={busy || rest['aria-disabled']}
      data-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', className, ...rest }: LinkProps & ButtonStyle) {
  return <Link {...rest} className={classes(variant, className)} />
}
