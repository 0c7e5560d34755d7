import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type DeleteAccountInput, deleteAccountSchema } from '#domain/accounts/accounts.schema'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { useDeleteAccountMutation } from '../../platform/gql/accounts'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useNavigateAway } from '../../platform/routing/use-navigate-away'
import { logOut } from '../../platform/session/session'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { PasswordField } from './password-field'
import '../../platform/ui/dialog.css'

const EMPTY: DeleteAccountInput = { password: '' }

/** Asks, for the password if there is one, before deleting the account. Modal, so Escape cancels. */
export function DeleteAccountDialog({
  ref,
  hasPassword,
}: {
  readonly ref: RefObject<HTMLDialogElement | null>
  /** A visitor has none. */
  readonly hasPassword: boolean
}) {
  const t = useText()
  const titleId = useId()
  const leave = useNavigateAway()
  const [alert, setAlert] = useState<string>()
  const [deleteAccount] = useDeleteAccountMutation()
  const { register, handleSubmit, setError, reset, formState } = useForm<DeleteAccountInput>({
    ...(hasPassword && { resolver: zodResolver(deleteAccountSchema) }),
    criteriaMode: 'all',
    defaultValues: EMPTY,
  })
  const { errors, isSubmitting } = formState

  const remove = useSingleFlight(async (input: DeleteAccountInput) => {
    setAlert(undefined)
    try {
      const { data } = await deleteAccount({ variables: { input: hasPassword ? input : {} } })
      const { success, userErrors = [] } = data?.deleteAccount ?? {}
      if (!success) {
        setAlert(applyServerErrors(userErrors, ['password'], setError))
        return
      }
      // Leave first: without a session this page redirects to the login page.
      await leave('/home')
      logOut()
      notifySuccess(t('profile.deleted'))
    } catch {
      setAlert(t('profile.deleteFailed'))
    }
  })

  function clear(): void {
    reset(EMPTY)
    setAlert(undefined)
  }

  return (
    <dialog className="card dialog" ref={ref} aria-labelledby={titleId} onClose={clear}>
      <h2 id={titleId}>{t('profile.deleteQuestion')}</h2>
      <p>{t('profile.deleteText')}</p>
      <form className="form" method="post" noValidate onSubmit={handleSubmit(remove)}>
        <FormAlert>{alert}</FormAlert>
        {hasPassword && (
          <PasswordField
            {...register('password')}
            required
            autoComplete="current-password"
            error={fieldErrorText(t, errors.password)}
          />
        )}
        <div className="dialog__actions">
          <Button variant="secondary" onClick={() => ref.current?.close()}>
            {t('profile.cancel')}
          </Button>
          <SubmitButton busy={isSubmitting}>{t('profile.delete')}</SubmitButton>
        </div>
      </form>
    </dialog>
  )
}
