import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { cairoDay, SHOP_TIME_ZONE } from '#domain/delivery/cairo-day'
import { DELIVERED_ORDER_STATUS } from '#domain/orders/order-status'
import { daysOfFood, isFoodFor, remindOn, runsOutOn } from '#domain/pets/food-supply'
import { type FeedingRow, feedingRows } from '#domain/products/feeding-guide'
import { ANIMALS } from '#domain/products/product-attributes'
import { readId } from '#domain/validation/text.schema'
import { statement } from '../../platform/database/statements/statement'
import { FoodReminderEntity } from './food-reminder.entity'
import { listPets, type PetView } from './pets.service'

/** State of the reminder for a food: not requested, requested, sent; or the food runs out too soon for one. */
export const FOOD_REMINDER_STATES = ['AVAILABLE', 'SET', 'SENT', 'TOO_LATE'] as const

export type FoodReminderState = (typeof FOOD_REMINDER_STATES)[number]

/** A food that was delivered, and fits a pet. */
export interface PetFoodView {
  readonly orderId: number
  readonly productId: number
  /** A day in Cairo, such as 2026-12-12. */
  readonly runsOutOn: string
  /** The day in Cairo on which its reminder comes. */
  readonly remindOn: string
  readonly reminder: FoodReminderState
}

export interface PetWithFoodsView extends PetView {
  /** Sorted by the day they run out. */
  readonly foods: readonly PetFoodView[]
}

/** The guides of a product that count, those in the shop's default language first. */
const GUIDES = `ARRAY(SELECT feeding_guide FROM product_texts
  WHERE product_id = products.id AND feeding_guide IS NOT NULL ORDER BY locale DESC)`

const foodRow = z.object({
  animal: z.enum(ANIMALS).nullable(),
  netGrams: z.int().nullable(),
  guides: z.array(z.string()),
})

// Leaves out food that was delivered too long ago to last until now.
const readDelivered = statement({
  name: 'pets.readDeliveredFoods',
  sql: `SELECT DISTINCT ON (products.id) products.id AS "productId", orders.id AS "orderId",
      (shipments.delivered_at AT TIME ZONE '${SHOP_TIME_ZONE}')::date::text AS "deliveredOn",
      order_items.quantity - order_items.returned_quantity AS quantity,
      products.animal, products.net_amount AS "netGrams", ${GUIDES} AS guides
    FROM orders
      JOIN shipments ON shipments.order_id = orders.id
      JOIN order_items ON order_items.order_id = orders.id
      JOIN products ON products.id = order_items.product_id
    WHERE orders.user_id = $1 AND orders.status = $2 AND products.net_unit = 'G' AND NOT products.hidden
      AND shipments.delivered_at > now() - interval '1 year' AND shipments.voided_at IS NULL
    ORDER BY products.id, shipments.delivered_at DESC, orders.id DESC`,
  row: foodRow.extend({
    productId: z.int(),
    orderId: z.int(),
    deliveredOn: z.string(),
    quantity: z.int(),
  }),
})

const readFood = statement({
  name: 'pets.readFood',
  sql: `SELECT animal, net_amount AS "netGrams", ${GUIDES} AS guides
    FROM products WHERE id = $1 AND net_unit = 'G' AND NOT hidden`,
  row: foodRow,
})

function rowsOf(guides: readonly string[]): readonly FeedingRow[] {
  return guides.map(feedingRows).find((rows) => rows.length > 0) ?? []
}

type Delivered = Awaited<ReturnType<typeof readDelivered>>[number]

/** When a food that was delivered runs out, if one animal eats it; undefined if that is not known. */
function dayWithout(food: Delivered, { kind, weightKg }: PetView): string | undefined {
  const { animal, netGrams, quantity, guides, deliveredOn } = food
  if (netGrams === null || !isFoodFor(animal, kind)) return undefined
  const days = daysOfFood({ grams: netGrams * quantity, rows: rowsOf(guides), weightKg })
  return days === undefined ? undefined : runsOutOn(deliveredOn, days)
}

function stateOf(reminder: FoodReminderEntity | undefined, day: string): FoodReminderState {
  if (reminder) return reminder.sentAt ? 'SENT' : 'SET'
  return day > cairoDay(new Date()) ? 'AVAILABLE' : 'TOO_LATE'
}

/** Days for which a food that has run out is still listed. */
const SHOWN_DAYS = 30

/** The pets of an account, each with its foods from delivered orders that last, or have just run out. */
export async function listPetsWithFoods(
  db: EntityManager,
  userId: number,
): Promise<readonly PetWithFoodsView[]> {
  const pets = await listPets(db, userId)
  if (pets.length === 0) return []
  const delivered = await readDelivered(db, [userId, DELIVERED_ORDER_STATUS])
  const reminders = await db.find(FoodReminderEntity, { where: { pet: { userId } } })
  const oldest = runsOutOn(cairoDay(new Date()), -SHOWN_DAYS)
  return pets.map((pet) => {
    const foods = delivered.flatMap((food) => {
      const { orderId, productId } = food
      const day = dayWithout(food, pet)
      if (day === undefined || day < oldest) return []
      const reminder = reminders.find(
        (one) => one.petId === pet.id && one.orderId === orderId && one.productId === productId,
      )
      const before = remindOn(day)
      return [
        {
          orderId,
          productId,
          runsOutOn: day,
          remindOn: before,
          reminder: stateOf(reminder, before),
        },
      ]
    })
    return { ...pet, foods: foods.sort((a, b) => a.runsOutOn.localeCompare(b.runsOutOn)) }
  })
}

export interface FoodSupplyView {
  readonly pet: PetView
  /** For how many days one unit of the product lasts it. */
  readonly days: number
}

/** For how long a product lasts each pet of the account that it fits; empty for what is no food with a guide. */
export async function listFoodSupplies(
  db: EntityManager,
  userId: number,
  productId: unknown,
): Promise<readonly FoodSupplyView[]> {
  const id = readId(productId)
  const pets = id === undefined ? [] : await listPets(db, userId)
  if (pets.length === 0) return []
  const [food] = await readFood(db, [id])
  if (!food || food.netGrams === null) return []
  const { animal, netGrams, guides } = food
  const rows = rowsOf(guides)
  return pets.flatMap((pet) => {
    if (!isFoodFor(animal, pet.kind)) return []
    const days = daysOfFood({ grams: netGrams, rows, weightKg: pet.weightKg })
    return days === undefined ? [] : [{ pet, days }]
  })
}
