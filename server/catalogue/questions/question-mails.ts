import { z } from 'zod'
import { translate } from '#domain/messages'
import { LOCALES } from '#domain/messages/locale'
import type { ComposeMail } from '../../platform/features/mail-content'
import { ProductEntity } from '../products/product.entity'
import { ProductQuestionEntity } from './product-question.entity'

const answerData = z.object({ questionId: z.int(), locale: z.enum(LOCALES) })

/** The answer to a question, in the language in which it was asked. */
export const composeAnswer: ComposeMail = async ({ data, to, locale }, { db, pageUrl }) => {
  const { questionId } = answerData.parse(data)
  const question = await db.findOneBy(ProductQuestionEntity, { id: questionId })
  // Deleted since, perhaps with the account.
  if (to === null || !question?.answer) return null
  const product = await db.findOneBy(ProductEntity, { id: question.productId })
  if (!product) return null
  const name = (locale === 'ar' && product.nameAr) || product.name
  return {
    subject: translate('mail.questionAnswered.subject', { product: name }, locale),
    heading: translate('mail.questionAnswered.heading', {}, locale),
    paragraphs: [
      translate('mail.questionAnswered.text', { product: name }, locale),
      // Not the question: anybody may have typed the address.
      question.answer,
    ],
    button: {
      label: translate('mail.backInStock.open', {}, locale),
      url: pageUrl(`/productdetails/${product.id}`),
    },
    note: translate('mail.questionAnswered.note', {}, locale),
  }
}
