import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { resource } from '../../platform/features/feature'
import { createAttemptCounter } from '../../platform/rate-limits/attempt-counter'
import { clientNetwork } from '../../platform/rate-limits/client-network'

const QUESTIONS_PER_ACCOUNT = 10
const QUESTIONS_PER_NETWORK = 20
const QUESTIONS_PER_EMAIL = 5
const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS

/** Limits questions, against spam, and so that nobody can have a stranger mailed again and again. */
interface QuestionLimiter {
  /** Counts a question of an account. Throws TOO_MANY_ATTEMPTS. */
  countAccount(userId: number): Promise<void>
  /** Counts a question with a typed address. Throws TOO_MANY_ATTEMPTS. */
  countVisitor(email: string, address: string): Promise<void>
}

export const questionLimiter = resource(({ redis }) => createQuestionLimiter(redis))

/** Counts in Redis, shared by all servers, or in memory without Redis or while it is down. */
function createQuestionLimiter(redis?: Redis): QuestionLimiter {
  const counter = (name: string, limit: number, windowSeconds: number) =>
    createAttemptCounter({ name, limit, message: 'question.tooMany', redis, windowSeconds })
  const perAccount = counter('question-account', QUESTIONS_PER_ACCOUNT, HOUR_SECONDS)
  const perNetwork = counter('question-network', QUESTIONS_PER_NETWORK, HOUR_SECONDS)
  const perEmail = counter('question-email', QUESTIONS_PER_EMAIL, DAY_SECONDS)
  return {
    countAccount: (userId) => perAccount.count(String(userId)),
    async countVisitor(email, address) {
      await perNetwork.count(clientNetwork(address))
      // The counter need not know the address.
      await perEmail.count(createHash('sha256').update(email).digest('base64url'))
    },
  }
}
