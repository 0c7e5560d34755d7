import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { MAX_PET_KG, MAX_PET_NAME_LENGTH, MIN_PET_KG } from '#domain/limits'
import { PET_KINDS, type PetInput as PetInputShape, type PetKind } from '#domain/pets/pet.schema'
import { toEnum } from '../../catalogue/products/product-attributes.types'
import { UsualLength } from '../../platform/http/graphql/database-cost'
import { CalendarDate } from '../../platform/http/graphql/date.scalar'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import {
  FOOD_REMINDER_STATES,
  type FoodReminderState,
  type FoodSupplyView,
  type PetFoodView,
} from './pet-foods.service'
import type { PetView } from './pets.service'

const PetKindEnum = toEnum(PET_KINDS)
const FoodReminderStateEnum = toEnum(FOOD_REMINDER_STATES)

registerEnumType(PetKindEnum, {
  name: 'PetKind',
  description: 'The kind of pet.',
  valuesConfig: { CAT: { description: 'A cat.' }, DOG: { description: 'A dog.' } },
})

registerEnumType(FoodReminderStateEnum, {
  name: 'FoodReminderState',
  description: "The state of a food's reminder.",
  valuesConfig: {
    AVAILABLE: { description: 'Not asked for.' },
    SET: { description: 'Asked for, and sent on its day.' },
    SENT: { description: 'Sent.' },
    TOO_LATE: { description: 'The food runs out too soon for one.' },
  },
})

@ObjectType({ description: 'A food from a delivered order that fits a pet.' })
export class PetFood implements PetFoodView {
  orderId!: number

  productId!: number

  @Field(() => CalendarDate, {
    description: 'The day, such as 2026-12-12, on which it runs out, if this pet alone eats it.',
  })
  runsOutOn!: string

  @Field(() => CalendarDate, { description: 'The day, such as 2026-12-07, of its reminder.' })
  remindOn!: string

  @Field(() => FoodReminderStateEnum, { description: 'Its reminder.' })
  reminder!: FoodReminderState
}

@ObjectType({ description: 'A pet of a customer.' })
export class Pet implements PetView {
  @Field(() => ID, { description: 'The ID of the pet.' })
  id!: number

  @Field(() => String, { description: 'Its name.' })
  name!: string

  @Field(() => PetKindEnum, { description: 'The kind of pet.' })
  kind!: PetKind

  @Field(() => Float, { description: 'Its weight in kilograms, with one decimal.' })
  weightKg!: number

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Its birthday, such as 2024-05-31; null if it is not known.',
  })
  bornOn!: string | null

  /** Read if they are selected, where they are missing. */
  foods?: readonly PetFood[]
}

@ObjectType({ description: 'For how long one unit of a product lasts a pet.' })
export class FoodSupply implements Pick<FoodSupplyView, 'days'> {
  @Field(() => Pet, { description: 'The pet.' })
  pet!: Pick<Pet, 'id'>

  @Field(() => Int, { description: 'The days, rounded down.' })
  days!: number
}

@ObjectType({ description: 'The result of changing pets or their reminders.' })
export class PetsPayload extends MutationPayload {
  @UsualLength(2)
  @Field(() => [Pet], { nullable: true, description: 'The pets; null on failure.' })
  pets?: readonly Pet[]
}

@InputType({ description: 'A pet.' })
export class PetInput implements PetInputShape {
  @Field(() => String, { description: `Its name; at most ${MAX_PET_NAME_LENGTH} characters.` })
  name!: string

  @Field(() => PetKindEnum, { description: 'The kind of pet.' })
  kind!: PetKind

  @Field(() => Float, {
    description: `Its weight in kilograms, ${MIN_PET_KG} to ${MAX_PET_KG}, with at most one decimal.`,
  })
  weightKg!: number

  @Field(() => CalendarDate, { nullable: true, description: 'Its birthday, such as 2024-05-31.' })
  bornOn?: string | null
}

@InputType({ description: 'A food of a pet.' })
export class PetFoodInput {
  @Field(() => ID, { description: 'The ID of the pet.' })
  petId!: string

  @Field(() => ID, { description: 'The ID of the order.' })
  orderId!: string

  @Field(() => ID, { description: 'The ID of the product.' })
  productId!: string
}
