import { type ReactNode, useId, useState } from 'react'

interface FormCardProps {
  readonly title: string
  readonly children: ReactNode
}

/** A card of the form, named by its title. */
export function FormCard({ title, children }: FormCardProps) {
  const id = useId()
  return (
    <section className="card form" aria-labelledby={id}>
      <h2 className="product-form__title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

interface FoldedCardProps extends FormCardProps {
  /** Opens the card: an error inside must be seen. */
  readonly hasError: boolean
}

/**
 * A card of what few products need, closed at first. One that an error has opened stays open when the error is mended: its
 * fields would vanish under the hands of who mends it.
 */
export function FoldedCard({ title, hasError, children }: FoldedCardProps) {
  const [isOpen, setIsOpen] = useState(hasError)
  if (hasError && !isOpen) setIsOpen(true)
  return (
    <details
      className="card product-form__folded"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      <div className="form">{children}</div>
    </details>
  )
}
