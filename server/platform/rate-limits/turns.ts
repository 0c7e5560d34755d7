import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#domain/errors'
import type { MessageKey } from '#domain/messages'

/** How long a turn takes. */
const TURN_SECONDS = 3
const MAX_WAITING = 10

/**
 * Lets requests of a network that has guessed too often begin one after another, slowly, since thousands of customers of a
 * mobile carrier can share an address. Throws TOO_MANY_ATTEMPTS, with the message, for a long queue. Queues are of each server.
 */
export function createTurns(
  message: MessageKey,
  turnSeconds = TURN_SECONDS,
): (network: string) => Promise<void> {
  const queues = new Map<string, { waiting: number; last: Promise<unknown> }>()
  return async (network) => {
    const queue = queues.get(network) ?? { waiting: 0, last: Promise.resolve() }
    if (queue.waiting >= MAX_WAITING) {
      const retryAfterSeconds = Math.ceil(MAX_WAITING * turnSeconds)
      throw new AppError('TOO_MANY_ATTEMPTS', {
        key: message,
        parameters: { minutes: Math.ceil(retryAfterSeconds / 60) },
        retryAfterSeconds,
      })
    }
    queues.set(network, queue)
    queue.waiting += 1
    queue.last = queue.last.then(() => wait(turnSeconds * 1000))
    await queue.last
    queue.waiting -= 1
    if (queue.waiting === 0) queues.delete(network)
  }
}
