import { type ComponentProps, useState } from 'react'
import { Field } from '../../platform/forms/field'
import { useText } from '../../platform/texts/text'
import { Icon } from '../../platform/ui/icon'
import './password-field.css'

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'type'> {
  readonly label?: string
}

/** A password input with a button that shows the password. */
export function PasswordField({ label, ...props }: PasswordFieldProps) {
  const t = useText()
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...props}
      label={label ?? t('account.password')}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        <button
          type="button"
          className="password-toggle"
          aria-label={t(isShown ? 'account.hidePassword' : 'account.showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  )
}
