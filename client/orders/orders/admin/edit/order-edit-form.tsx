import { useEffect, useId, useRef } from 'react'
import { MAX_DISCOUNT_CODE_LENGTH, MAX_RECIPIENT_NAME_LENGTH } from '#domain/limits'
import { AddressFields } from '../../../../accounts/addresses/address-fields'
import { Field } from '../../../../platform/forms/field'
import { FormAlert } from '../../../../platform/forms/form-alert'
import { fieldErrorText } from '../../../../platform/forms/form-errors'
import { SubmitButton } from '../../../../platform/forms/submit-button'
import { useText } from '../../../../platform/texts/text'
import { Button } from '../../../../platform/ui/button'
import { OrderItems } from '../../order-items'
import { EditedAmount } from './edited-amount'
import { EditedItems } from './edited-items'
import type { EditableOrder } from './edited-values'
import { LoweredAmount } from './lowered-amount'
import { useOrderEdit } from './use-order-edit'
import './order-edit-form.css'

interface OrderEditFormProps {
  readonly order: EditableOrder
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** Changes an order: all of it in the shop; phone, note and a lower amount on its way. */
export function OrderEditForm({ order, onSaved, onCancel }: OrderEditFormProps) {
  const t = useText()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const edit = useOrderEdit(order, onSaved)
  const { form, items, setItems, preview, current } = edit
  const { register, formState } = form
  const { errors, isSubmitting } = formState
  const isOnItsWay = order.shipmentState === 'WITH_COURIER'
  const phone = (
    <Field
      {...register('phone')}
      required
      label={t('checkout.phone')}
      error={fieldErrorText(t, errors.phone)}
      type="tel"
      inputMode="tel"
      autoComplete="off"
    />
  )
  return (
    <form
      className="form order-edit"
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => void edit.save(event)}
    >
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {t('editForm.editNamed', { id: order.id })}
      </h2>
      {isOnItsWay && <p>{t('editForm.onItsWay')}</p>}
      {order.shipmentState === 'PACKED' && <p>{t('editForm.unpacks')}</p>}
      {isOnItsWay ? (
        <>
          {phone}
          {order.amountDue > 0 && <LoweredAmount order={order} form={form} />}
          {order.shippingAddress && (
            <Field
              {...register('courierNote')}
              label={t('checkout.courierNote')}
              error={fieldErrorText(t, errors.courierNote)}
              autoComplete="off"
            />
          )}
        </>
      ) : (
        <>
          <EditedItems items={items} errors={edit.itemErrors} onChange={setItems} />
          <Field
            {...register('discountCode')}
            label={t('editForm.code')}
            hint={t('editForm.codeHint')}
            error={fieldErrorText(t, errors.discountCode) ?? edit.codeError}
            maxLength={MAX_DISCOUNT_CODE_LENGTH}
            autoComplete="off"
          />
          <Field
            {...register('recipientName')}
            required
            label={t('editForm.recipient')}
            error={fieldErrorText(t, errors.recipientName)}
            maxLength={MAX_RECIPIENT_NAME_LENGTH}
            autoComplete="off"
          />
          {phone}
          {!order.shippingAddress && (
            <p>{t('editForm.addressText', { address: `${order.address}, ${order.city}` })}</p>
          )}
          <AddressFields register={register} errors={errors} />
        </>
      )}
      <div className="order-edit__end">
        <FormAlert>{edit.alert}</FormAlert>
        {current && (
          <section aria-label={t('editForm.nowHas')}>
            <h3>{t('editForm.nowHas')}</h3>
            <OrderItems items={current.items} />
          </section>
        )}
        <EditedAmount preview={preview} total={(current ?? order).total} />
        <div className="order-panel__acts">
          <SubmitButton busy={isSubmitting} disabled={!edit.isChanged || !preview.isCurrent}>
            {t('editForm.save')}
          </SubmitButton>
          <Button variant="quiet" onClick={onCancel}>
            {t('admin.cancel')}
          </Button>
        </div>
      </div>
    </form>
  )
}
