import { type ComponentProps, useId } from 'react'
import { useText } from '../../../platform/texts/text'
import '../../../platform/forms/checkbox-group.css'
import '../../../platform/forms/field.css'

/** Hides a product from shoppers. */
export function HiddenField(input: ComponentProps<'input'>) {
  const t = useText()
  const id = useId()
  return (
    <div className="field">
      <label className="checkbox">
        <input {...input} type="checkbox" aria-describedby={id} />
        {t('admin.hidden')}
      </label>
      <p className="field__hint" id={id}>
        {t('admin.hiddenHint')}
      </p>
    </div>
  )
}
