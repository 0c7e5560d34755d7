import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import PostalMime from 'postal-mime'
import type { EntityManager } from 'typeorm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { deleteAccount, personalDataOf } from '../../accounts/accounts/personal-data.service'
import { UserEntity } from '../../accounts/accounts/user.entity'
import { FEATURES } from '../../app/features'
import { addProduct, updateProduct } from '../../catalogue/products/product-editing.service'
import { checkout } from '../../orders/checkout/checkout.service'
import { addDiscountCode } from '../../orders/discounts/discounts.service'
import { cancelOrder, setOrderStatus } from '../../orders/orders/life/order-status.service'
import type { Notification } from '../../platform/database/connection/notifications'
import { RETRY_DELAYS_SECONDS } from '../../platform/database/events/outbox-dispatcher'
import { eventually } from '../../test/eventually'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  PASSWORD,
  placeOrder,
} from '../../test/factories'
import { temporaryFolder } from '../../test/folder'
import { type MailServer, startMailServer } from '../../test/mail-server'
import { makeMailsDue, newMailDispatcher, sendDueMails } from '../../test/mails'
import { accountSettings, setUpDatabase } from '../../test/shop'
import { updateDeliveryRates } from '../delivery/delivery.service'
import { createMailTransport, folderTransport, SMTP_LIMITS, smtpTransport } from './mail-transport'
import { claimMails, deleteOldMails } from './outbox.service'
import { removeStoredMails } from './stored-mails.service'

const shop = setUpDatabase()

const ADMIN_EMAIL = 'admin@example.com'
const NOBODY = 65_534

const subjectsTo = ({ mails }: MailServer, address: string) =>
  mails.filter(({ recipients }) => recipients.includes(address)).map(({ mail }) => mail.subject)

const mailTo = ({ mails }: MailServer, address: string) =>
  mails.find(({ recipients }) => recipients.includes(address))?.mail

async function countMails(): Promise<number> {
  const [row] = await shop.db.query<{ count: number }[]>('SELECT count(*)::int AS count FROM mails')
  return row?.count ?? 0
}

const readMails = () =>
  shop.db.query<Record<string, unknown>[]>(
    `SELECT attempts, problem, next_attempt_at AS "nextAttemptAt", sent_at AS "sentAt",
       extract(epoch FROM next_attempt_at - now())::float8 AS wait
     FROM mails ORDER BY id`,
  )

describe('Cancelling an order', () => {
  test('notifies the owner, with the reason and the phone to call, right after the commit', async () => {
    const server = await startMailServer()
    await createAdmin(shop.db)
    const shopper = await createShopper(shop.db)
    const { id } = await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
    await sendDueMails(shop.db, server)
    const dispatcher = await newMailDispatcher(shop.db, server)
    onTestFinished(dispatcher.start(shop.database.notifications))
    await dispatcher.settled()
    await cancelOrder(shop.db, shopper.id, id, { reason: 'Ordered by mistake' })
    await eventually(() =>
      expect(subjectsTo(server, ADMIN_EMAIL)).toContain(
        `Order #${id} was cancelled by the customer`,
      ),
    )
    const text = server.mails.find(({ mail }) => mail.subject?.includes('by the customer'))?.mail
      .text
    for (const part of ['Ordered by mistake', 'Mona Ali', '01012345678', `/adminorder/${id}`]) {
      expect(text).toContain(part)
    }
  })

  test('tells the owner once, and nothing if the owner cancels or has reopened it', async () => {
    const server = await startMailServer()
    await createAdmin(shop.db)
    const shopper = await createShopper(shop.db)
    const place = async (quantity: number) =>
      (await placeOrder(shop.db, shopper, [await createProduct(shop.db)], quantity)).id
    const [twice, byOwner, reopened] = [await place(1), await place(2), await place(3)]
    await cancelOrder(shop.db, shopper.id, twice, {})
    await cancelOrder(shop.db, shopper.id, twice, {})
    await setOrderStatus(shop.db, byOwner, { status: 'Cancelled' })
    await cancelOrder(shop.db, shopper.id, reopened, {})
    await setOrderStatus(shop.db, reopened, { status: 'Pending' })
    await sendDueMails(shop.db, server)
    const cancellations = subjectsTo(server, ADMIN_EMAIL).filter((text) => text?.includes('cancel'))
    expect(cancellations).toEqual([`Order #${twice} was cancelled by the customer`])
  })
})

