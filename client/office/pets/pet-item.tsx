import { useRef } from 'react'
import { reportOutcome, wasDone } from '../../platform/api/report-outcome'
import { type PetDetailsFragment, useRemovePetMutation } from '../../platform/gql/pets'
import { useText } from '../../platform/texts/text'
import { useFormatDay } from '../../platform/texts/use-format-date'
import { Button } from '../../platform/ui/button'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog'
import { PetFoods } from './pet-foods'

interface PetItemProps {
  readonly pet: PetDetailsFragment
  readonly onEdit: () => void
  readonly onChanged: () => void
}

/** A pet with its actions, and with the food that it has. */
export function PetItem({ pet, onEdit, onChanged }: PetItemProps) {
  const t = useText()
  const formatDay = useFormatDay()
  const dialog = useRef<HTMLDialogElement>(null)
  const [removePet, { loading }] = useRemovePetMutation()
  const { id, name, kind, weightKg, bornOn } = pet

  async function remove(): Promise<void> {
    const removed = await reportOutcome(removePet({ variables: { id } }), {
      done: t('pets.removed'),
      failed: t('pets.failed'),
    })
    if (wasDone(removed)) onChanged()
  }

  return (
    <article className="pets__item">
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <p>
        {t(`pets.kind.${kind}`)} · {t('pets.kilograms', { weight: weightKg })}
        {bornOn && ` · ${t('pets.born', { day: formatDay(bornOn) })}`}
      </p>
      <PetFoods pet={pet} onChanged={onChanged} />
      <div className="pets__actions">
        <Button variant="quiet" aria-label={t('pets.editOf', { name })} onClick={onEdit}>
          {t('pets.edit')}
        </Button>
        <Button
          variant="quiet"
          aria-label={t('pets.removeOf', { name })}
          onClick={() => dialog.current?.showModal()}
        >
          {t('pets.remove')}
        </Button>
      </div>
      <ConfirmDialog
        ref={dialog}
        title={t('pets.removeQuestion')}
        cancel={t('pets.cancel')}
        confirm={t('pets.remove')}
        busy={loading}
        onConfirm={remove}
      >
        <bdi>{name}</bdi>
      </ConfirmDialog>
    </article>
  )
}
