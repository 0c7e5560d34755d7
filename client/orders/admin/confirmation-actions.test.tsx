import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import {
  ConfirmOrdersDocument,
  type OrderConfirmationFragment,
  RecordUnansweredCallsDocument,
} from '../../gql/confirmation-admin'
import { renderPage } from '../../test/render-page'
import { loadAllTexts } from '../../texts/load-texts'
import { ConfirmationActions } from './confirmation-actions'

beforeAll(() => loadAllTexts('en'))

const MESSAGE = 'أهلًا Mona: https://shop.example.com/ar/confirm/12.1.a'

const ORDER: OrderConfirmationFragment = {
  id: '12',
  status: 'PENDING',
  shipmentState: 'NONE',
  confirmationState: 'TO_CONFIRM',
  confirmedBy: null,
  confirmedAt: null,
  unansweredCalls: 0,
  lastCalledAt: null,
  phone: '+201012345678',
  confirmationMessage: MESSAGE,
}

const payload = (message?: string) => ({
  orders: message ? [] : [{ __typename: 'AdminOrder' as const, ...ORDER }],
  userErrors: message ? [{ __typename: 'OrderProblem' as const, message }] : [],
})

test('An order to confirm has a link to WhatsApp with the message, and one to call', () => {
  renderPage(<ConfirmationActions order={ORDER} />)
  screen.getByText('To confirm')
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' })
  const { origin, pathname, searchParams } = new URL(link.href)
  expect(origin + pathname).toBe('https://wa.me/201012345678')
  expect(searchParams.get('text')).toBe(MESSAGE)
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+201012345678')
})

test('A number without a country has no link to WhatsApp', () => {
  renderPage(<ConfirmationActions order={{ ...ORDER, phone: '012345' }} />)
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull()
  screen.getByRole('link', { name: 'Call' })
})

test('The owner records that nobody answered, and that the customer confirmed', async () => {
  const user = userEvent.setup()
  const variables = { ids: ['12'] }
  renderPage(<ConfirmationActions order={ORDER} />, {
    responses: [
      {
        request: { query: RecordUnansweredCallsDocument, variables },
        result: {
          data: { recordUnansweredCalls: { __typename: 'OrdersPayload', ...payload() } },
        },
      },
      {
        request: { query: ConfirmOrdersDocument, variables },
        result: { data: { confirmOrders: { __typename: 'OrdersPayload', ...payload() } } },
      },
    ],
  })
  await user.click(screen.getByRole('button', { name: 'No answer' }))
  await screen.findByText('Unanswered call recorded.')
  await user.click(screen.getByRole('button', { name: 'Confirmed' }))
  await screen.findByText('Order #12 is confirmed.')
})

test('What the server refuses is said', async () => {
  const message = 'This order is “Packed” now.'
  renderPage(<ConfirmationActions order={ORDER} />, {
    responses: [
      {
        request: { query: ConfirmOrdersDocument, variables: { ids: ['12'] } },
        result: { data: { confirmOrders: { __typename: 'OrdersPayload', ...payload(message) } } },
      },
    ],
  })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Confirmed' }))
  await screen.findByText(message)
})

test('Unanswered calls are counted with the time of the last one', () => {
  const lastCalledAt = '2026-11-20T10:30:00.000Z'
  const order = {
    ...ORDER,
    confirmationState: 'NO_ANSWER',
    unansweredCalls: 2,
    lastCalledAt,
  } as const
  renderPage(<ConfirmationActions order={order} />)
  screen.getByText('No answer', { selector: 'p' })
  screen.getByText(/^2 unanswered calls, the last on Nov 20, 2026, 12:30/)
})

test('A confirmed order says how, and has nothing to press', () => {
  const order = {
    ...ORDER,
    confirmationState: 'CONFIRMED',
    confirmedBy: 'LINK',
    confirmedAt: '2026-11-20T10:30:00.000Z',
    confirmationMessage: null,
  } as const
  renderPage(<ConfirmationActions order={order} />)
  expect(screen.getByRole('status').textContent).toMatch(/^Confirmed by the customer · Nov 20/)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