describe('Placing an order', () => {
  test('sends the shopper its number, items, amounts, address and link, as HTML and as text', async () => {
    const server = await startMailServer()
    const shopper = await createShopper(shop.db, { email: 'mona@example.com' })
    const product = await createProduct(shop.db, { name: 'Nilo Toy', pricePiastres: 19_999 })
    const { id } = await placeOrder(shop.db, shopper, [product], 2)
    expect(await sendDueMails(shop.db, server)).toEqual([])

    const mail = mailTo(server, 'mona@example.com')
    expect(mail).toMatchObject({
      subject: `We have your order #${id}`,
      from: { name: 'Mishmish', address: 'orders@shop.example.com' },
      to: [{ address: 'mona@example.com' }],
    })
    for (const part of [mail?.html, mail?.text]) {
      for (const text of [
        'Nilo Toy',
        '2 × EGP 199.99',
        'EGP 399.98',
        '14 Nile Lane',
        'Cairo',
        '01012345678',
        'Mona Ali',
      ]) {
        expect(part).toContain(text)
      }
      expect(part).toContain(`https://shop.example.com/orders/${id}`)
    }
    expect(mail?.html).toContain('<html lang="en" dir="ltr"')
  })

  test('sends the discount and the delivery fee of the order, in the language of the account', async () => {
    const server = await startMailServer()
    const shopper = await createShopper(shop.db)
    await shop.db.update(UserEntity, { id: shopper.id }, { locale: 'ar' })
    const product = await createProduct(shop.db, { pricePiastres: 20_000 })
    await addDiscountCode(shop.db, { code: 'TEN', kind: 'percent', percent: 10 })
    await updateDeliveryRates(shop.db, ['C'], { fee: 50 })
    await checkout(shop.db, shopper.id, {
      ...checkoutOf([product]),
      discountCode: 'TEN',
      amountDue: 230,
    })
    await sendDueMails(shop.db, server)
    const text = mailTo(server, shopper.email)?.text ?? ''
    expect(text).toContain('المنتجات: 200.00\u00a0ج.م')
    expect(text).toContain('TEN: \u2066−20.00\u2069\u00a0ج.م')
    expect(text).toContain('التوصيل: 50.00\u00a0ج.م')
    expect(text).toContain('الإجمالي: 230.00\u00a0ج.م')
  })

  test('tells the owner of the order', async () => {
    const server = await startMailServer()
    await createAdmin(shop.db)
    const { id } = await placeOrder(shop.db, await createShopper(shop.db), [
      await createProduct(shop.db),
    ])
    await sendDueMails(shop.db, server)
    expect(subjectsTo(server, ADMIN_EMAIL)).toEqual([`New order #${id}: EGP 100.00`])
    expect(mailTo(server, ADMIN_EMAIL)?.text).toContain('Mona Ali')
  })

  test('tells the owner which products it sold out, and none that are left or not tracked', async () => {
    const server = await startMailServer()
    await createAdmin(shop.db)
    const shopper = await createShopper(shop.db)
    await placeOrder(shop.db, shopper, [
      await createProduct(shop.db, { name: 'Last Toy', stock: 1 }),
      await createProduct(shop.db, { name: 'Other Toy', stock: 2 }),
      await createProduct(shop.db, { name: 'Endless Toy' }),
    ])
    await sendDueMails(shop.db, server)
    expect(subjectsTo(server, ADMIN_EMAIL).toSorted()).toEqual([
      'New order #1: EGP 300.00',
      'Sold out: Last Toy',
    ])
  })

  test('sends nothing if it is rolled back', async () => {
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db, { stock: 1 })
    const rolledBack = shop.db.transaction(async (transaction) => {
      await checkout(transaction, shopper.id, checkoutOf([product]))
      throw new Error('Rollback')
    })
    await expect(rolledBack).rejects.toThrow('Rollback')
    expect(await countMails()).toBe(0)
  })

  test('sends its mails right after the commit', async () => {
    const server = await startMailServer()
    const dispatcher = await newMailDispatcher(shop.db, server)
    onTestFinished(dispatcher.start(shop.database.notifications))
    await dispatcher.settled()
    await createAdmin(shop.db)
    await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
    await eventually(() => expect(server.mails).toHaveLength(2))
    await setOrderStatus(shop.db, 1, { status: 'Processing' })
    await eventually(() => expect(server.mails).toHaveLength(3))
  })
})

