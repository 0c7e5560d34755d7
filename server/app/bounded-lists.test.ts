import { expect, test } from 'vitest'
import { MAX_COURIERS, MAX_STAFF } from '#domain/limits'
import { createAdmin } from '../test/factories'
import { setUpShop } from '../test/shop'

const shop = setUpShop()

// Limits of other lists are tested with their features.

test('There are no more couriers than their list can have, also if they are added at the same time', async () => {
  const { token } = await createAdmin(shop.db)
  await shop.db.query(
    `INSERT INTO couriers (name, is_own_driver)
     SELECT 'Courier ' || number, true FROM generate_series(1, $1) AS number`,
    [MAX_COURIERS - 1],
  )
  const add = async (name: string) => {
    const { data } = await shop.graphql<{ addCourier: { userErrors: { code: string }[] } }>(
      `mutation ($input: CourierInput!) { addCourier(input: $input) { userErrors { code } } }`,
      { token, variables: { input: { name, isOwnDriver: true } } },
    )
    return data.addCourier.userErrors
  }
  const errors = await Promise.all([add('Hassan'), add('Nile')])
  expect(errors.flat()).toEqual([{ code: 'CONFLICT' }])
  const { data } = await shop.graphql<{ couriers: { id: string }[] }>('{ couriers { id } }', {
    token,
  })
  expect(data.couriers).toHaveLength(MAX_COURIERS)
})

test('The team and those who are invited are no more than their lists can have', async () => {
  const { token } = await createAdmin(shop.db)
  await shop.db.query(
    `INSERT INTO users (first_name, second_name, mobile, email, password_hash, role)
     SELECT 'Nermine', 'Adel', '1012345678', 'nermine' || number || '@example.com', 'x', 'packer'
     FROM generate_series(1, $1) AS number`,
    [MAX_STAFF - 2],
  )
  const invite = async (email: string) => {
    const { data } = await shop.graphql<{ inviteStaff: { userErrors: { code: string }[] } }>(
      `mutation ($input: StaffInvitationInput!) {
         inviteStaff(input: $input) { userErrors { code } } }`,
      {
        token,
        variables: { input: { email, role: 'PACKER', firstName: 'Nermine', secondName: 'Adel' } },
      },
    )
    return data.inviteStaff.userErrors
  }
  expect(await invite('mona@example.com')).toEqual([])
  expect(await invite('hany@example.com')).toEqual([{ code: 'CONFLICT' }])
})
