import { useText } from '../../platform/texts/text'

interface NoPasswordProps {
  /** Where the link to set a password was sent; blank if the visitor gave no address. */
  readonly email: string
}

/** Tells a visitor who has ordered how long they see their orders here, and how to keep them. */
export function NoPassword({ email }: NoPasswordProps) {
  const t = useText()
  return (
    <section className="card" aria-labelledby="your-security">
      <h2 id="your-security">{t('profile.security')}</h2>
      <p>{email ? t('visitor.profileText', { email }) : t('visitor.profileNoEmail')}</p>
    </section>
  )
}
