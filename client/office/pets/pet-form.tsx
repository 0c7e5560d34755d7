import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PET_FIELDS, PET_KINDS, type Pet, type PetInput, petSchema } from '#domain/pets/pet.schema'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText, type UserError } from '../../platform/forms/form-errors'
import { NumberField } from '../../platform/forms/number-field'
import { NUMBER } from '../../platform/forms/number-value'
import { SelectField } from '../../platform/forms/select-field'
import { SubmitButton } from '../../platform/forms/submit-button'
import type { PetDetailsFragment } from '../../platform/gql/pets'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'

interface PetFormProps {
  /** Undefined for a new one. */
  readonly pet: PetDetailsFragment | undefined
  /** Returns the errors; none once the pet is saved. */
  readonly onSave: (input: Pet) => Promise<readonly UserError[]>
  readonly onDone: () => void
}

/** Adds or changes a pet. */
export function PetForm({ pet, onSave, onDone }: PetFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm<PetInput, unknown, Pet>({
    resolver: zodResolver(petSchema),
    defaultValues: pet
      ? { name: pet.name, kind: pet.kind, weightKg: pet.weightKg, bornOn: pet.bornOn ?? '' }
      : { name: '', bornOn: '' },
  })
  const { errors, isSubmitting } = formState

  const save = useSingleFlight(async (values: Pet) => {
    setAlert(undefined)
    try {
      const userErrors = await onSave(values)
      if (userErrors.length > 0) {
        setAlert(applyServerErrors(userErrors, PET_FIELDS, setError))
        return
      }
      notifySuccess(t('pets.saved'))
      onDone()
    } catch {
      setAlert(t('pets.failed'))
    }
  })

  return (
    <form className="form card pets__form" noValidate onSubmit={handleSubmit(save)}>
      <FormAlert>{alert}</FormAlert>
      <Field
        {...register('name')}
        label={t('pets.name')}
        error={fieldErrorText(t, errors.name)}
        autoComplete="off"
      />
      <SelectField
        {...register('kind', { setValueAs: (value: unknown) => value || undefined })}
        label={t('pets.kind')}
        placeholder={t('pets.kindChoice')}
        options={PET_KINDS.map((kind) => ({ value: kind, label: t(`pets.kind.${kind}`) }))}
        error={fieldErrorText(t, errors.kind)}
      />
      <NumberField
        {...register('weightKg', NUMBER)}
        label={t('pets.weight')}
        hint={t('pets.weightHint')}
        inputMode="decimal"
        error={fieldErrorText(t, errors.weightKg)}
      />
      <Field
        {...register('bornOn')}
        type="date"
        label={t('pets.birthday')}
        error={fieldErrorText(t, errors.bornOn)}
      />
      <SubmitButton busy={isSubmitting}>{t('pets.save')}</SubmitButton>
      <Button variant="quiet" onClick={onDone}>
        {t('pets.cancel')}
      </Button>
    </form>
  )
}
