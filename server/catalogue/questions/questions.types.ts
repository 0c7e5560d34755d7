import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { MAX_QUESTION_LENGTH } from '#domain/limits'
import type { Locale } from '#domain/messages/locale'
import type { VisitorQuestionInput } from '#domain/questions/questions.schema'
import { LocaleEnum } from '../../accounts/accounts/accounts.types'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { PageInfo } from '../../platform/http/graphql/page-info.types'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import type { QuestionView } from './questions.service'

@ObjectType({ description: 'A question about a product, with the answer of the shop.' })
export class ProductQuestion implements QuestionView {
  productId!: number

  @Field(() => ID, { description: 'The ID of the question.' })
  id!: number

  @Field(() => String, { description: 'The question.' })
  text!: string

  @Field(() => LocaleEnum, { description: 'The language of the shop in which it was asked.' })
  locale!: Locale

  @Field(() => String, {
    nullable: true,
    description: 'The answer; null if there is none yet, which only the staff see.',
  })
  answer!: string | null

  @Field(() => DateTime, { name: 'createdAt', description: 'When it was asked.' })
  askedAt!: Date
}

@ObjectType({ description: 'A question as the staff see it, answered or not.' })
export class AdminProductQuestion extends ProductQuestion {}

@ObjectType({ description: 'A question in the list of the staff.' })
export class AdminProductQuestionEdge {
  @Field(() => String, { description: 'The cursor of the question: pass it as `after`.' })
  cursor!: string

  @Field(() => AdminProductQuestion, { description: 'The question.' })
  node!: AdminProductQuestion
}

@ObjectType({ description: 'A page of all questions, newest first.' })
export class AdminProductQuestionConnection {
  @Field(() => [AdminProductQuestion], { description: 'The questions of this page.' })
  nodes!: readonly AdminProductQuestion[]

  @Field(() => [AdminProductQuestionEdge], {
    description: 'The same questions with their cursors.',
  })
  edges!: readonly AdminProductQuestionEdge[]

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}

@InputType({ description: 'A question about a product.' })
export class ProductQuestionInput implements Partial<VisitorQuestionInput> {
  @Field(() => String, {
    description: `The question, at most ${MAX_QUESTION_LENGTH} characters. Shoppers see it once it is answered.`,
  })
  text!: string

  @Field(() => String, {
    nullable: true,
    description:
      'Where to mail the answer: required of visitors, and ignored for a signed-in account, which has an address.',
  })
  email?: string
}

@ObjectType({ description: 'The result of asking a question.' })
export class AskProductQuestionPayload extends MutationPayload {
  @Field(() => Boolean, { nullable: true, description: 'Whether the question was received.' })
  success?: boolean
}

@ObjectType({ description: 'The result of answering a question.' })
export class AnswerProductQuestionPayload extends MutationPayload {
  @Field(() => AdminProductQuestion, {
    nullable: true,
    description: 'The question; null on failure.',
  })
  question?: AdminProductQuestion
}

@ObjectType({ description: 'The result of deleting a question.' })
export class DeleteProductQuestionPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The ID of the question; null on failure.' })
  questionId?: string
}
