import { beforeEach, describe, expect, test } from 'vitest'
import { cairoDay } from '#domain/delivery/cairo-day'
import { MAX_PETS } from '#domain/limits'
import { remindOn, runsOutOn } from '#domain/pets/food-supply'
import type { ProductEntity } from '../../catalogue/products/product.entity'
import { ProductTextsEntity } from '../../catalogue/products/product-texts.entity'
import {
  createProduct,
  createShopper,
  deliver,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { startMailServer } from '../../test/mail-server'
import { sendDueMails } from '../../test/mails'
import { setUpShop } from '../../test/shop'
import { FoodReminderEntity } from './food-reminder.entity'
import { sendDueReminders } from './food-reminders.service'
import { PetEntity } from './pet.entity'

const shop = setUpShop()

let mona: TestUser
let food: ProductEntity

beforeEach(async () => {
  mona = await createShopper(shop.db)
  food = await createProduct(shop.db, {
    name: 'Nilo Cat Food 1.5 kg',
    animal: 'CAT',
    netAmount: 1500,
    netUnit: 'G',
  })
  await shop.db.insert(ProductTextsEntity, {
    productId: food.id,
    locale: 'ar',
    description: null,
    composition: null,
    feedingGuide: '- ٣ كجم: ٤٥ جم\n- ٥ كجم: ٦٠ جم',
    facts: [],
  })
})

const MISHMISH = { name: 'مشمش', kind: 'CAT', weightKg: 5, bornOn: '2023-05-31' }
const FIELDS = '{ pets { id name kind weightKg bornOn } userErrors { code field message } }'
const FOODS = '{ pets { foods { runsOutOn remindOn reminder } } userErrors { code message } }'

interface Payload {
  readonly pets: readonly Record<string, unknown>[] | null
  readonly userErrors: readonly unknown[]
}

async function send(text: string, variables: object, { token }: TestUser = mona): Promise<Payload> {
  const { data } = await shop.graphql<{ result: Payload }>(text, {
    token,
    variables: { ...variables },
  })
  return data.result
}

const add = (input: object, user?: TestUser) =>
  send(`mutation ($input: PetInput!) { result: addPet(input: $input) ${FIELDS} }`, { input }, user)

async function addMishmish(): Promise<string> {
  const { pets } = await add(MISHMISH)
  return String(pets?.[0]?.id)
}

const update = (id: string, input: object, user?: TestUser) =>
  send(
    `mutation ($id: ID!, $input: PetInput!) { result: updatePet(id: $id, input: $input) ${FIELDS} }`,
    { id, input },
    user,
  )

const remove = (id: string, user?: TestUser) =>
  send(`mutation ($id: ID!) { result: removePet(id: $id) ${FIELDS} }`, { id }, user)

describe('Pets', () => {
  test('are added, changed and removed', async () => {
    expect(await add(MISHMISH)).toMatchObject({ pets: [MISHMISH], userErrors: [] })
    const [{ id } = { id: 0 }] = await shop.db.find(PetEntity)
    const changed = { ...MISHMISH, weightKg: 4.3, bornOn: null }
    expect(await update(String(id), changed)).toMatchObject({ pets: [changed], userErrors: [] })
    expect(await remove(String(id))).toEqual({ pets: [], userErrors: [] })
  })

  test('are those of one account only', async () => {
    const id = await addMishmish()
    const omar = await createShopper(shop.db)
    for (const attempt of [() => update(id, MISHMISH, omar), () => remove(id, omar)]) {
      expect(await attempt()).toMatchObject({ pets: null, userErrors: [{ code: 'NOT_FOUND' }] })
    }
    expect(await shop.db.count(PetEntity)).toBe(1)
  })

  test('with a bad weight and birthday say so at their fields', async () => {
    const { userErrors } = await add({ ...MISHMISH, weightKg: 500, bornOn: 'long ago' })
    expect(userErrors).toEqual([
      { code: 'INVALID', field: 'weightKg', message: 'Enter a weight from 0.1 to 120 kg.' },
      { code: 'INVALID', field: 'bornOn', message: 'Enter a day in the past.' },
    ])
  })

  test('are limited, also when they are added at once', async () => {
    const rows = Array.from({ length: MAX_PETS - 1 }, () => ({
      userId: mona.id,
      name: 'Mishmish',
      kind: 'CAT' as const,
      weightGrams: 4000,
    }))
    await shop.db.insert(PetEntity, rows)
    const results = await Promise.all([add(MISHMISH), add(MISHMISH), add(MISHMISH)])
    expect(results.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1)
    expect(await shop.db.count(PetEntity)).toBe(MAX_PETS)
  })

  test('need a session', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ pets { id } }' },
    })
    expect(response.json().errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })

  test('are in the export of an account, and deleted with it', async () => {
    await addMishmish()
    const response = await shop.rest('GET', '/profile/data', { token: mona.token })
    expect(response.json()).toMatchObject({
      pets: [{ name: 'مشمش', kind: 'CAT', weight_kg: 5, born_on: '2023-05-31', reminders: [] }],
    })
    await shop.db.query('DELETE FROM users WHERE id = $1', [mona.id])
    expect(await shop.db.count(PetEntity)).toBe(0)
  })
})

