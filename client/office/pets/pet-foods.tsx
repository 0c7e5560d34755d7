import { useState } from 'react'
import { cairoDay } from '#domain/delivery/cairo-day'
import {
  type Outcome,
  type Refusable,
  reportOutcome,
  wasDone,
} from '../../platform/api/report-outcome'
import {
  type PetDetailsFragment,
  useAddFoodReminderMutation,
  useRemoveFoodReminderMutation,
} from '../../platform/gql/pets'
import { usePageContext } from '../../platform/page/page-context'
import { useText } from '../../platform/texts/text'
import { useFormatDay } from '../../platform/texts/use-format-date'
import { Button, ButtonLink } from '../../platform/ui/button'

interface PetFoodsProps {
  readonly pet: PetDetailsFragment
  readonly onChanged: () => void
}

/** When the delivered food of a pet runs out, with a reminder and the way to order it again. */
export function PetFoods({ pet, onChanged }: PetFoodsProps) {
  const t = useText()
  const formatDay = useFormatDay()
  const [today] = useState(() => cairoDay(new Date()))
  if (pet.foods.length === 0) return <p className="pets__hint">{t('pets.noFood')}</p>
  return (
    <ul className="pets__foods" aria-label={t('pets.foods', { name: pet.name })}>
      {pet.foods.map((food) => {
        const { product, runsOutOn } = food
        const day = formatDay(runsOutOn)
        return (
          product && (
            <li key={product.id}>
              <p>
                <bdi>{product.name}</bdi>
              </p>
              <p className="pets__hint">
                {runsOutOn < today ? t('pets.ranOut', { day }) : t('pets.runsOut', { day })}
              </p>
              <div className="pets__actions">
                <Reminder pet={pet} food={food} product={product} onChanged={onChanged} />
                <ButtonLink
                  variant="secondary"
                  to={`/productdetails/${product.id}`}
                  aria-label={t('pets.orderAgainOf', { product: product.name })}
                >
                  {t('pets.orderAgain')}
                </ButtonLink>
                <WhatsAppLink product={product.name} />
              </div>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** Opens WhatsApp with a message to the shop that orders a product again. */
function WhatsAppLink({ product }: { readonly product: string }) {
  const t = useText()
  const { whatsAppNumber } = usePageContext().contact
  if (!whatsAppNumber) return null
  return (
    <a
      className="button button--quiet"
      href={`https://wa.me/${whatsAppNumber}?text=${encodeURIComponent(t('pets.whatsAppText', { product }))}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('pets.whatsAppOf', { product })}
    >
      {t('pets.whatsApp')}
    </a>
  )
}

type Food = PetDetailsFragment['foods'][number]

interface ReminderProps extends PetFoodsProps {
  readonly food: Food
  readonly product: NonNullable<Food['product']>
}

function Reminder({ pet, food, product, onChanged }: ReminderProps) {
  const t = useText()
  const formatDay = useFormatDay()
  const [add, adding] = useAddFoodReminderMutation()
  const [remove, removing] = useRemoveFoodReminderMutation()
  const { order, remindOn, reminder } = food
  const variables = { input: { petId: pet.id, orderId: order.id, productId: product.id } }
  const names = { name: pet.name, product: product.name }

  async function change(isOn: boolean): Promise<void> {
    const outcome: Outcome<Refusable> = isOn ? add({ variables }) : remove({ variables })
    const changed = await reportOutcome(outcome, {
      done: t(isOn ? 'pets.reminderSaved' : 'pets.reminderRemoved'),
      failed: t('pets.failed'),
    })
    if (wasDone(changed)) onChanged()
  }

  if (reminder === 'TOO_LATE') return null
  if (reminder === 'SENT') return <p className="pets__hint">{t('pets.reminderSent')}</p>
  if (reminder === 'SET') {
    return (
      <p className="pets__reminder">
        <span>{t('pets.reminderOn', { day: formatDay(remindOn) })}</span>
        <Button
          variant="quiet"
          busy={removing.loading}
          aria-label={t('pets.turnOffOf', names)}
          onClick={() => void change(false)}
        >
          {t('pets.turnOff')}
        </Button>
      </p>
    )
  }
  return (
    <Button
      variant="secondary"
      busy={adding.loading}
      aria-label={t('pets.remindOf', names)}
      onClick={() => void change(true)}
    >
      {t('pets.remind')}
    </Button>
  )
}
