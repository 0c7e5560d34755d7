import { useState } from 'react'
import { FormSheet } from '../../admin/ui/form-sheet'
import {
  type AdminDiscountCodeFragment,
  useSetDiscountCodeActiveMutation,
} from '../../gql/discounts-admin'
import { notifyError, notifySuccess } from '../../lib/notify'
import { isFormKept } from '../../session/kept-forms'
import { useFormatPounds, useText } from '../../texts/text'
import { Button } from '../../ui/button'
import { DiscountForm } from './discount-form'
import { useSaveDiscount } from './use-save-discount'
import './discount-list.css'

export function DiscountList({ codes }: { readonly codes: readonly AdminDiscountCodeFragment[] }) {
  return (
    <ul className="discounts">
      {codes.map((code) => (
        <DiscountItem key={code.id} code={code} />
      ))}
    </ul>
  )
}

function DiscountItem({ code }: { readonly code: AdminDiscountCodeFragment }) {
  const t = useText()
  const save = useSaveDiscount()
  const [setActive, { loading }] = useSetDiscountCodeActiveMutation()
  const { id, isActive } = code
  const title = t('discounts.editNamed', { code: code.code })
  const [isEdited, setIsEdited] = useState(() => isFormKept(title))

  const close = () => setIsEdited(false)

  async function toggle(): Promise<void> {
    try {
      const { data } = await setActive({ variables: { id, isActive: !isActive } })
      if (!data?.setDiscountCodeActive.discountCode) throw new Error('The code was not changed')
      notifySuccess(t('discounts.saved'))
    } catch {
      notifyError(t('discounts.saveFailed'))
    }
  }

  return (
    <li className="card discounts__item" data-inactive={!isActive || undefined}>
      <div>
        <h3>
          <bdi>{code.code}</bdi>
        </h3>
        <DiscountTerms code={code} />
      </div>
      <div className="discounts__actions">
        <Button variant="secondary" aria-label={title} onClick={() => setIsEdited(true)}>
          {t('discounts.edit')}
        </Button>
        <Button
          variant="quiet"
          busy={loading}
          aria-label={t(isActive ? 'discounts.deactivateNamed' : 'discounts.activateNamed', {
            code: code.code,
          })}
          onClick={() => void toggle()}
        >
          {t(isActive ? 'discounts.deactivate' : 'discounts.activate')}
        </Button>
      </div>
      <FormSheet title={title} isOpen={isEdited} onClose={close}>
        <DiscountForm
          title={title}
          edited={code}
          onSubmit={async (input) => {
            const userErrors = await save(input, id)
            if (userErrors.length === 0) close()
            return userErrors
          }}
        />
      </FormSheet>
    </li>
  )
}

/** The discount of the code, its period, and its number of uses. */
function DiscountTerms({ code }: { readonly code: AdminDiscountCodeFragment }) {
  const t = useText()
  const format = useFormatPounds()
  const { percent, amount, minItems, startsOn, endsOn, maxUses, maxUsesPerCustomer } = code
  const off =
    percent !== null
      ? t('discounts.percentOff', { percent })
      : amount !== null
        ? t('discounts.amountOff', { amount: format(amount) })
        : t('discounts.kind.freeDelivery')
  const terms = [
    off,
    minItems > 0 && t('discounts.from', { amount: format(minItems) }),
    startsOn && t('discounts.since', { day: startsOn }),
    endsOn && t('discounts.until', { day: endsOn }),
    maxUsesPerCustomer !== null && t('discounts.perCustomer', { count: maxUsesPerCustomer }),
  ].filter((term) => typeof term === 'string' && term !== '')
  return (
    <>
      <p>{terms.join(' · ')}</p>
      <p className="discounts__uses">
        {maxUses === null
          ? t('discounts.uses', { uses: code.uses })
          : t('discounts.usesOf', { uses: code.uses, max: maxUses })}
        {!code.isActive && ` · ${t('discounts.inactive')}`}
      </p>
    </>
  )
}
