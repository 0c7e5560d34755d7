import { readFileSync } from 'node:fs'
import { send, signIn } from './api'
import { mailsTo } from './mails'
import { expect, test } from './test'
import { reload, visit } from './visit'

const FIELDS = {
  'First name': 'Mona',
  'Last name': 'Ali',
  Mobile: '1012345678',
  Password: 'secret1',
}

test('Users who sign up are signed in, and greeted by name', async ({ page }, testInfo) => {
  const email = `new${testInfo.workerIndex}@example.com`
  await visit(page, '/signup')
  for (const [label, value] of Object.entries({ ...FIELDS, Email: email })) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('status')).toHaveText('Account created.')
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByText('Mona!')).toBeVisible()
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(Object.keys(stored).sort()).toEqual(['accountLocale', 'token', 'userName'])
  expect(stored.userName).toBe('Mona')

  await reload(page)
  await expect(page.getByText('Mona!')).toBeVisible()
})

test('Sign-up shows every validation error beside its field at once', async ({ page }) => {
  await visit(page, '/signup')
  await page.getByLabel('Mobile').fill('123')
  await page.getByLabel('Email').fill('mona@example.org')
  await page.getByLabel('Password', { exact: true }).fill('a b')
  await page.getByRole('button', { name: 'Sign up' }).click()
  for (const [label, text] of [
    ['First name', 'This field is required.'],
    ['Last name', 'This field is required.'],
    ['Mobile', '7 digits are missing. A mobile number has 11 digits, such as 010 1234 5678.'],
    ['Email', 'The email address must end in .com or .net.'],
    ['Password', /Use 6 to 30 characters\..*Use only letters, digits/],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(
      typeof text === 'string' ? new RegExp(text.replace(/[.]/g, '\\.')) : text,
    )
  }
  await expect(page.getByLabel('First name')).toBeFocused()
})

test('Sign-up rejects an email that already has an account', async ({ page, shopper }) => {
  await visit(page, '/signup')
  for (const [label, value] of Object.entries({ ...FIELDS, Email: shopper.email.toUpperCase() })) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    /An account with this email already exists\./,
  )
})

test('A wrong password and an unknown email get the same error', async ({ page, shopper }) => {
  await visit(page, '/login')
  for (const email of [shopper.email, 'nobody@example.com']) {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('wrong1')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  }
})

test('Sign-in shows every validation error beside its field at once', async ({ page }) => {
  await visit(page, '/login')
  await page.getByLabel('Email').fill('mona')
  await page.getByLabel('Password', { exact: true }).fill('ab')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    /Enter a valid email address\./,
  )
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Use 3 to 30 characters\./,
  )
})

test('The login page redirects signed-in users to the home page', async ({ signedIn: page }) => {
  await visit(page, '/login')
  await expect(page).toHaveURL(/\/home$/)
})

test('Signing in returns users to the page that required it', async ({ page, shopper }) => {
  await visit(page, '/profile')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('alert')).toHaveText('No token found')
  await page.getByLabel('Email').fill(shopper.email)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText(shopper.email)).toBeVisible()
  await expect(page.getByText('No orders found.')).toBeVisible()
})

test('A token that the server rejects ends the session', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => {
    localStorage.setItem('token', 'not-a-token')
    localStorage.setItem('userName', 'Mona')
  })
  await visit(page, '/profile')
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test.describe('Without a response from the server', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('sign-up and sign-in show an error and preserve the input', async ({ page }) => {
    await visit(page, '/signup')
    for (const [label, value] of Object.entries({ ...FIELDS, Email: 'lost@example.com' })) {
      await page.getByLabel(label, { exact: true }).fill(value)
    }
    await page.route('**/graphql', (route) => route.abort())
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'No response from the server. Please try again later.',
    )
    await expect(page.getByLabel('Email')).toHaveValue('lost@example.com')

    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await page.getByLabel('Email').fill('lost@example.com')
    await page.getByLabel('Password', { exact: true }).fill('secret1')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('An error occurred.')
  })
})

