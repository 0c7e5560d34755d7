import { expect, test } from './test'

const APOLLO = /apollographql\.com/

test('A browser that opens /graphql gets Apollo Sandbox', async ({ page, shop }) => {
  // Replaces Apollo's script, which needs the internet.
  await page.route(APOLLO, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.EmbeddedSandbox = class {
        constructor({ target, initialEndpoint }) {
          document.querySelector(target).textContent = 'Sandbox of ' + initialEndpoint
        }
      }`,
    }),
  )
  await page.goto('/graphql')
  await expect(page.getByText(`Sandbox of ${shop.url}/graphql`)).toBeVisible()
})

test.describe('Where Apollo Sandbox cannot load', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('GraphiQL runs a query and shows the schema', async ({ page }) => {
    await page.route(APOLLO, (route) => route.abort())
    await page.goto('/graphql')
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
    await page.getByRole('link', { name: 'Query' }).first().click()
    await expect(page.getByRole('link', { name: 'categories' })).toBeVisible()
    await expect(page.locator('.graphiql-query-editor')).toContainText('totalCount')
    // GraphiQL sends an empty query until its editor is ready.
    await expect(async () => {
      await page.getByRole('button', { name: /^Execute query/ }).click({ timeout: 2000 })
      await expect(page.locator('.result-window')).toContainText('"price"', { timeout: 2000 })
    }).toPass()
  })
})
