import DataLoader from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { MAX_PETS } from '#domain/limits'
import { Product } from '../../catalogue/products/product.types'
import { productLoaders } from '../../catalogue/products/product-loaders'
import { ADMIN_ORDER_COST } from '../../orders/orders/api/order-of.resolver'
import { Order } from '../../orders/orders/api/orders.types'
import { adminOrderLoader } from '../../orders/orders/reads/admin-order-loader'
import { BATCHED } from '../../platform/database/statements/batched'
import type { Context } from '../../platform/features/context'
import { resource } from '../../platform/features/feature'
import { DatabaseCost, UsualLength } from '../../platform/http/graphql/database-cost'
import { type Reference, referenceTo } from '../../platform/http/graphql/reference'
import { RequiresAccount } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { addFoodReminder, removeFoodReminder, replanFoodReminders } from './food-reminders.service'
import { listFoodSupplies, listPetsWithFoods } from './pet-foods.service'
import { addPet, removePet, updatePet } from './pets.service'
import { FoodSupply, Pet, PetFood, PetFoodInput, PetInput, PetsPayload } from './pets.types'

/** In milliseconds: two or three reads of the rows of one account. */
const READ_COST = 1

const IdArg = () => Arg('id', () => ID, { description: 'The ID of the pet.' })
const PetArg = () => Arg('input', () => PetInput, { description: 'The pet.' })
const FoodArg = () => Arg('input', () => PetFoodInput, { description: 'The food.' })

const toPets = async (db: Context['db'], userId: number): Promise<readonly Pet[]> =>
  (await listPetsWithFoods(db, userId)).map((pet) => ({ ...pet, foods: [...pet.foods] }))

/** Changes the pets of the caller and returns all of them, so that clients update their lists. */
async function change(
  { db, viewer, locale }: Context,
  work: (userId: number) => Promise<void>,
): Promise<PetsPayload> {
  const { id } = await viewer()
  return asPayload(locale, async () => {
    await work(id)
    return { pets: await toPets(db, id) }
  })
}

@Resolver()
export class PetsResolver {
  @UsualLength(2)
  @DatabaseCost(READ_COST)
  @RequiresAccount()
  @Query(() => [Pet], { description: `The pets of the signed-in user; at most ${MAX_PETS}.` })
  async pets(@Ctx() { db, viewer }: Context): Promise<readonly Pet[]> {
    return toPets(db, (await viewer()).id)
  }

  @DatabaseCost(READ_COST)
  @RequiresAccount()
  @Query(() => [FoodSupply], {
    description:
      'For how long one unit of a product lasts, one for each pet of the signed-in user that it fits; empty without a feeding guide.',
  })
  async foodSupplies(
    @Ctx() { db, viewer }: Context,
    @Arg('productId', () => ID, { description: 'The ID of the product.' }) productId: string,
  ): Promise<readonly FoodSupply[]> {
    const supplies = await listFoodSupplies(db, (await viewer()).id, productId)
    return supplies.map(({ pet, days }) => ({ pet, days }))
  }

  @RequiresAccount()
  @Mutation(() => PetsPayload, {
    description: `Adds a pet. An account can have at most ${MAX_PETS}.`,
  })
  addPet(@Ctx() context: Context, @PetArg() input: PetInput): Promise<PetsPayload> {
    return change(context, (userId) => addPet(context.db, userId, input))
  }

  @RequiresAccount()
  @Mutation(() => PetsPayload, {
    description: 'Changes a pet, and the days of its reminders.',
  })
  updatePet(
    @Ctx() context: Context,
    @IdArg() id: string,
    @PetArg() input: PetInput,
  ): Promise<PetsPayload> {
    return change(context, async (userId) => {
      await updatePet(context.db, userId, id, input)
      await replanFoodReminders(context.db, userId, id)
    })
  }

  @RequiresAccount()
  @Mutation(() => PetsPayload, {
    description: 'Removes a pet, with its reminders.',
  })
  removePet(@Ctx() context: Context, @IdArg() id: string): Promise<PetsPayload> {
    return change(context, (userId) => removePet(context.db, userId, id))
  }

  @RequiresAccount()
  @Mutation(() => PetsPayload, {
    description: 'Sends a mail, once, some days before a food runs out.',
  })
  addFoodReminder(@Ctx() context: Context, @FoodArg() input: PetFoodInput): Promise<PetsPayload> {
    return change(context, (userId) => addFoodReminder(context.db, userId, input))
  }

  @RequiresAccount()
  @Mutation(() => PetsPayload, {
    description: 'Turns the reminder of a food off.',
  })
  removeFoodReminder(
    @Ctx() context: Context,
    @FoodArg() input: PetFoodInput,
  ): Promise<PetsPayload> {
    return change(context, (userId) => removeFoodReminder(context.db, userId, input))
  }
}

/** The foods of pets, for which all of an account are read once. */
const foodsLoader = resource(
  ({ db }) =>
    new DataLoader<{ readonly userId: number; readonly petId: number }, readonly PetFood[]>(
      async (pets) => {
        const users = [...new Set(pets.map(({ userId }) => userId))]
        const found = await Promise.all(users.map((userId) => listPetsWithFoods(db, userId)))
        const foods = new Map(found.flat().map((pet) => [pet.id, pet.foods]))
        return pets.map(({ petId }) => foods.get(petId) ?? [])
      },
      BATCHED,
    ),
)

@Resolver(() => Pet)
export class PetResolver {
  @UsualLength(2)
  @FieldResolver(() => [PetFood], {
    description:
      'Its foods from delivered orders, whose feeding guides say how long they last; what runs out first comes first.',
  })
  async foods(
    @Root() { id, foods }: Pet,
    @Ctx() { get, viewer }: Context,
  ): Promise<readonly PetFood[]> {
    return foods ?? get(foodsLoader).load({ userId: (await viewer()).id, petId: id })
  }
}

@Resolver(() => PetFood)
export class PetFoodResolver {
  @DatabaseCost(ADMIN_ORDER_COST, 'perParent')
  @FieldResolver(() => Order, { description: 'The last order of the account that it came with.' })
  order(
    @Root() { orderId }: PetFood,
    @Ctx() { get }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reference<Order>> {
    return referenceTo(orderId, info, get(adminOrderLoader))
  }

  @FieldResolver(() => Product, {
    nullable: true,
    description: 'The product; null if it was deleted or is hidden.',
  })
  product(@Root() { productId }: PetFood, @Ctx() { get }: Context): Promise<Product | null> {
    return get(productLoaders).byId.load(productId)
  }
}
