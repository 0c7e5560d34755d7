import { createProduct } from './api'
import { expect, test } from './test'
import { visit } from './visit'

interface SearchResponse {
  readonly data: { readonly search: { readonly nodes: readonly { readonly name: string }[] } }
}

test('Admins can add, edit and delete terms that search treats as equal', async ({
  adminPage,
  adminToken,
  shop,
}) => {
  await createProduct(shop.url, adminToken, { name: 'Zibda Crunch', price: 20 })
  await visit(adminPage, '/adminDashboard')
  await adminPage.getByRole('link', { name: 'Content', exact: true }).hover()
  await adminPage.getByRole('link', { name: 'Search terms' }).click()
  await expect(adminPage.getByText('No search terms yet.')).toBeVisible()

  await adminPage.getByRole('button', { name: 'Add search terms' }).click()
  const form = adminPage.getByRole('form', { name: 'Add search terms' })
  const terms = form.getByLabel('Terms that mean the same')
  await terms.fill('Zibda')
  await form.getByRole('button', { name: 'Add terms' }).click()
  await expect(terms).toHaveAccessibleDescription(/Enter 2 to 20 different terms\./)
  await expect(terms).toBeFocused()
  await terms.fill('Zibda\nسمنة')
  await form.getByLabel('Kind').selectOption('Brand')
  await form.getByRole('button', { name: 'Add terms' }).click()
  const item = adminPage.getByRole('listitem').filter({ hasText: 'Brand' })
  await expect(item).toContainText('Zibda, سمنة')

  const isFound = async (query: string) => {
    const url = `${shop.url}/graphql`
    const body = JSON.stringify({ query: `{ search(query: "${query}") { nodes { name } } }` })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body })
    const { data } = (await response.json()) as SearchResponse
    return data.search.nodes.some(({ name }) => name === 'Zibda Crunch')
  }
  expect(await isFound('سمنة')).toBe(true)

  await item.getByRole('button', { name: /^Edit/ }).click()
  const edit = adminPage.getByRole('form', { name: /^Edit/ })
  await edit.getByLabel('Terms that mean the same').fill('Zibda\nزبدة')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(item).toContainText('Zibda, زبدة')
  expect([await isFound('سمنة'), await isFound('زبدة')]).toEqual([false, true])

  await item.getByRole('button', { name: /^Delete/ }).click()
  await adminPage.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(item).toBeVisible()
  await item.getByRole('button', { name: /^Delete/ }).click()
  const dialog = adminPage.getByRole('dialog')
  await expect(dialog).toContainText('Search no longer treats Zibda, زبدة as equal.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(adminPage.getByText('No search terms yet.')).toBeVisible()
  expect(await isFound('زبدة')).toBe(false)
})
