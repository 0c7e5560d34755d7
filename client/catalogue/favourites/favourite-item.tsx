import { useApolloClient } from '@apollo/client/react'
import { FavouritesDocument, type FavouritesQuery } from '../../platform/gql/favourites'
import {
  useAddFavouriteMutation,
  useRemoveFavouriteMutation,
} from '../../platform/gql/products-favourite'
import { notify, notifyError } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { Icon } from '../../platform/ui/icon'
import { sendChange } from '../products/favourite/own-favourite'
import { ProductCard } from '../products/product-card'

interface FavouriteItemProps {
  readonly product: FavouritesQuery['favourites'][number]
  /** Its place in the list. */
  readonly index: number
}

/** A favourite, which is removed with a tap, and brought back with another. */
export function FavouriteItem({ product, index }: FavouriteItemProps) {
  const t = useText()
  const { cache } = useApolloClient()
  const addFavourite = useAddFavouriteMutation()
  const removeFavourite = useRemoveFavouriteMutation()
  const { id, name } = product

  function show(isShown: boolean): void {
    cache.updateQuery({ query: FavouritesDocument }, (data) => {
      if (!data) return undefined
      const others = data.favourites.filter((one) => one.id !== id)
      if (isShown) others.splice(index, 0, product)
      return { favourites: others }
    })
  }

  /** Shows the change at once, and takes it back if it fails. Returns whether it succeeded. */
  async function change(isFavourite: boolean): Promise<boolean> {
    show(isFavourite)
    const reason = await sendChange(isFavourite ? addFavourite : removeFavourite, id).catch(() =>
      t('favourites.failed'),
    )
    if (!reason) return true
    show(!isFavourite)
    notifyError(reason)
    return false
  }

  async function remove(): Promise<void> {
    if (!(await change(false))) return
    // One toast, which the next removal replaces: several would leave no room for the one with the button.
    const undo = { label: t('favourites.undo'), act: () => void change(true) }
    notify({ kind: 'success', message: t('favourites.removed'), actions: [undo] })
  }

  return (
    <>
      <ProductCard product={product} heading="h2" />
      <Button
        variant="icon"
        className="favourites__remove"
        aria-label={t('favourites.removeOf', { name })}
        onClick={() => void remove()}
      >
        <Icon name="heart" />
      </Button>
    </>
  )
}