describe('A mail', () => {
  test('tells the shopper of each change of status, but not of an unchanged one', async () => {
    const server = await startMailServer()
    const shopper = await createShopper(shop.db)
    const { id } = await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
    await shop.db.query('DELETE FROM mails')
    const statuses = ['Processing', 'Processing', 'Completed', 'Cancelled', 'Pending'] as const
    for (const status of statuses) await setOrderStatus(shop.db, id, { status })
    await sendDueMails(shop.db, server)
    expect(subjectsTo(server, shopper.email).toSorted()).toEqual([
      `Your order #${id} is being prepared`,
      `Your order #${id} is complete`,
      `Your order #${id} is waiting to be prepared`,
      `Your order #${id} was cancelled`,
    ])
  })

  test('is in the language of the account, with its pages and the direction of its text', async () => {
    const server = await startMailServer()
    const shopper = await createShopper(shop.db)
    await shop.db.update(UserEntity, { id: shopper.id }, { locale: 'ar' })
    const product = await createProduct(shop.db, { name: 'Nilo Toy', nameAr: 'لعبة نيلو' })
    const { id } = await placeOrder(shop.db, shopper, [product])
    await sendDueMails(shop.db, server)
    const mail = mailTo(server, shopper.email)
    expect(mail?.subject).toBe(`استلمنا طلبك رقم ${id}`)
    expect(mail?.from?.name).toBe('مشمش')
    expect(mail?.html).toContain('<html lang="ar" dir="rtl"')
    expect(mail?.html).toContain('text-align:right')
    expect(mail?.html).toContain(`https://shop.example.com/ar/orders/${id}`)
    expect(mail?.text).toContain('لعبة نيلو')
    expect(mail?.text).toContain('100.00\u00a0ج.م')
  })

  test.each(['en', 'ar'] as const)(
    'is valid HTML without scripts in %s, whose pictures are those of the shop alone',
    async (locale) => {
      const server = await startMailServer()
      await createAdmin(shop.db)
      await shop.db.update(UserEntity, { email: ADMIN_EMAIL }, { locale })
      const shopper = await createShopper(shop.db)
      await shop.db.update(UserEntity, { id: shopper.id }, { locale })
      const { id } = await placeOrder(shop.db, shopper, [
        await createProduct(shop.db, { stock: 1 }),
      ])
      await setOrderStatus(shop.db, id, { status: 'Cancelled' })
      await shop.db.query('UPDATE products SET stock = 0')
      await sendDueMails(shop.db, server)
      expect(server.mails).toHaveLength(4)
      const validator = new HtmlValidate({
        extends: ['html-validate:standard'],
        rules: {
          // Mail clients need styles and attributes of tables that pages no longer have.
          'no-inline-style': 'off',
          'no-deprecated-attr': 'off',
          'attribute-boolean-style': 'off',
          // Markup that MJML writes.
          'no-redundant-role': 'off',
          'no-implicit-button-type': 'off',
          'no-trailing-whitespace': 'off',
          'no-conditional-comment': 'off',
        },
      })
      for (const { mail } of server.mails) {
        const report = await validator.validateString(mail.html ?? '')
        expect(report.results.flatMap(({ messages }) => messages)).toEqual([])
        expect(mail.html).not.toMatch(/<script|\{\{/)
        const sources = [...(mail.html ?? '').matchAll(/<img[^>]* src="([^"]*)"/g)]
        expect(sources.length).toBeGreaterThan(0)
        for (const [, source] of sources) expect(source).toMatch(/^https:\/\/shop\.example\.com\//)
      }
    },
  )

  test('shows texts of users, which cannot inject headers or recipients', async () => {
    const server = await startMailServer()
    await createAdmin(shop.db)
    const shopper = await createShopper(shop.db, { firstName: '<b>Mona</b>' })
    const name = 'Toy\r\nBcc: eve@example.com\r\n\r\n<script>alert(1)</script>'
    const product = await createProduct(shop.db, { name, stock: 1 })
    await placeOrder(shop.db, shopper, [product])
    await sendDueMails(shop.db, server)
    expect(server.mails).toHaveLength(3)
    for (const { recipients, mail } of server.mails) {
      expect(recipients).toHaveLength(1)
      expect(mail.bcc ?? []).toEqual([])
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
      expect(mail.html).not.toMatch(/<script>|<b>/)
    }
    expect(mailTo(server, shopper.email)?.html).toContain('&lt;b&gt;Mona&lt;/b&gt;')
  })
})

describe('A mail that was not sent', () => {
  test('is tried again with increasing delays, and given up after days', async () => {
    const server = await startMailServer()
    server.refuse(451)
    await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
    await shop.db.query(`DELETE FROM mails WHERE kind <> 'orderPlaced'`)
    const delays: number[] = []
    for (const _ of RETRY_DELAYS_SECONDS) {
      expect(await sendDueMails(shop.db, server)).toMatchObject([
        { code: 'EENVELOPE 451 RCPT TO', mail: { kind: 'orderPlaced' } },
        'A mail was not sent, and will be tried again',
      ])
      const [mail] = await readMails()
      delays.push(Math.ceil((mail?.wait as number) / 10) * 10)
      // Nothing is sent before it is due.
      expect(await sendDueMails(shop.db, server)).toEqual([])
      await makeMailsDue(shop.db)
    }
    expect(delays).toEqual([...RETRY_DELAYS_SECONDS])
    await sendDueMails(shop.db, server)
    expect(await readMails()).toMatchObject([{ attempts: 10, nextAttemptAt: null, sentAt: null }])
    expect(server.mails).toEqual([])
  })

  test('arrives once its server accepts mails again', async () => {
    const server = await startMailServer()
    server.refuse(451)
    const shopper = await createShopper(shop.db)
    await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
    await sendDueMails(shop.db, server)
    server.refuse(undefined)
    await makeMailsDue(shop.db)
    await sendDueMails(shop.db, server)
    expect(subjectsTo(server, shopper.email)).toHaveLength(1)
  })

  test('is not tried again if the address was refused for good', async () => {
    const server = await startMailServer()
    server.refuse(550)
    const shopper = await createShopper(shop.db)
    await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
    const logged = await sendDueMails(shop.db, server)
    expect(logged).toMatchObject([
      { code: 'EENVELOPE 550 RCPT TO' },
      'A mail was not sent, and will not be tried again',
    ])
    expect(JSON.stringify(logged)).not.toContain(shopper.email)
    expect(await readMails()).toMatchObject([{ attempts: 1, nextAttemptAt: null, sentAt: null }])
  })

  test('is left to a newer server if its kind is unknown', async () => {
    const server = await startMailServer()
    const { id } = await createShopper(shop.db)
    await shop.db.query(`INSERT INTO mails (kind, user_id) VALUES ('ofTheFuture', $1)`, [id])
    const [details, message] = await sendDueMails(shop.db, server)
    expect(details).toMatchObject({
      err: new Error('No feature has mails of the kind ofTheFuture'),
    })
    expect(message).toBe('A mail was not sent, and will be tried again')
    expect(await readMails()).toMatchObject([{ attempts: 1, nextAttemptAt: expect.any(Date) }])
  })

  test('is sent by another server if the first one was killed, under the same message ID', async () => {
    const server = await startMailServer()
    await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
    await shop.db.query(`DELETE FROM mails WHERE kind <> 'orderPlaced'`)
    // Killed after the mail was accepted, but before that was stored.
    const before = await shop.db.query<object[]>('SELECT * FROM mails')
    await sendDueMails(shop.db, server)
    expect(before).toHaveLength(1)
    await shop.db.query(
      `UPDATE mails SET sent_at = NULL, next_attempt_at = now() + interval '60 seconds'`,
    )
    await sendDueMails(shop.db, server)
    expect(server.mails).toHaveLength(1)
    await makeMailsDue(shop.db)
    await sendDueMails(shop.db, server)
    expect(server.mails).toHaveLength(2)
    expect(new Set(server.mails.map(({ mail }) => mail.messageId)).size).toBe(1)
  })

  test('is sent once even if the mail server takes longer to accept it than a claim lasts', async () => {
    const server = await startMailServer()
    await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
    await shop.db.query(`DELETE FROM mails WHERE kind <> 'orderPlaced'`)
    const nextAttempt = async () => String((await readMails())[0]?.nextAttemptAt)
    server.onMail(async () => {
      // Twice, so that the first claim would have ended.
      for (let times = 0; times < 4; times += 1) {
        const claimedUntil = await nextAttempt()
        await eventually(async () => expect(await nextAttempt()).not.toBe(claimedUntil))
      }
      const other = await newMailDispatcher(shop.db, server, [], { leaseSeconds: 1 })
      const stopOther = other.start({ subscribe: () => () => {} })
      await other.settled()
      await stopOther()
    })
    const dispatcher = await newMailDispatcher(shop.db, server, [], { leaseSeconds: 1 })
    const stop = dispatcher.start({ subscribe: () => () => {} })
    await eventually(async () => expect((await readMails())[0]?.sentAt).not.toBeNull())
    await stop()
    expect(server.mails).toHaveLength(1)
    expect(await readMails()).toMatchObject([{ attempts: 1 }])
  })

  test('waits for a server as long as the limits say, and by default for ten minutes', async () => {
    const server = await startMailServer()
    await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
    await shop.db.query(`DELETE FROM mails WHERE kind <> 'orderPlaced'`)
    server.onMail(() => new Promise(() => {}))
    const limits = { ...SMTP_LIMITS, socketTimeout: 100 }
    const transport = smtpTransport(server.url, 'orders@shop.example.com', limits)
    const [logged] = await sendDueMails(shop.db, transport)
    expect(logged).toMatchObject({ code: expect.stringContaining('ETIMEDOUT') })
    expect(SMTP_LIMITS.greetingTimeout).toBeGreaterThanOrEqual(5 * 60_000)
    expect(SMTP_LIMITS.socketTimeout).toBeGreaterThan(10 * 60_000)
  })

  test('delays no order', async () => {
    const dispatcher = await newMailDispatcher(shop.db, {
      host: 'example.com',
      notice: undefined,
      send: () => new Promise(() => {}),
    })
    dispatcher.start(shop.database.notifications)
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db)
    for (let count = 0; count < 8; count += 1) await placeOrder(shop.db, shopper, [product])
    expect(await countMails()).toBeGreaterThanOrEqual(8)
  })
})

test('Two servers send each mail once', async () => {
  const server = await startMailServer()
  await createAdmin(shop.db)
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db)
  for (let count = 0; count < 12; count += 1) await placeOrder(shop.db, shopper, [product])
  await Promise.all([sendDueMails(shop.db, server), sendDueMails(shop.db, server)])
  const ids = server.mails.map(({ mail }) => mail.messageId)
  expect(ids).toHaveLength(24)
  expect(new Set(ids).size).toBe(24)
})

test('Two servers that claim mails at the same moment get different ones, without waiting', async () => {
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db)
  for (let count = 1; count <= 2; count += 1) await placeOrder(shop.db, shopper, [product], count)
  const claim = async (db: EntityManager) =>
    (await claimMails(db, ADMIN_EMAIL, { limit: 2, leaseSeconds: 60 })).map(({ id }) => id)
  const [first, second] = shop.database.isEmbedded
    ? // It has one connection, so nothing is concurrent.
      [await claim(shop.db), await claim(shop.db)]
    : await shop.db.transaction(async (open) => [await claim(open), await claim(shop.db)])
  expect([...(first ?? []), ...(second ?? [])].toSorted()).toEqual([1, 2, 3, 4])
})