async function readSupplies(productId: number) {
  const { data } = await shop.graphql<{ foodSupplies: unknown }>(
    'query ($id: ID!) { foodSupplies(productId: $id) { pet { name } days } }',
    { token: mona.token, variables: { id: String(productId) } },
  )
  return data.foodSupplies
}

describe('A bag of food', () => {
  test('says how long it lasts each pet that it is for, by the guide in either language', async () => {
    await addMishmish()
    await add({ ...MISHMISH, name: 'Rex', kind: 'DOG' })
    await add({ ...MISHMISH, name: 'Bondok', weightKg: 30 })
    expect(await readSupplies(food.id)).toEqual([{ pet: { name: 'مشمش' }, days: 25 }])
  })

  test('has its order, and a pet its foods wherever it is selected', async () => {
    const id = await addMishmish()
    await deliver(shop.db, mona, [food])
    const { orderId } = await inputOf(id)
    const { data } = await shop.graphql<{ foodSupplies: unknown }>(
      `query ($id: ID!) { foodSupplies(productId: $id) {
         pet { id foods { order { id status phone } product { id } } } } }`,
      { token: mona.token, variables: { id: String(food.id) } },
    )
    expect(data.foodSupplies).toEqual([
      {
        pet: {
          id,
          foods: [
            {
              order: { id: orderId, status: 'COMPLETED', phone: expect.any(String) },
              product: { id: String(food.id) },
            },
          ],
        },
      },
    ])
  })

  test('without a guide or a net content says nothing', async () => {
    await addMishmish()
    const { id } = await createProduct(shop.db, { animal: 'CAT' })
    expect(await readSupplies(id)).toEqual([])
  })
})

const inputOf = async (petId: string) => {
  const [order] = await shop.db.query<{ id: number }[]>('SELECT min(id) AS id FROM orders')
  return { petId, orderId: String(order?.id), productId: String(food.id) }
}

const remind = async (petId: string, user?: TestUser, name = 'addFoodReminder') =>
  send(
    `mutation ($input: PetFoodInput!) { result: ${name}(input: $input) ${FOODS} }`,
    { input: await inputOf(petId) },
    user,
  )

const today = cairoDay(new Date())
const OUT = runsOutOn(today, 25)

describe('A reminder', () => {
  test('is set and turned off for the food of a delivered order', async () => {
    const id = await addMishmish()
    await deliver(shop.db, mona, [food])
    const foods = (reminder: string) => ({
      pets: [{ foods: [{ runsOutOn: OUT, remindOn: remindOn(OUT), reminder }] }],
      userErrors: [],
    })
    expect(await remind(id)).toEqual(foods('SET'))
    expect(await remind(id)).toEqual(foods('SET'))
    expect(await shop.db.count(FoodReminderEntity)).toBe(1)
    expect(await remind(id, mona, 'removeFoodReminder')).toEqual(foods('AVAILABLE'))
  })

  test('is refused for the pet of somebody else, and for what was not delivered', async () => {
    const id = await addMishmish()
    await placeOrder(shop.db, mona, [food])
    const refused = { userErrors: [{ code: 'NOT_FOUND' }] }
    expect(await remind(id)).toMatchObject(refused)
    await deliver(shop.db, mona, [food])
    expect(await remind(id, await createShopper(shop.db))).toMatchObject(refused)
  })

  test('follows the weight of the pet', async () => {
    const id = await addMishmish()
    await deliver(shop.db, mona, [food])
    await remind(id)
    await update(id, { ...MISHMISH, weightKg: 3 })
    expect(await shop.db.find(FoodReminderEntity)).toMatchObject([
      { runsOutOn: runsOutOn(today, 33), remindOn: remindOn(runsOutOn(today, 33)) },
    ])
  })

  const makeDue = () => shop.db.query('UPDATE food_reminders SET remind_on = current_date - 2')

  async function mailsSent() {
    const server = await startMailServer()
    await sendDueReminders(shop.db)
    await sendDueReminders(shop.db)
    expect(await sendDueMails(shop.db, server)).toEqual([])
    return server.mails.map(({ mail }) => mail.text ?? '')
  }

  test('is mailed once when it is due, with a link to the product', async () => {
    const id = await addMishmish()
    await deliver(shop.db, mona, [food])
    await remind(id)
    await shop.db.query('DELETE FROM mails')
    expect(await mailsSent()).toEqual([])
    await makeDue()
    const [text, ...others] = await mailsSent()
    expect(others).toEqual([])
    expect(text).toContain(`/productdetails/${food.id}`)
    expect(await mailsSent()).toEqual([])
  })

  test('is not mailed to who has ordered the food again', async () => {
    const id = await addMishmish()
    await deliver(shop.db, mona, [food])
    await remind(id)
    await placeOrder(shop.db, mona, [food])
    await shop.db.query('DELETE FROM mails')
    await makeDue()
    expect(await mailsSent()).toEqual([])
  })
})
