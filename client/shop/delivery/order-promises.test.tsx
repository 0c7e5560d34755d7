import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Contact } from '#domain/contact'
import { PageContext, UNKNOWN_PAGE } from '../../platform/page/page-context'
import { loadAllTexts } from '../../platform/texts/load-texts'
import { renderPage } from '../../test/render-page'
import { OrderPromises } from './order-promises'

await loadAllTexts('ar')

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('How it is paid and returned is said; without numbers of the shop nobody is offered to ask', () => {
  renderPage(<OrderPromises />)
  expect(document.body.textContent).toBe('Pay on delivery·14 days to return')
  expect(hrefs()).toEqual(['/help/returns'])
})

test('WhatsApp begins with the product, and the phone is written as in Egypt', () => {
  const contact: Contact = { phone: '+20 100 123 4567', whatsAppNumber: '201001234567' }
  renderPage(
    <PageContext value={{ ...UNKNOWN_PAGE, contact }}>
      <OrderPromises about="Toy" />
    </PageContext>,
  )
  expect(hrefs().slice(1)).toEqual(['https://wa.me/201001234567?text=Toy', 'tel:+201001234567'])
  expect(screen.getByRole('link', { name: '0100 123 4567' })).toBeTruthy()
})

test('In Arabic the days are counted', () => {
  renderPage(<OrderPromises />, { locale: 'ar' })
  expect(screen.getByRole('link').textContent).toBe('الإرجاع خلال 14 يومًا')
})