test('Shoppers can edit their details, change their password, download their data and delete their account', async ({
  signedIn: page,
  shopper,
  shop,
}) => {
  const otherToken = await signIn(shop.url, shopper.email, shopper.password)
  await visit(page, '/profile')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Mobile').fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Mobile')).toHaveAccessibleDescription(/8 digits are missing/)
  await page.getByLabel('Mobile').fill('1123456789')
  await page.getByLabel('First name').fill('Nour')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your details have been saved.')).toBeVisible()
  await expect(page.getByText('01123456789')).toBeVisible()
  await expect(page.getByText('Nour!')).toBeVisible()

  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill('wrong1')
  await page.getByLabel('New password').fill('another1')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'Incorrect password.',
  )
  await page.getByLabel('Current password').fill(shopper.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed.', { exact: false })).toBeVisible()
  await expect(page.getByText('Nour Ali')).toBeVisible()
  expect((await send(`${shop.url}/profile`, 'GET', { token: otherToken })).status).toBe(401)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await (await downloading).path()
  expect(JSON.parse(readFileSync(file, 'utf8')).profile).toMatchObject({
    first_name: 'Nour',
    email: shopper.email,
  })

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(shopper.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByText('Incorrect password.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill('another1')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
})

test('Signing out everywhere ends the sessions of all browsers', async ({
  signedIn: page,
  shopper,
  shop,
}) => {
  const otherToken = await signIn(shop.url, shopper.email, shopper.password)
  await visit(page, '/profile')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect((await send(`${shop.url}/profile`, 'GET', { token: otherToken })).status).toBe(401)
})

for (const { prefix, texts } of [
  {
    prefix: '',
    texts: {
      forgot: 'Forgotten your password?',
      email: 'Email',
      send: 'Send the link',
      sent: 'a link is on its way',
      newPassword: 'New password',
      change: 'Change password',
      changed: 'Your password has been changed.',
      used: 'This link has expired or has already been used.',
    },
  },
  {
    prefix: '/ar',
    texts: {
      forgot: 'هل نسيت كلمة المرور؟',
      email: 'البريد الإلكتروني',
      send: 'إرسال الرابط',
      sent: 'فسيصلك الرابط الآن',
      newPassword: 'كلمة المرور الجديدة',
      change: 'تغيير كلمة المرور',
      changed: 'تم تغيير كلمة المرور.',
      used: 'انتهت صلاحية هذا الرابط',
    },
  },
] as const) {
  test(`Shoppers who forgot their password can choose a new one with a link by email (${prefix || '/'})`, async ({
    page,
    shop,
    shopper,
    shopperToken,
    request,
  }) => {
    const locale = prefix ? 'AR' : 'EN'
    await request.post('/graphql', {
      headers: { authorization: `Bearer ${shopperToken}` },
      data: { query: `mutation { setLocale(input: { locale: ${locale} }) { user { id } } }` },
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, `${prefix}/login`)
    await page.getByRole('link', { name: texts.forgot }).click()
    // The sign-in page has a field for the email, too.
    await expect(page.getByRole('button', { name: texts.send })).toBeVisible()
    await page.getByLabel(texts.email).fill(shopper.email)
    await page.getByRole('button', { name: texts.send }).click()
    await expect(page.getByRole('status')).toContainText(texts.sent)

    const url = async () => {
      // The link that confirms the address is in a separate mail.
      const mails = await mailsTo(shopper.email, shop.dataDir)
      const links = mails.map(({ text }) => /http\S+#token=\S+/.exec(text ?? '')?.[0] ?? '')
      return links.find((link) => link.includes('/resetpassword#')) ?? ''
    }
    await expect.poll(url).toContain(`${shop.url}${prefix}/resetpassword#token=`)
    // Once the link is used, its mail may be removed.
    const link = await url()
    await visit(page, link)
    await page.getByLabel(texts.newPassword, { exact: true }).fill('changed1')
    await page.getByRole('button', { name: texts.change }).click()
    await expect(page.getByRole('status')).toHaveText(texts.changed)
    await expect(page).toHaveURL(new RegExp(`${prefix}/home$`))
    await expect(page.getByText('Mona!')).toBeVisible()
    expect(await signIn(shop.url, shopper.email, 'changed1')).toBeTruthy()
    const profile = await request.get('/profile', {
      headers: { authorization: `Bearer ${shopperToken}`, accept: 'application/json' },
    })
    expect(profile.status()).toBe(401)

    await visit(page, link)
    await page.getByLabel(texts.newPassword, { exact: true }).fill('another1')
    await page.getByRole('button', { name: texts.change }).click()
    await expect(page.getByRole('alert')).toContainText(texts.used)
  })
}
