import { Secret, TOTP } from 'otpauth'
import { translate } from '../domain/messages'
import { expectAccessible, expectToFit } from './accessibility'
import { signInAsAdmin } from './api'
import { ADMIN, startShop } from './shop-server'
import { expect, test } from './test'
import { visit } from './visit'

// A shop of its own: the owner of the shared one must go on signing in with the password alone.
test('The owner signs in in two steps, and ends a session that they do not know', async ({
  browser,
}) => {
  const shop = await startShop({ SEED: 'none' })
  const context = await browser.newContext({ baseURL: shop.url })
  const page = await context.newPage()
  const signIn = async () => {
    await page.getByLabel('Email').fill(ADMIN.email)
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
  }
  try {
    await signInAsAdmin(shop.url)
    await visit(page, '/login')
    await signIn()
    await expect(page).toHaveURL(/adminDashboard/)
    await visit(page, '/adminaccount')
    const sessions = page.getByRole('region', { name: 'Where you are signed in' })
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await expect(sessions.getByText('This device')).toHaveCount(1)
    await sessions.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)

    const steps = page.getByRole('region', { name: 'Two-step verification' })
    await steps.getByRole('button', { name: 'Turn on' }).click()
    await steps.getByLabel('Current password').fill(ADMIN.password)
    await page.keyboard.press('Enter')
    const secret = await steps.locator('.own-account__secret').innerText()
    const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
    await expect(steps.getByRole('img', { name: 'QR code for your app' })).toBeVisible()
    await expectAccessible(page)
    for (const width of [320, 360, 768, 1280]) await expectToFit(page, width)
    await steps.getByLabel('Code of the app').fill(app.generate())
    await page.keyboard.press('Enter')
    await expect(steps.getByText('Your recovery codes')).toBeVisible()
    const recoveryCode = await steps.locator('.own-account__codes li').first().innerText()
    await expectAccessible(page)
    const otherCode = await steps.locator('.own-account__codes li').nth(1).innerText()
    await steps.getByRole('button', { name: 'I have kept them' }).click()
    await expect(steps.getByText('10 recovery codes are left.')).toBeVisible()

    await page.getByRole('button', { name: 'Logout' }).click()
    await visit(page, '/login')
    await signIn()
    const code = page.getByLabel('Code of your app')
    await expect(code).toBeFocused()
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('That code is not correct', { exact: false })).toBeVisible()
    // The one of now has turned the second step on; the next one is accepted early.
    await code.fill(app.generate({ timestamp: Date.now() + 30_000 }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/admin/)

    await page.getByRole('button', { name: 'Logout' }).click()
    await visit(page, '/login')
    await signIn()
    await code.fill(recoveryCode.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/admin/)
    await visit(page, '/ar/adminaccount')
    await expect(page.getByText('متبقي 9 أكواد طوارئ.')).toBeVisible()
    // Those that were signed out are not listed any more.
    const own = page.getByRole('region', { name: translate('ownAccount.sessions', {}, 'ar') })
    await expect(own.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)

    // Turning it off takes a code, too.
    await visit(page, '/adminaccount')
    await steps.getByRole('button', { name: 'Turn off' }).click()
    await steps.getByLabel('Current password').fill(ADMIN.password)
    const proof = steps.getByLabel('Code of the app, or a recovery code')
    await proof.fill('000000')
    await page.keyboard.press('Enter')
    await expect(steps.getByText('That code is not correct', { exact: false })).toBeVisible()
    for (const width of [320, 360, 768, 1280]) await expectToFit(page, width)
    await expectAccessible(page)
    await proof.fill(otherCode)
    await page.keyboard.press('Enter')
    await expect(steps.getByRole('button', { name: 'Turn on' })).toBeVisible()
  } finally {
    await context.close()
    await shop.stop()
  }
})
