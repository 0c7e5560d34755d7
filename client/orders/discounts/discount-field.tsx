import { type KeyboardEvent, useId, useState } from 'react'
import type { DeliveryArea } from '#domain/delivery/delivery'
import { Field } from '../../platform/forms/field'
import {
  type AppliedDiscountFragment,
  type PreviewLineInput,
  usePreviewDiscountMutation,
} from '../../platform/gql/discounts'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import './discount-field.css'

interface DiscountFieldProps {
  readonly applied: AppliedDiscountFragment | undefined
  /** Why the checkout has refused the code. */
  readonly refusal: string | undefined
  readonly area: DeliveryArea | undefined
  /** The lines to order; undefined for those of the cart. */
  readonly lines: PreviewLineInput[] | undefined
  readonly onChange: (discount: AppliedDiscountFragment | undefined) => void
}

/** Applies a discount code to the order, or removes it. */
export function DiscountField({ applied, refusal, area, lines, onChange }: DiscountFieldProps) {
  const t = useText()
  const titleId = useId()
  const [previewDiscount] = usePreviewDiscountMutation()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  const apply = useSingleFlight(async () => {
    if (!code.trim()) return setError(t('invalid.required'))
    setIsBusy(true)
    setError(undefined)
    try {
      const { data } = await previewDiscount({ variables: { code, area, lines } })
      const discount = data?.previewDiscount.discount
      if (discount) {
        setCode('')
        onChange(discount)
      } else {
        setError(data?.previewDiscount.userErrors[0]?.message ?? t('discount.failed'))
      }
    } catch {
      setError(t('discount.failed'))
    } finally {
      setIsBusy(false)
    }
  })

  // The field is within the form of the checkout, which Enter must not submit.
  function applyOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void apply()
  }

  if (applied) {
    return (
      <div className="discount">
        <p className="discount__applied" role="status">
          {t('discount.applied', { code: applied.code })}
        </p>
        <Button
          variant="quiet"
          onClick={() => {
            setIsOpen(true)
            onChange(undefined)
          }}
        >
          {t('discount.remove')}
        </Button>
      </div>
    )
  }
  const message = error ?? refusal
  if (!isOpen && !message) {
    return (
      <Button
        variant="quiet"
        className="discount__open"
        aria-expanded={false}
        onClick={() => setIsOpen(true)}
      >
        {t('discount.add')}
      </Button>
    )
  }
  return (
    <fieldset className="discount__form" aria-labelledby={titleId}>
      <legend id={titleId} className="visually-hidden">
        {t('discount.add')}
      </legend>
      <Field
        label={t('discount.code')}
        error={message}
        value={code}
        // The focused button that opened the field has disappeared.
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setCode(target.value)}
        onKeyDown={applyOnEnter}
      />
      <Button variant="secondary" busy={isBusy} onClick={() => void apply()}>
        {t('discount.apply')}
      </Button>
    </fieldset>
  )
}
