import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from './errors'
import { requiredText, says } from './text.schema'
import { invalid, validate } from './validate'

const schema = z.object({ name: requiredText(5), tags: z.array(requiredText(5)) })

function refusal(input: unknown): unknown {
  try {
    return validate(schema, input)
  } catch (error) {
    return error
  }
}

describe('validating', () => {
  test('returns the input trimmed, without fields nobody asked for', () => {
    expect(validate(schema, { name: ' a ', tags: [], role: 'admin' })).toEqual({
      name: 'a',
      tags: [],
    })
  })

  test('a refusal is INVALID and carries a key with its parameters for each problem', () => {
    const error = refusal({ name: 'longer', tags: ['ok', ''] })
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
    '%j in place of an object is refused',
    (input) => {
      expect(refusal(input)).toMatchObject({ code: 'INVALID' })
    },
  )

  test('a parameter may hold the mark that separates it from its key', () => {
    const barred = z.string().refine(() => false, says('account.error', { message: 'a|b' }))
    expect(() => validate(barred, 'x')).toThrow(
      expect.objectContaining({
        details: {
          key: 'fault.invalid',
          problems: [{ field: '', key: 'account.error', parameters: { message: 'a|b' } }],
        },
      }),
    )
  })

  test('what only the server knows is refused in the same form', () => {
    const problem = { field: 'quantity', key: 'invalid.quantity' } as const
    expect(invalid([problem])).toMatchObject({ code: 'INVALID', details: { problems: [problem] } })
  })
})
