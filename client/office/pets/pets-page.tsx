import { useRef, useState } from 'react'
import { MAX_PETS } from '#domain/limits'
import {
  type PetDetailsFragment,
  useAddPetMutation,
  usePetsQuery,
  useUpdatePetMutation,
} from '../../platform/gql/pets'
import { useFocusAfterRemoval } from '../../platform/lib/use-focus-after-removal'
import { PageHead } from '../../platform/page/page-head'
import { RequireSession } from '../../platform/routing/require-session'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Skeleton } from '../../platform/ui/skeleton'
import { PetForm } from './pet-form'
import { PetItem } from './pet-item'
import './pets-page.css'

export function Component() {
  const t = useText()
  return (
    <div className="page wrap">
      <PageHead title={t('pets.title')} />
      <h1 className="page-title">{t('pets.title')}</h1>
      <RequireSession placeholder={<Skeleton className="card" blockSize="12rem" />}>
        <Pets />
      </RequireSession>
    </div>
  )
}

function Pets() {
  const t = useText()
  const { data, error, refetch } = usePetsQuery({ fetchPolicy: 'cache-and-network' })
  if (data) return <PetList pets={data.pets} onChanged={() => void refetch()} />
  if (error) return <LoadFailed title={t('pets.loadFailed')} onRetry={refetch} />
  return <Skeleton className="card" blockSize="12rem" />
}

interface PetListProps {
  readonly pets: readonly PetDetailsFragment[]
  readonly onChanged: () => void
}

function PetList({ pets, onChanged }: PetListProps) {
  const t = useText()
  const intro = useRef<HTMLParagraphElement>(null)
  /** The id of the pet in the form; blank for a new one. */
  const [edited, setEdited] = useState<string>()
  const [addPet] = useAddPetMutation()
  const [updatePet] = useUpdatePetMutation()
  useFocusAfterRemoval(
    intro,
    pets.map(({ id }) => id),
  )
  if (edited !== undefined) {
    return (
      <PetForm
        pet={pets.find(({ id }) => id === edited)}
        onDone={() => setEdited(undefined)}
        onSave={async (input) => {
          const response = edited
            ? (await updatePet({ variables: { id: edited, input } })).data?.updatePet
            : (await addPet({ variables: { input } })).data?.addPet
          if (!response) throw new Error('No response')
          if (response.userErrors.length === 0) onChanged()
          return response.userErrors
        }}
      />
    )
  }
  return (
    <div className="pets">
      <p ref={intro} tabIndex={-1}>
        {t('pets.intro')}
      </p>
      {pets.length === 0 && <p>{t('pets.none')}</p>}
      {pets.length > 0 && (
        <ul className="pets__list">
          {pets.map((pet) => (
            <li key={pet.id} className="card">
              <PetItem pet={pet} onEdit={() => setEdited(pet.id)} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
      {pets.length < MAX_PETS && (
        <Button variant="secondary" onClick={() => setEdited('')}>
          {t('pets.add')}
        </Button>
      )}
    </div>
  )
}
