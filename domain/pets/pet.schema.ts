import { cairoDay } from '../delivery/cairo-day'
import { MAX_PET_KG, MAX_PET_NAME_LENGTH, MIN_PET_KG } from '../limits'
import { numberSchema, requiredOr } from '../validation/number.schema'
import { encodeMessage, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'

export const PET_KINDS = ['CAT', 'DOG'] as const

export type PetKind = (typeof PET_KINDS)[number]

const WEIGHT = encodeMessage('invalid.petWeight', { min: MIN_PET_KG, max: MAX_PET_KG })
const BIRTHDAY = encodeMessage('invalid.birthday')

/** Older than any cat or dog. */
const FIRST_BIRTHDAY = '1985-01-01'

const birthdaySchema = z.iso
  .date({ error: BIRTHDAY, abort: true })
  .refine((day) => day >= FIRST_BIRTHDAY && day <= cairoDay(new Date()), BIRTHDAY)

/** A pet of a customer. */
export const petSchema = z.object(
  {
    name: requiredText(MAX_PET_NAME_LENGTH),
    kind: z
      .string({ error: requiredOr('invalid.petKind') })
      .pipe(z.enum(PET_KINDS, { error: encodeMessage('invalid.petKind') })),
    /** With one decimal: what a scale at home or at a vet shows. */
    weightKg: numberSchema(requiredOr('invalid.number'))
      .refine((kg) => kg >= MIN_PET_KG && kg <= MAX_PET_KG, WEIGHT)
      .refine((kg) => Math.abs(kg * 10 - Math.round(kg * 10)) < 1e-6, {
        error: encodeMessage('invalid.oneDecimal'),
      }),
    /** A day such as 2024-05-31; null if it is not known. */
    bornOn: z
      .union([z.literal('').transform(() => null), birthdaySchema], { error: BIRTHDAY })
      .nullish()
      .transform((day) => day ?? null),
  },
  { error: requiredOr('invalid.object') },
)

export type PetInput = z.input<typeof petSchema>
export type Pet = z.output<typeof petSchema>

/** The fields in the order of a form. */
export const PET_FIELDS = Object.keys(petSchema.shape) as readonly (keyof Pet)[]
