import DataLoader from 'dataloader'
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { MAX_ANSWER_LENGTH, MAX_SHOWN_QUESTIONS } from '#domain/limits'
import { createVisitorQuestionSchema, questionSchema } from '#domain/questions/questions.schema'
import { validate } from '#domain/validation/validate'
import { BATCHED } from '../../platform/database/statements/batched'
import type { Context } from '../../platform/features/context'
import { resource } from '../../platform/features/feature'
import { toCountedConnection } from '../../platform/http/graphql/connection'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { AfterArg, FirstArg } from '../../platform/http/graphql/page-arguments'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { Product } from '../products/product.types'
import { questionLimiter } from './question-limiter'
import {
  type Asker,
  answerQuestion,
  askQuestion,
  listQuestions,
  readShownQuestions,
  removeQuestion,
} from './questions.service'
import {
  AdminProductQuestionConnection,
  AnswerProductQuestionPayload,
  AskProductQuestionPayload,
  DeleteProductQuestionPayload,
  ProductQuestion,
  ProductQuestionInput,
} from './questions.types'

const shownQuestions = resource(
  ({ db }) => new DataLoader((ids: readonly number[]) => readShownQuestions(db, ids), BATCHED),
)

const visitorSchema = resource(({ env }) => createVisitorQuestionSchema(env.emailTopLevelDomains))

/** Reads who asks what, and counts it against the limits. Throws INVALID or TOO_MANY_ATTEMPTS. */
async function readQuestion(
  { get, hasToken, viewer, address }: Context,
  input: ProductQuestionInput,
): Promise<{ readonly asker: Asker; readonly text: string }> {
  if (hasToken) {
    const { id: userId } = await viewer()
    const { text } = validate(questionSchema, input)
    await get(questionLimiter).countAccount(userId)
    return { asker: { userId }, text }
  }
  const { text, email } = validate(get(visitorSchema), input)
  await get(questionLimiter).countVisitor(email, address)
  return { asker: { email }, text }
}

const QuestionIdArg = () => Arg('id', () => ID, { description: 'The ID of the question.' })

@Resolver()
export class QuestionsResolver {
  @Mutation(() => AskProductQuestionPayload, {
    description:
      'Asks the shop about a product. The answer is mailed, and then shown with the question, without who asked. At most 10 an hour for an account, and 5 a day for an address.',
  })
  async askProductQuestion(
    @Ctx() context: Context,
    @Arg('productId', () => ID, { description: 'The ID of the product that it is about.' })
    productId: string,
    @Arg('input', () => ProductQuestionInput, { description: 'The question.' })
    input: ProductQuestionInput,
  ): Promise<AskProductQuestionPayload> {
    const { db, locale } = context
    const { userErrors } = await asPayload(locale, async () => {
      const { asker, text } = await readQuestion(context, input)
      await askQuestion(db, asker, productId, { text, locale })
      return {}
    })
    return { success: userErrors.length === 0, userErrors }
  }

  @Requires('questions.answer')
  @Query(() => AdminProductQuestionConnection, {
    description: 'The questions of shoppers in pages, newest first.',
  })
  async adminProductQuestions(
    @Ctx() { db }: Context,
    @FirstArg() first: number,
    @AfterArg() after?: string,
    @Arg('isAnswered', () => Boolean, {
      nullable: true,
      description: 'Only those that are answered, or only those that wait for an answer.',
    })
    isAnswered?: boolean,
  ): Promise<AdminProductQuestionConnection> {
    return toCountedConnection(await listQuestions(db, { first, after, isAnswered }))
  }

  @Requires('questions.answer')
  @Mutation(() => AnswerProductQuestionPayload, {
    description:
      'Answers a question, which shoppers then see, or changes the answer. Whoever asked is mailed the first answer.',
  })
  async answerProductQuestion(
    @Ctx() { db, locale }: Context,
    @QuestionIdArg() id: string,
    @Arg('answer', () => String, {
      description: `The answer, at most ${MAX_ANSWER_LENGTH} characters.`,
    })
    answer: string,
  ): Promise<AnswerProductQuestionPayload> {
    return asPayload(locale, async () => ({ question: await answerQuestion(db, id, { answer }) }))
  }

  @Requires('questions.answer')
  @Mutation(() => DeleteProductQuestionPayload, {
    description: 'Deletes a question with its answer, such as spam.',
  })
  async deleteProductQuestion(
    @Ctx() { db, locale }: Context,
    @QuestionIdArg() id: string,
  ): Promise<DeleteProductQuestionPayload> {
    return asPayload(locale, async () => {
      await removeQuestion(db, id)
      return { questionId: id }
    })
  }
}

@Resolver(() => Product)
export class ProductQuestionsResolver {
  // All products of a response share one read.
  @DatabaseCost(0.5)
  @FieldResolver(() => [ProductQuestion], {
    description: `The answered questions about all its sizes, itself included, newest first; at most ${MAX_SHOWN_QUESTIONS}.`,
  })
  questions(@Root() { id }: Product, @Ctx() { get }: Context): Promise<readonly ProductQuestion[]> {
    return get(shownQuestions).load(id)
  }
}

@Resolver(() => AdminProductQuestionConnection)
export class AdminProductQuestionConnectionResolver {
  @FieldResolver(() => Int, { description: 'The total number of questions.' })
  totalCount(@Root() { count }: AdminProductQuestionConnection): Promise<number> {
    return count()
  }
}
