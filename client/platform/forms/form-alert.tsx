import { Icon } from '../ui/icon'
import './form-alert.css'

/** An error of the whole form; screen readers read it out when it appears. */
export function FormAlert({ children }: { readonly children: string | undefined }) {
  if (!children) return null
  return (
    <div className="form-alert" role="alert">
      <Icon name="alert" />
      <p>{children}</p>
    </div>
  )
}
