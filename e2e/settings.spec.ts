import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paperAddress } from '../client/orders/orders/admin/paper/paper-address'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper, placeOrder, signInAsAdmin } from './api'
import { countClicks } from './click-counter'
import { type Replicas, type ShopServer, startReplicas, startShop } from './shop-server'
import { addSession, expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

const PHONE = '19123'

const SETTINGS = {
  NODE_ENV: 'production',
  JWT_SECRET: 'the same secret for all servers of 1 shop',
  PUBLIC_URL: 'http://localhost',
  DRAIN_SECONDS: '0',
  TRUST_PROXY: '1',
}

/** The servers of a shop: two of them where they can share a database. */
async function startServers(): Promise<Pick<Replicas, 'servers' | 'stop'>> {
  if (process.env.DATABASE_URL) return startReplicas(2, SETTINGS)
  const server = await startShop(SETTINGS)
  return { servers: [server], stop: () => server.stop() }
}

/** The text of the mails that a shop without a mail server has stored. */
function readMails({ dataDir }: ShopServer): string {
  const folder = join(dataDir, 'mail')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

async function readFooter({ url }: ShopServer): Promise<string> {
  const page = await fetch(url, { headers: { accept: 'text/html' } })
  return /<footer[\s\S]*<\/footer>/.exec(await page.text())?.[0] ?? ''
}

test("the shop's phone changes in pages, mails and labels of every server in 3 clicks", async ({
  page,
}) => {
  const { servers, stop } = await startServers()
  const [first] = servers
  const last = servers.at(-1)
  if (!first || !last) throw new Error('No server has started')
  const adminToken = await signInAsAdmin(first.url)
  await addSession(page, adminToken, 'Admin')
  // Nothing is set, and nothing is invented.
  for (const server of servers) expect(await readFooter(server)).not.toMatch(/tel:|mailto:/)

  await visit(page, `${first.url}/adminDashboard`)
  const clicks = await countClicks(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('Phone', { exact: true }).click()
  await page.keyboard.type(PHONE)
  const saved = page.waitForResponse((response) => response.url().endsWith('/graphql'))
  await page.getByRole('button', { name: 'Save settings' }).click()
  await saved
  await expect(async () => {
    for (const server of servers) expect(await readFooter(server)).toContain(PHONE)
  }).toPass({ intervals: [10] })
  await expect(page.getByText('Settings saved.')).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(4)

  const toy = await createProduct(last.url, adminToken, { name: 'Toy', price: 20 })
  const order = await placeOrder(last.url, await createShopper(last.url), toy)
  await expect(() => expect(readMails(last)).toContain(PHONE)).toPass()
  await visit(page, last.url + paperAddress('labels', [String(order)]))
  await expect(page.getByRole('article', { name: `Order #${order}` })).toContainText(PHONE)
  await stop()
})

test.describe('The settings page', () => {
  test('fits every screen in both languages, and says at each field what is wrong', async ({
    adminPage: page,
  }) => {
    for (const path of ['/adminsettings', '/ar/adminsettings']) {
      await visit(page, path)
      await expect(page.locator('input[name=phone]')).toBeVisible()
      for (const width of [360, 768, 1280]) await expectToFit(page, width)
      await expectAccessible(page)
      // On phones, what saves is in view above the menu.
      await page.setViewportSize({ width: 360, height: 780 })
      const save = await page.locator('.save-bar .button').boundingBox()
      const menu = await page.locator('.desk-tabs').boundingBox()
      expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(menu?.y ?? 0)
    }
    await visit(page, '/adminsettings')
    await page.getByLabel('Phone', { exact: true }).fill('call us')
    await page.getByLabel('Colour of buttons and links').fill('#f4a261')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Enter a phone number of digits')).toBeVisible()
    await expect(page.getByText('its contrast is 1.9:1')).toBeVisible()
  })

  test('asks before unsaved changes are left, and puts a change back with one click', async ({
    adminPage: page,
  }) => {
    await visit(page, '/adminsettings')
    const name = page.getByLabel('Name of the shop (English)')
    await name.fill('Nilo')
    await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Leave without saving?')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(name).toHaveValue('Nilo')

    await page.getByLabel('Colour of buttons and links').fill('#7a1f3d')
    await page.getByRole('button', { name: 'Save settings' }).click()
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('About Nilo')
    await visit(page, '/')
    await expect(page).toHaveTitle(/\| Nilo$/)
    const accent = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--teal'))
    expect(await accent()).toBe('#7a1f3d')

    await visit(page, '/adminsettings')
    await page.getByRole('button', { name: /^Put back the change of/ }).click()
    await expect(footer).toContainText('About Mishmish')
    await expect(page.getByLabel('Name of the shop (English)')).toHaveValue('')
    await visit(page, '/')
    expect(await accent()).toBe('#0f5c5c')
  })

  test('tells the second of two people who edit at once', async ({ adminPage: page, context }) => {
    await visit(page, '/adminsettings')
    const other = await context.newPage()
    await visit(other, '/adminsettings')
    await page.getByLabel('Email', { exact: true }).fill('one@shop.example.com')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()
    await other.getByLabel('Email', { exact: true }).fill('two@shop.example.com')
    await other.getByRole('button', { name: 'Save settings' }).click()
    await expect(other.getByRole('alert')).toContainText('Someone else has changed the settings')
  })
})
