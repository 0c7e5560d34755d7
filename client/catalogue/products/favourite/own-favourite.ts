import type { Mutate } from '../../../platform/api/use-lazy-mutation'
import type {
  AddFavouriteMutation,
  AddFavouriteMutationVariables,
} from '../../../platform/gql/products-favourite'
import { notify, notifyError } from '../../../platform/lib/notify'
import { defineStored } from '../../../platform/lib/stored-value'
import type { Translate } from '../../../platform/texts/text'

/** Adds a favourite, or removes it. */
type Change = Mutate<AddFavouriteMutation, AddFavouriteMutationVariables>

/** The product that a visitor wants to keep, until they have signed in. */
const waiting = defineStored<string>('waitingFavourite')

export function keepForLater(productId: string): void {
  waiting.write(productId)
}

/** Whether this product waits; from then on it does not. */
export function takeWaiting(productId: string): boolean {
  const isWaiting = waiting.read() === productId
  if (isWaiting) waiting.write(undefined)
  return isWaiting
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Sends a change after the earlier ones, so that the last tap counts. Returns the server's error message, if any; throws
 * without a response.
 * @param stale what was read before the change, to be read again.
 */
export function sendChange(
  change: Change,
  productId: string,
  stale: readonly string[] = ['isFavourite'],
): Promise<string | undefined> {
  const sent = last.then(async () => {
    const { data } = await change({
      variables: { productId },
      update: (cache) => {
        for (const fieldName of stale) cache.evict({ id: 'ROOT_QUERY', fieldName })
      },
    })
    if (!data) throw new Error('No response')
    return data.result.userErrors[0]?.message
  })
  last = sent.catch(() => {})
  return sent
}

/** The same on the page of a product, with a toast. Returns whether it succeeded. */
export async function changeAndSay(
  change: Change,
  t: Translate,
  productId: string,
  isFavourite: boolean,
): Promise<boolean> {
  const reason = await sendChange(change, productId, ['isFavourite', 'favourites'])
  if (reason) {
    notifyError(reason)
    return false
  }
  // With the same link, so that one toast replaces the other.
  notify({
    kind: 'success',
    message: t(isFavourite ? 'favourites.kept' : 'favourites.removed'),
    actions: [{ label: t('favourites.view'), to: '/favourites' }],
  })
  return true
}
