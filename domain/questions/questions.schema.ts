import { LIST_PAGE_SIZE, MAX_ANSWER_LENGTH, MAX_QUESTION_LENGTH } from '../limits'
import { emailSchema, type TopLevelDomains } from '../validation/email'
import { pageFields } from '../validation/list.schema'
import { encodeMessage, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'

/** What somebody with an account asks; the answer is mailed to the account. */
export const questionSchema = z.object({ text: requiredText(MAX_QUESTION_LENGTH) })

/** What a visitor asks, given the accepted top-level domains of emails. */
export function createVisitorQuestionSchema(domains: TopLevelDomains) {
  return questionSchema.extend({ email: emailSchema(domains) })
}

export type VisitorQuestionInput = z.input<ReturnType<typeof createVisitorQuestionSchema>>

export const questionAnswerSchema = z.object({ answer: requiredText(MAX_ANSWER_LENGTH) })

export type QuestionAnswerInput = z.input<typeof questionAnswerSchema>

/** A page of the desk's list. */
export const adminQuestionsSchema = z.object({
  ...pageFields,
  first: pageFields.first.default(LIST_PAGE_SIZE),
  isAnswered: z.boolean({ error: encodeMessage('invalid.choice') }).nullish(),
})

export type AdminQuestionsInput = z.input<typeof adminQuestionsSchema>