test('A mail about stock that came back, or without an owner to read it, is not sent', async () => {
  const server = await startMailServer()
  await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
  await createAdmin(shop.db)
  await shop.db.query('DELETE FROM mails')
  const product = await addProduct(shop.db, { name: 'Toy', price: 1, imageUrl: '/a.svg', stock: 1 })
  const [shopper] = await shop.db.findBy(UserEntity, { role: 'shopper' })
  await checkout(shop.db, shopper?.id ?? 0, {
    ...checkoutOf([]),
    total: 1,
    lines: [{ productId: product.id, quantity: 1, price: 1 }],
  })
  await updateProduct(shop.db, product.id, { name: 'Toy', price: 1, imageUrl: '/a.svg', stock: 9 })
  await sendDueMails(shop.db, server)
  expect(subjectsTo(server, ADMIN_EMAIL)).toEqual(['New order #2: EGP 1.00'])
})

test('Mails to a deleted account are deleted with it, and not sent', async () => {
  const server = await startMailServer()
  const shopper = await createShopper(shop.db)
  const { id } = await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
  await setOrderStatus(shop.db, id, { status: 'Completed' })
  const check = { settings: accountSettings(), providers: personalDataOf(FEATURES) }
  await deleteAccount(shop.db, shopper.id, check, { password: PASSWORD })
  await sendDueMails(shop.db, server)
  expect(server.mails).toEqual([])
  expect(await countMails()).toBe(0)
})

