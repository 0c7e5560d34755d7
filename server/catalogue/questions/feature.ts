import type { Feature } from '../../platform/features/feature'
import { createProductResolver } from '../products/product-of.resolver'
import { ProductQuestionEntity } from './product-question.entity'
import { composeAnswer } from './question-mails'
import {
  AdminProductQuestionConnectionResolver,
  ProductQuestionsResolver,
  QuestionsResolver,
} from './questions.resolver'
import { removeOldQuestions } from './questions.service'
import { AdminProductQuestion } from './questions.types'
import { questionsPersonalData } from './questions-personal-data'

export const questions: Feature = {
  dependencies: ['accounts', 'mail', 'products'],
  entities: [ProductQuestionEntity],
  functionFiles: ['questions.sql'],
  resolvers: [
    QuestionsResolver,
    ProductQuestionsResolver,
    AdminProductQuestionConnectionResolver,
    createProductResolver(AdminProductQuestion, 'The product, hidden or not.'),
  ],
  mails: {
    questionAnswered: { purpose: 'product', compose: composeAnswer, isOneTime: true },
  },
  personalData: questionsPersonalData,
  jobs: ({ db }) => [{ name: 'old-questions', minutes: 60, run: () => removeOldQuestions(db) }],
}
