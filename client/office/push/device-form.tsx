import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldError, useForm } from 'react-hook-form'
import type { Role } from '#domain/accounts/roles'
import { pushKindsOf, pushLabel } from '#domain/push/push'
import { pushDeviceSchema } from '#domain/push/push.schema'
import type { z } from '#domain/validation/zod'
import { CheckboxGroup } from '../../platform/forms/checkbox-group'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { type PushKind, useSavePushDeviceMutation } from '../../platform/gql/push'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { canPush, subscribeThisDevice } from './browser-push'
import { fromKindNames, toKindNames } from './push-kinds'

const schema = pushDeviceSchema.pick({ kinds: true })

type Input = z.input<typeof schema>
type Kinds = z.output<typeof schema>

interface DeviceFormProps {
  readonly role: Role
  /** Of the shop, for the push service. */
  readonly publicKey: string
  /** The kinds of notifications that this device receives; undefined if it receives none. */
  readonly kinds: readonly PushKind[] | undefined
  readonly onSaved: () => void
}

/** Notifies this device of what its account may see and wants to know. */
export function DeviceForm({ role, publicKey, kinds, onSaved }: DeviceFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [save] = useSavePushDeviceMutation()
  const allowed = pushKindsOf(role)
  const { register, handleSubmit, setError, formState } = useForm<Input, unknown, Kinds>({
    resolver: zodResolver(schema),
    defaultValues: { kinds: kinds ? fromKindNames(kinds) : [...allowed] },
  })
  const { errors, isSubmitting } = formState

  const send = useSingleFlight(async (input: Kinds) => {
    setAlert(undefined)
    try {
      const device = await subscribeThisDevice(publicKey)
      if (device === 'blocked') return setAlert(t('push.blocked'))
      const { data } = await save({
        variables: { input: { ...device, kinds: toKindNames(input.kinds) } },
      })
      const { userErrors = [], device: saved } = data?.result ?? {}
      setAlert(applyServerErrors(userErrors, ['kinds'], setError))
      if (!saved) return
      notifySuccess(t('push.saved'))
      onSaved()
    } catch {
      setAlert(t('push.failed'))
    }
  })

  if (!canPush()) return <p role="note">{t('push.unsupported')}</p>
  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit(send)}>
      <FormAlert>{alert}</FormAlert>
      <CheckboxGroup
        {...register('kinds')}
        label={t('push.kinds')}
        error={fieldErrorText(t, errors.kinds as FieldError | undefined)}
        choices={allowed.map((kind) => ({ value: kind, label: t(pushLabel(kind)) }))}
      />
      <SubmitButton busy={isSubmitting}>
        {t(kinds ? 'push.change' : 'push.notifyDevice')}
      </SubmitButton>
    </form>
  )
}
