import type { Page } from '@playwright/test'
import { paperAddress } from '../client/orders/orders/admin/paper/paper-address'
import { localizePath } from '../domain/messages/locale'
import { createProduct, createShopper, placeOrder, send } from './api'
import { addSession, expect, test } from './test'
import { visit } from './visit'

// Each page, and an element that shows that it has loaded.
const VISITOR_PAGES = {
  '/': 'article',
  '/allfood': 'article',
  '/shop': 'article',
  '/search?query=cat': 'article',
  '/search?query=zzqq': 'h1',
  '/productdetails/1': 'article',
  '/login': 'form',
  '/signup': 'form',
  '/forgotpassword': 'form',
  '/resetpassword': 'form',
  '/cartpage': 'h1',
  '/help/delivery': 'h2',
}

const SHOPPER_PAGES = {
  '/cartpage': '.stepper',
  '/checkout': '[type=tel]',
  '/profile': 'article',
  '/favourites': '.favourites',
  '/pets': '.pets',
  '/orders/[id]': '.order__items',
  '/orders/[id]/receipt': 'table',
}

const ADMIN_PAGES = {
  '/adminDashboard': '.recharts-bar-rectangle',
  '/adminHome': '.slider__slide',
  '/addproduct': 'form',
  '/updateproduct/1': 'form',
  '/adminorder': '.data-table',
  '/adminneworder': 'form',
  '/adminorder/[id]': 'article',
  // Labels are as large on every screen as on paper.
  [paperAddress('picking', ['[id]'])]: 'article',
  [paperAddress('handover', ['[id]'])]: 'article',
  '/adminproducts': 'table',
  '/adminimport': '[type=file]',
  '/adminsearchterms': '.search-terms, .empty-state',
  '/admindiscounts': '.discounts, .empty-state',
  '/adminconfirm': '.queue, .empty-state',
  '/adminpack': 'form',
  '/adminreceive': 'form',
  '/adminhandovers': '.empty-state',
  '/admincash': '.empty-state',
  '/adminexports': '.exports',
  '/adminmissedsearches': 'table, .empty-state',
  '/admincollections': 'table, .empty-state',
  '/adminexpenses': 'table, .empty-state',
  '/adminreports': '.report-question',
  '/adminprofit': '.profit__table',
  '/adminstockvalue': '.report table',
  '/adminsales': '.recharts-bar-rectangle',
  '/admincouriers': '.empty-state',
  '/admindelivery': 'fieldset',
  '/adminconfirmation': 'form',
  '/adminkeys': 'table, .empty-state',
  '/adminwebhooks': '.empty-state',
  '/adminlog': '.admin__tools',
  '/adminmails': '.empty-state',
  '/admincustomers': '.admin__tools',
  '/adminstock': 'form',
  '/adminexpiring': '.admin__tools',
  '/adminbanners': '.home-preview h1',
  '/adminpages': 'table',
  '/adminpages/delivery': '.page-preview h2',
  '/adminstaff': 'table',
}

/** Texts that are cut off, or outside the window. Scrollable boxes and the neighbours in a slider may be. */
function findCutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const problems = scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : []
    const hasScrollbar = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        hasScrollbar(element.parentElement))
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    for (const element of document.querySelectorAll('body *')) {
      const box = element.getBoundingClientRect()
      if (!hasText(element) || box.width === 0) continue
      if (element.closest('.visually-hidden, .sort-select__label, [aria-hidden], [inert]')) continue
      // On phones they are for screen readers: the field says what it finds, and what is chosen what it is.
      if (
        element.closest(
          '.admin__tools .field:has([type="search"]) .field__label, .admin__tools .field__hint',
        )
      )
        continue
      if (element.closest('.customers .admin__tools .field__label')) continue
      // A card of the desk has a red number in place of the word.
      if (element.closest('.data-table .low-stock')) continue
      // Cards show the size as a chip.
      if (element.closest('.product-card__name .product-name__size')) continue
      const { overflowX, textOverflow } = getComputedStyle(element)
      const isBeside = (box.left < -1 || box.right > clientWidth + 1) && !hasScrollbar(element)
      // Texts that end in an ellipsis are shown in full elsewhere on the page.
      const isCut =
        /hidden|clip/.test(overflowX) &&
        textOverflow !== 'ellipsis' &&
        (element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 2)
      if (isBeside || isCut) problems.push(`${element.className}: ${element.textContent}`)
    }
    return problems
  })
}

// The browser's default size, which the root's depends on, and text-only zoom as on phones.
for (const { setting, css, isMobile } of [
  { setting: 'its root font size doubled', css: 'html { font-size: 200% }', isMobile: false },
  {
    setting: 'only its text doubled',
    css: '* { text-size-adjust: 200% !important }',
    isMobile: true,
  },
]) {
  test.describe(`A page with ${setting}`, () => {
    test.use({ viewport: { width: 360, height: 800 }, contextOptions: { isMobile } })

    async function expectNothingCut(page: Page, pages: Record<string, string>, id = 0) {
      for (const locale of ['en', 'ar'] as const) {
        for (const [path, content] of Object.entries(pages)) {
          const address = localizePath(path.replace('[id]', String(id)), locale)
          await visit(page, address)
          await expect(page.locator('main').locator(content).first(), address).toBeVisible()
          await page.addStyleTag({ content: css })
          // The boxes of what a closed menu has are not up to date.
          const menus = page.locator('.list-views__more')
          await menus.evaluateAll((all) => all.map((menu) => menu.toggleAttribute('open', true)))
          expect.soft(await findCutTexts(page), address).toEqual([])
        }
      }
    }

    test('shows all of it to visitors, at 360 pixels', async ({ page }) => {
      await expectNothingCut(page, VISITOR_PAGES)
    })

    test('shows all of it to shoppers, at 360 pixels', async ({ page, shop, adminToken }) => {
      const token = await createShopper(shop.url)
      const toy = await createProduct(shop.url, adminToken, { name: 'Displayed toy', price: 2000 })
      const id = await placeOrder(shop.url, token, toy)
      await send(`${shop.url}/cart/1`, 'POST', { token, body: { quantity: 3 } })
      await addSession(page, token, 'Nour')
      await expectNothingCut(page, SHOPPER_PAGES, id)
    })

    test('shows all of it to the owner, at 360 pixels', async ({ adminPage, shop, adminToken }) => {
      test.slow(true, 'It visits every page of the desk in both languages.')
      const toy = await createProduct(shop.url, adminToken, { name: 'Displayed toy', price: 2000 })
      const id = await placeOrder(shop.url, await createShopper(shop.url), toy)
      await expectNothingCut(adminPage, ADMIN_PAGES, id)
    })
  })
}
