import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BulkDialog } from '../../platform/admin/table/bulk-dialog'
import { useCustomerDataLazyQuery, useDeleteCustomerMutation } from '../../platform/gql/customers'
import { downloadFile } from '../../platform/lib/download-file'
import { notifyError, notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'

/** Exports and deletes the personal data of a customer, who may ask for both. */
export function CustomerData({ id }: { readonly id: string }) {
  const t = useText()
  const [isAsking, setIsAsking] = useState(false)
  const [readData, { loading }] = useCustomerDataLazyQuery({ fetchPolicy: 'no-cache' })

  const download = useSingleFlight(async () => {
    try {
      const { data, error } = await readData({ variables: { id } })
      if (!data) throw error ?? new Error('No data')
      const file = new Blob([data.customerData], { type: 'application/json' })
      downloadFile(file, `customer-${id}.json`)
    } catch {
      notifyError(t('customers.exportFailed'))
    }
  })

  return (
    <>
      <p>{t('customers.dataText')}</p>
      <div className="customer-page__acts">
        <Button variant="secondary" busy={loading} onClick={() => void download()}>
          {t('customers.export')}
        </Button>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {t('customers.delete')}
        </Button>
      </div>
      {isAsking && <DeleteDialog id={id} onClose={() => setIsAsking(false)} />}
    </>
  )
}

interface DeleteDialogProps {
  readonly id: string
  readonly onClose: () => void
}

function DeleteDialog({ id, onClose }: DeleteDialogProps) {
  const t = useText()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const [deleteCustomer, { loading }] = useDeleteCustomerMutation()

  const confirm = useSingleFlight(async () => {
    try {
      const { data } = await deleteCustomer({ variables: { id } })
      const [userError] = data?.deleteCustomer.userErrors ?? []
      if (userError) return setProblem(userError.message)
      notifySuccess(t('customers.deleted'))
      void navigate('/admincustomers')
    } catch {
      setProblem(t('orders.actFailed'))
    }
  })

  return (
    <BulkDialog
      title={t('customers.delete')}
      confirm={t('customers.deleteForGood')}
      busy={loading}
      problems={problem ? [{ message: problem }] : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('customers.deleteText')}</p>
    </BulkDialog>
  )
}
