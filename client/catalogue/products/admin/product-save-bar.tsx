import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { SubmitButton } from '../../../platform/forms/submit-button'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { CommaSeparated } from '../../../platform/ui/comma-separated'
import { changedParts } from './changed-parts'
import type { ProductFormValues } from './product-form-values'
import '../../../platform/admin/save-bar.css'
import './product-save-bar.css'

interface ProductSaveBarProps {
  readonly form: UseFormReturn<ProductFormValues, unknown, ProductFormValues>
  /** What is saved, or what a new product begins with. */
  readonly initial: Partial<ProductFormValues>
  readonly submit: string
  readonly onDiscard: () => void
  /** Above the buttons: what went wrong. */
  readonly children: ReactNode
}

/** Saves the product from wherever the page is scrolled to, and says what would be saved. */
export function ProductSaveBar(props: ProductSaveBarProps) {
  const { form, initial, submit, onDiscard, children } = props
  const t = useText()
  const values = useWatch({ control: form.control })
  const parts = changedParts(values, initial)
  return (
    <div className="save-bar product-save-bar">
      {children}
      <div className="product-save-bar__row">
        <p className="product-save-bar__parts" role="status">
          {parts.length > 0 && (
            <>
              {t('admin.unsavedParts')} <CommaSeparated texts={parts.map((label) => t(label))} />
            </>
          )}
        </p>
        {parts.length > 0 && (
          <Button variant="secondary" onClick={onDiscard}>
            {t('admin.discardChanges')}
          </Button>
        )}
        <SubmitButton busy={form.formState.isSubmitting}>{submit}</SubmitButton>
      </div>
    </div>
  )
}
