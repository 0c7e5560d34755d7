import { z } from 'zod'
import { translate } from '#domain/messages'
import { LOCALES } from '#domain/messages/locale'
import { formatPiastres } from '#domain/money/money'
import { previewPath } from '#domain/products/pictures'
import type { ComposeMail } from '../../platform/features/mail-content'
import { ProductEntity } from '../products/product.entity'
import { isSoldOutAgain } from './back-in-stock.service'
import { stopToken } from './stop-link'

const requestData = z.object({
  productId: z.int(),
  userId: z.int().nullable(),
  locale: z.enum(LOCALES),
  requestedAt: z.string(),
})

export const backInStockMails: Readonly<Record<'backInStock', ComposeMail>> = {
  async backInStock({ data, userId, to, locale }, { db, secret, publicUrl, pageUrl }) {
    const request = requestData.parse(data)
    // Its account was deleted since.
    if (to === null || (request.userId !== null && request.userId !== userId)) return null
    if (await isSoldOutAgain(db, request, to)) return null
    const product = await db.findOneBy(ProductEntity, { id: request.productId, hidden: false })
    if (!product) return null
    const name = (locale === 'ar' && product.nameAr) || product.name
    // None of another site, which would learn who reads the mail.
    const picture = previewPath(product.id, product.imageUrl)
    return {
      subject: translate('mail.backInStock.subject', { product: name }, locale),
      heading: translate('mail.backInStock.heading', {}, locale),
      paragraphs: [translate('mail.backInStock.text', {}, locale)],
      items: [
        {
          name,
          detail: '',
          amount: formatPiastres(product.pricePiastres, locale),
          picture: picture && publicUrl + picture,
        },
      ],
      button: {
        label: translate('mail.backInStock.open', {}, locale),
        url: pageUrl(`/productdetails/${product.id}`),
      },
      note: translate('mail.backInStock.note', {}, locale),
      stop: {
        label: translate('mail.backInStock.stop', {}, locale),
        // Browsers send no fragment: the token is in no log and no Referer.
        url: `${pageUrl('/stopmails')}#token=${stopToken(secret, to)}`,
      },
    }
  },
}
