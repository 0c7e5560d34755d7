import { type EntityManager, IsNull } from 'typeorm'
import { z } from 'zod'
import { SHOP_TIME_ZONE } from '#domain/delivery/cairo-day'
import { AppError } from '#domain/errors'
import { readId } from '#domain/validation/text.schema'
import { NOTIFIED, notify } from '../../platform/database/connection/notifications'
import { statement } from '../../platform/database/statements/statement'
import { insertMails } from '../../shop/mail/mail-sql'
import { FoodReminderEntity } from './food-reminder.entity'
import { listPetsWithFoods } from './pet-foods.service'

/** A food of a pet, as a client names it. */
export interface FoodOfPet {
  readonly petId: unknown
  readonly orderId: unknown
  readonly productId: unknown
}

/**
 * Adds a reminder before a food runs out; one that is there already stays. Throws NOT_FOUND for what is no food of a pet
 * of the account, and CONFLICT if it runs out too soon.
 */
export async function addFoodReminder(
  db: EntityManager,
  userId: number,
  { petId, orderId, productId }: FoodOfPet,
): Promise<void> {
  const pets = await listPetsWithFoods(db, userId)
  const pet = pets.find(({ id }) => id === readId(petId))
  const food = pet?.foods.find(
    (one) => one.orderId === readId(orderId) && one.productId === readId(productId),
  )
  if (!pet || !food) throw new AppError('NOT_FOUND', { key: 'pets.foodNotFound' })
  if (food.reminder === 'TOO_LATE') throw new AppError('CONFLICT', { key: 'pets.runsOutTooSoon' })
  if (food.reminder !== 'AVAILABLE') return
  await db
    .createQueryBuilder()
    .insert()
    .into(FoodReminderEntity)
    .values({
      petId: pet.id,
      orderId: food.orderId,
      productId: food.productId,
      runsOutOn: food.runsOutOn,
      remindOn: food.remindOn,
    })
    .orIgnore()
    .execute()
}

/** Turns a reminder off; one that was sent stays, so that it is not sent again. Without one, nothing happens. */
export async function removeFoodReminder(
  db: EntityManager,
  userId: number,
  { petId, orderId, productId }: FoodOfPet,
): Promise<void> {
  const pet = (await listPetsWithFoods(db, userId)).find(({ id }) => id === readId(petId))
  if (!pet) throw new AppError('NOT_FOUND', { key: 'pets.foodNotFound' })
  await db.delete(FoodReminderEntity, {
    petId: pet.id,
    orderId: readId(orderId) ?? 0,
    productId: readId(productId) ?? 0,
    sentAt: IsNull(),
  })
}

/** Plans the reminders of a pet anew after its weight has changed: another weight eats another portion. */
export async function replanFoodReminders(
  db: EntityManager,
  userId: number,
  petId: unknown,
): Promise<void> {
  const pet = (await listPetsWithFoods(db, userId)).find(({ id }) => id === readId(petId))
  for (const food of pet?.foods.filter(({ reminder }) => reminder === 'SET') ?? []) {
    const { orderId, productId, runsOutOn, remindOn } = food
    await db.update(
      FoodReminderEntity,
      { petId: pet?.id ?? 0, orderId, productId, sentAt: IsNull() },
      { runsOutOn, remindOn },
    )
  }
}

// In the morning rather than at midnight. Several servers may do this at once.
const sendDue = statement({
  name: 'pets.sendDueReminders',
  sql: `WITH due AS (
      SELECT food_reminders.id, pets.user_id FROM food_reminders JOIN pets ON pets.id = pet_id
      WHERE sent_at IS NULL AND remind_on + time '09:00' <= now() AT TIME ZONE '${SHOP_TIME_ZONE}'
      ORDER BY remind_on LIMIT 200
      FOR UPDATE OF food_reminders SKIP LOCKED
    ), sent AS (
      UPDATE food_reminders SET sent_at = now() FROM due WHERE food_reminders.id = due.id
    ), added AS (
      ${insertMails(
        { kind: `'petFood'`, user_id: 'user_id', data: `jsonb_build_object('reminderId', id)` },
        'FROM due',
      )}
    )
    SELECT ${notify('mailsDue')} AS notified FROM added LIMIT 1`,
  row: z.object({ notified: NOTIFIED }),
})

/** Puts the mails of all reminders that are due into the outbox, each once. */
export async function sendDueReminders(db: EntityManager): Promise<void> {
  await sendDue(db)
}
