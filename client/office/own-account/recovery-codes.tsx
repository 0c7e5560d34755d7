import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** The codes for when the app is lost, which are shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useText()
  return (
    <section className="form" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">{t('secondFactor.recovery')}</h3>
      <p>{t('secondFactor.recoveryAbout')}</p>
      <ol className="own-account__codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button variant="secondary" onClick={() => window.print()}>
        {t('secondFactor.print')}
      </Button>
      <Button onClick={onDone}>{t('secondFactor.saved')}</Button>
    </section>
  )
}
