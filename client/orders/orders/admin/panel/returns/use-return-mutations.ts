import {
  useAcceptReturnMutation,
  useDeclineReturnMutation,
  useReceiveReturnMutation,
  useRecordReturnMutation,
} from '../../../../../platform/gql/orders-admin'

/** Mutations of returns. */
export function useReturnMutations() {
  const [record] = useRecordReturnMutation()
  const [accept] = useAcceptReturnMutation()
  const [decline] = useDeclineReturnMutation()
  const [receive] = useReceiveReturnMutation()
  return { record, accept, decline, receive }
}
