import { describe, expect, test } from 'vitest'
import { petSchema } from './pet.schema'

const pet = { name: ' مشمش ', kind: 'CAT', weightKg: 4.2, bornOn: '2023-05-31' } as const

const problemsOf = (changes: object) =>
  petSchema.safeParse({ ...pet, ...changes }).error?.issues.map(({ message }) => message)

describe('A pet', () => {
  test('has a name, a kind, a weight and perhaps a birthday', () => {
    expect(petSchema.parse(pet)).toEqual({ ...pet, name: 'مشمش' })
    for (const bornOn of [undefined, null, '']) {
      expect(petSchema.parse({ ...pet, bornOn })).toMatchObject({ bornOn: null })
    }
  })

  test('may be weighed in Arabic digits', () => {
    expect(petSchema.parse({ ...pet, weightKg: '٤٫٢' })).toMatchObject({ weightKg: 4.2 })
  })

  test.each([
    [{ name: ' ' }, 'invalid.required'],
    [{ name: 'x'.repeat(41) }, 'invalid.tooLong|{"max":40}'],
    [{ kind: undefined }, 'invalid.required'],
    [{ kind: 'BOTH' }, 'invalid.petKind'],
    [{ weightKg: undefined }, 'invalid.required'],
    [{ weightKg: 'heavy' }, 'invalid.number'],
    [{ weightKg: 0 }, 'invalid.petWeight|{"min":0.1,"max":120}'],
    [{ weightKg: 121 }, 'invalid.petWeight|{"min":0.1,"max":120}'],
    [{ weightKg: 4.25 }, 'invalid.oneDecimal'],
    [{ bornOn: '31/05/2023' }, 'invalid.birthday'],
    [{ bornOn: '2199-01-01' }, 'invalid.birthday'],
    [{ bornOn: '1950-01-01' }, 'invalid.birthday'],
  ])('with %j is refused: %s', (changes, message) => {
    expect(problemsOf(changes)).toEqual([message])
  })
})
