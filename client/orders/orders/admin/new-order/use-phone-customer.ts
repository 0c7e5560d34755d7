import { useRef, useState } from 'react'
import { parsePhone } from '#domain/addresses/phone'
import {
  type PhoneCustomerQuery,
  usePhoneCustomerLazyQuery,
} from '../../../../platform/gql/orders-admin'

export type PhoneCustomer = PhoneCustomerQuery['customerRecord']

/** Looks up the caller while the number is being typed; responses to an earlier number are ignored. */
export function usePhoneCustomer(onFound: (customer: PhoneCustomer) => void) {
  const [find] = usePhoneCustomerLazyQuery({ fetchPolicy: 'network-only' })
  const wanted = useRef<string>(undefined)
  const [customer, setCustomer] = useState<PhoneCustomer>()
  const [isFailed, setIsFailed] = useState(false)

  async function lookUp(text: string): Promise<void> {
    const phone = parsePhone(text)?.e164
    if (phone === wanted.current) return
    wanted.current = phone
    setCustomer(undefined)
    setIsFailed(false)
    if (!phone) return
    try {
      const { data, error } = await find({ variables: { phone } })
      if (wanted.current !== phone) return
      if (!data) throw error
      setCustomer(data.customerRecord)
      onFound(data.customerRecord)
    } catch {
      if (wanted.current === phone) setIsFailed(true)
    }
  }

  return { customer, isFailed, lookUp }
}
