import { Icon } from './icon'

/** What is wrong with a form as a whole, read out when it appears. */
export function FormAlert({ children }: { readonly children: string | undefined }) {
  if (!children) return null
  return (
    <div className="form-alert" role="alert">
      <Icon name="alert" />
      <p>{children}</p>
    </div>
  )
}