test('Sent mails are deleted after a month, waiting ones are not', async () => {
  await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
  await shop.db.query(
    `UPDATE mails SET created_at = now() - interval '31 days',
       next_attempt_at = CASE WHEN kind = 'newOrder' THEN now() + interval '1 hour' END`,
  )
  await deleteOldMails(shop.db)
  expect(await countMails()).toBe(1)
})

describe('Without SMTP', () => {
  test('mails are private files in the data folder, and the start says so', async () => {
    const dataDir = temporaryFolder()
    const transport = folderTransport(dataDir, 'orders@shop.example.com')
    const shopper = await createShopper(shop.db)
    const { id } = await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
    expect(await sendDueMails(shop.db, transport)).toEqual([])
    const folder = join(dataDir, 'mail')
    const [file = ''] = readdirSync(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
    const mail = await PostalMime.parse(readFileSync(join(folder, file)))
    expect(mail).toMatchObject({
      subject: `We have your order #${id}`,
      to: [{ address: shopper.email }],
    })
    expect(transport.notice).toBe(
      `Emails are not sent, but stored in ${folder}, until SMTP_URL is set.`,
    )
    // They are deleted together with the outbox.
    await removeStoredMails(shop.db, transport)
    expect(readdirSync(folder)).toEqual([file])
    await shop.db.query(`UPDATE mails SET created_at = now() - interval '31 days'`)
    await deleteOldMails(shop.db)
    await removeStoredMails(shop.db, transport)
    expect(readdirSync(folder)).toEqual([])
  })

  test('no file names an account that was deleted, not even one for the owner', async () => {
    const dataDir = temporaryFolder()
    const transport = folderTransport(dataDir, 'orders@shop.example.com')
    await createAdmin(shop.db)
    const mona = await createShopper(shop.db, { firstName: 'Scheherazade' })
    const omar = await createShopper(shop.db, { firstName: 'Omar' })
    const product = await createProduct(shop.db)
    for (const shopper of [mona, omar]) {
      const { id } = await placeOrder(shop.db, shopper, [product])
      await setOrderStatus(shop.db, id, { status: 'Completed' })
    }
    await sendDueMails(shop.db, transport)
    const folder = join(dataDir, 'mail')
    const texts = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    const before = texts()
    // The confirmation, the status, and the owner's.
    const aboutMona = new RegExp(`Scheherazade|${mona.email}`)
    expect(before.filter((text) => aboutMona.test(text))).toHaveLength(3)

    const notified: Notification[] = []
    const unsubscribe = shop.database.notifications.subscribe((one) => notified.push(one))
    await deleteAccount(
      shop.db,
      mona.id,
      { settings: accountSettings(), providers: personalDataOf(FEATURES) },
      { password: PASSWORD },
    )
    await eventually(() => expect(notified).toContainEqual({ kind: 'mailsRemoved' }))
    unsubscribe()
    await removeStoredMails(shop.db, transport)
    expect(texts()).toHaveLength(before.length / 2)
    expect(texts().join()).not.toMatch(aboutMona)
  })

  test('and with a file in place of the folder for mails, the start fails with a message', () => {
    const dataDir = temporaryFolder()
    writeFileSync(join(dataDir, 'mail'), '')
    const settings = { smtpUrl: undefined, mailFrom: undefined, dataDir }
    expect(() => createMailTransport(settings, ADMIN_EMAIL)).toThrow(
      `The data folder ${join(dataDir, 'mail')} cannot be written to (EEXIST).`,
    )
  })

  test.runIf(process.getuid?.() === 0)(
    'and with a read-only folder for mails, the start fails with a message (needs root)',
    () => {
      const parent = temporaryFolder()
      chmodSync(parent, 0o755)
      mkdirSync(join(parent, 'data/mail'), { recursive: true, mode: 0o700 })
      chownSync(join(parent, 'data'), NOBODY, NOBODY)
      const script = `
        import('tsx/esm/api').then(({ register }) => {
          register()
          return import('./server/shop/mail/mail-transport.ts')
        }).then(({ createMailTransport }) => {
          process.chdir(${JSON.stringify(parent)})
          process.setgid(${NOBODY})
          process.setuid(${NOBODY})
          console.log(createMailTransport({ dataDir: 'data' }, 'owner@example.com').notice)
        }).catch((error) => console.log(error.message))`
      const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })
      expect(stdout.trim()).toBe('The data folder data/mail cannot be written to (EACCES).')
    },
  )

  test('and without a data folder, mails are discarded, and the start says so', async () => {
    // A folder in a file cannot be created.
    const dataDir = join(temporaryFolder(), 'file', 'data')
    writeFileSync(dirname(dataDir), '')
    const settings = { smtpUrl: undefined, mailFrom: undefined, dataDir }
    const transport = createMailTransport(settings, ADMIN_EMAIL)
    expect(transport.notice).toMatch(
      /^Emails are neither sent nor stored, until SMTP_URL is set: The data folder /,
    )
    await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
    expect(await sendDueMails(shop.db, transport)).toEqual([])
  })
})
