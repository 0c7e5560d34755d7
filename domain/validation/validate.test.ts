import { describe, expect, test } from 'vitest'
import { AppError } from '../errors'
import { encodeMessage, requiredText } from './text.schema'
import { invalid, validate } from './validate'
import { z } from './zod'

const schema = z.object({ name: requiredText(5), tags: z.array(requiredText(5)) })

function errorOf(input: unknown): unknown {
  try {
    return validate(schema, input)
  } catch (error) {
    return error
  }
}

describe('validating', () => {
  test('returns the input trimmed, without unknown fields', () => {
    expect(validate(schema, { name: ' a ', tags: [], role: 'admin' })).toEqual({
      name: 'a',
      tags: [],
    })
  })

  test('throws INVALID with a key and parameters for each problem', () => {
    const error = errorOf({ name: 'longer', tags: ['ok', ''] })
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({
      code: 'INVALID',
      details: {
        key: 'fault.invalid',
        problems: [
          { field: 'name', key: 'invalid.tooLong', parameters: { max: 5 } },
          { field: 'tags.1', key: 'invalid.required' },
        ],
      },
    })
  })

  test.each([[null], [undefined], ['text'], [5], [[]]])(
    'rejects %j in place of an object',
    (input) => {
      expect(errorOf(input)).toMatchObject({ code: 'INVALID' })
    },
  )

  test('parameters may contain the separator of the encoding', () => {
    const rejecting = z
      .string()
      .refine(() => false, encodeMessage('account.error', { message: 'a|b' }))
    expect(() => validate(rejecting, 'x')).toThrow(
      expect.objectContaining({
        details: {
          key: 'fault.invalid',
          problems: [{ field: '', key: 'account.error', parameters: { message: 'a|b' } }],
        },
      }),
    )
  })

  test('checks outside a schema throw the same error', () => {
    const problem = { field: 'quantity', key: 'invalid.quantity' } as const
    expect(invalid([problem])).toMatchObject({ code: 'INVALID', details: { problems: [problem] } })
  })
})
