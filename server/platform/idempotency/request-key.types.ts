import { createParameterDecorator } from 'type-graphql'
import type { Context } from '../features/context'
import { hashInput, ownerOf, type RequestKey } from './request-key'

const NAME = 'idempotencyKey'

/** The owner of the keys: the caller, or the holder of the link whose `token` is an argument. */
type Owner = 'caller' | 'link'

/**
 * The argument `idempotencyKey` of a mutation that moves money or stock, as a {@link RequestKey}; undefined without
 * one. A test requires it of these mutations.
 */
export function IdempotencyKey(of: Owner = 'caller') {
  return createParameterDecorator<Context>(
    async ({ args, context, info }): Promise<RequestKey | undefined> => {
      const { [NAME]: key, ...input } = args
      if (typeof key !== 'string') return undefined
      const owner =
        of === 'link' ? `link:${hashInput([String(input.token)])}` : ownerOf(await context.caller())
      return { owner, operation: info.fieldName, key, requestHash: hashInput(input) }
    },
    {
      arg: {
        name: NAME,
        typeFunc: () => String,
        options: {
          nullable: true,
          description:
            'A unique key for each act, at most 200 characters. A retry with the same key returns the result of the first request, and changes nothing again; with another input, it is a `CONFLICT`. Without a key, each request counts.',
        },
      },
    },
  )
}
