import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  useAddFavouriteMutation,
  useIsFavouriteQuery,
  useRemoveFavouriteMutation,
} from '../../platform/gql/products-favourite'
import { notifyError, notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useLoginState } from '../../platform/routing/return-path'
import { getSession, useSession } from '../../platform/session/session'
import { loadTexts } from '../../platform/texts/load-texts'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { Icon } from '../../platform/ui/icon'
import './favourite-button.css'

/** The code and its texts: after the page for who is signed in, otherwise at a tap. */
async function loadFavourites() {
  const [favourites] = await Promise.all([import('./favourite/own-favourite'), loadTexts('kept')])
  return favourites
}

/** Keeps a product as a favourite. Visitors sign in first, and come back with the product kept. */
export function FavouriteButton({ productId }: { readonly productId: string }) {
  const t = useText()
  const navigate = useNavigate()
  const loginState = useLoginState()
  const token = useSession()?.token
  const add = useAddFavouriteMutation()
  const remove = useRemoveFavouriteMutation()
  const { data } = useIsFavouriteQuery({ productId }, { skip: !token, isOptional: true })
  /** The state that the shopper has set by tapping, and the session in which they did. */
  const [tapped, setTapped] = useState<{ token: string; isFavourite: boolean }>()
  const taps = useRef(0)
  /** The last state confirmed by the server. */
  const confirmed = useRef<boolean>(undefined)
  const isTapped = tapped !== undefined && tapped.token === token
  const isFavourite = isTapped ? tapped.isFavourite : data?.isFavourite === true

  async function change(session: string, next: boolean): Promise<void> {
    taps.current += 1
    const tap = taps.current
    const show = (isShown: boolean) => setTapped({ token: session, isFavourite: isShown })
    const takeBack = () => {
      if (tap !== taps.current) return
      if (confirmed.current === undefined) setTapped(undefined)
      else show(confirmed.current)
    }
    show(next)
    try {
      const { changeAndSay, keepForLater } = await loadFavourites()
      const isDone = await changeAndSay(next ? add : remove, t, productId, next).catch((error) => {
        if (getSession().token) throw error
        // The page to sign in says why.
        if (next) keepForLater(productId)
        return false
      })
      if (isDone) confirmed.current = next
      else takeBack()
    } catch {
      takeBack()
      notifyError(t('product.favouriteFailed'))
    }
  }

  const askToSignIn = useSingleFlight(async () => {
    try {
      const { keepForLater } = await loadFavourites()
      keepForLater(productId)
      notifySuccess(t('favourites.signIn'))
      await navigate('/login', { state: loginState })
    } catch {
      notifyError(t('product.favouriteFailed'))
    }
  })

  const begin = useEffectEvent(async (session: string) => {
    const { takeWaiting } = await loadFavourites()
    if (takeWaiting(productId)) await change(session, true)
  })
  useEffect(() => {
    // Without a connection, a tap tries again.
    if (token) begin(token).catch(() => {})
  }, [token])

  function tap(): void {
    const session = getSession().token
    void (session ? change(session, !isFavourite) : askToSignIn())
  }

  return (
    <Button
      variant="icon"
      className="favourite-button"
      aria-label={t('product.favourite')}
      aria-pressed={isFavourite}
      onClick={tap}
    >
      <Icon name="heart" />
    </Button>
  )
}
