import { screen, within } from '@testing-library/react'
import readWorkbook from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { logIn } from '../../platform/session/session'
import { setUpDialogs } from '../../test/dialogs'
import { type Handlers, inputError, mockServer } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'
import { buildToken } from '../../test/tokens'
import { toWorkbook } from './ledger-file'

const courier = {
  __typename: 'Courier',
  id: '3',
  name: 'Nile Express',
  isActive: true,
  isOwnDriver: false,
  statementColumns: null,
}

const balance = {
  __typename: 'CourierBalance',
  courier,
  collected: 900,
  remitted: 300,
  fees: 60,
  owed: 540,
}

const orderOf = (id: string) => ({ __typename: 'AdminOrder', id })

const line = (id: string, result: string, fields: object = {}) => ({
  __typename: 'SettlementLine',
  id,
  order: orderOf(id),
  reference: `NX-${id}`,
  result,
  amount: 100,
  expected: 100,
  fee: 30,
  kind: 'PARCEL',
  shipment: { __typename: 'Shipment', id },
  rowNumber: null,
  label: null,
  tax: 0,
  agreedFee: 30,
  agreedTax: 0,
  isPlausible: true,
  isConfirmed: false,
  writesOff: false,
  reason: null,
  ...fields,
})

const settlement = (lines: readonly unknown[]) => ({
  __typename: 'Settlement',
  id: '7',
  fileName: null,
  createdAt: '2026-11-25T10:00:00.000Z',
  closedAt: null,
  remitted: 140,
  computed: 140,
  feeDifference: 0,
  lines,
})

async function open(handlers: Handlers = {}, path = '/admincash?courier=3') {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    courierBalances: () => ({ courierBalances: [balance] }),
    settlements: () => ({ settlements: [] }),
    courierBalanceLines: () => ({ courierBalanceLines: [] }),
    prepaymentSums: () => ({ prepaymentSums: [] }),
    ...handlers,
  })
  return { ...(await renderShop({ path })), ...server }
}

const started = (field: string, value: unknown, ...userErrors: unknown[]) => ({
  [field]: { __typename: 'SettlementPayload', settlement: value, userErrors },
})

const csv = (text: string) => new File([text], 'november.csv', { type: 'text/csv' })

test('Payments in advance are summed by method for the chosen period', async () => {
  const sum = (method: string | null, count: number, amount: number) => ({
    __typename: 'PrepaymentSum',
    method,
    count,
    amount,
  })
  const { user, requests } = await open(
    { prepaymentSums: () => ({ prepaymentSums: [sum('INSTA_PAY', 2, 75.5), sum(null, 1, 10)] }) },
    '/admincash',
  )
  const table = await screen.findByRole('table', { name: 'Paid in advance, by method' })
  const rows = within(table).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Paid byPaymentsSum',
    'InstaPay2EGP 75.50',
    'Not recorded1EGP 10.00',
  ])
  await user.type(screen.getByLabelText('From day'), '2026-11-01')
  await user.type(screen.getByLabelText('To day'), '2026-11-30')
  expect(requests('prepaymentSums')).toContainEqual({ from: '2026-11-01', to: '2026-11-30' })
})

test('The page lists what each courier owes', async () => {
  await open({}, '/admincash')
  const row = within(await screen.findByRole('row', { name: /Nile Express/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'EGP 900.00',
    'EGP 300.00',
    'EGP 60.00',
    'EGP 540.00',
    'Settle',
  ])
})

test('The columns of a file are guessed, can be changed, and its lines are compared', async () => {
  const { user, requests } = await open({
    startSettlement: () => started('startSettlement', settlement([])),
  })
  await user.upload(
    await screen.findByLabelText('Statement (CSV or Excel)'),
    csv('AWB;COD amount;Ref;Paid\nNX-1;"1,250.50";#12;900\nTotal;1250;;\n;;;\n'),
  )
  const amount = await screen.findByLabelText('Amount collected')
  expect((amount as HTMLSelectElement).value).toBe('COD amount')
  screen.getByText('1 line can be compared.')
  screen.getByText('Row 3 has sums. It is left out.')
  await user.selectOptions(amount, 'Paid')
  screen.getByText('1 line can be compared.')
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  expect(requests('startSettlement')).toEqual([
    {
      input: {
        courierId: '3',
        deductsFees: true,
        fileName: 'november.csv',
        columns: {
          trackingNumber: 'AWB',
          orderId: 'Ref',
          phone: null,
          amount: 'Paid',
          fee: null,
          secondFee: null,
          thirdFee: null,
          net: null,
          tax: null,
        },
        lines: [
          {
            row: 2,
            trackingNumber: 'NX-1',
            orderId: '12',
            phone: null,
            amount: 900,
            fee: null,
            tax: null,
            label: null,
          },
        ],
      },
    },
  ])
})

test('A column that may not be money is asked about before anything is compared', async () => {
  const { user, requests } = await open({
    startSettlement: () => started('startSettlement', settlement([])),
  })
  await user.upload(
    await screen.findByLabelText('Statement (CSV or Excel)'),
    csv(
      'Order,COD,Shipping,Cost\n1,450,47000000001,20\n2,n/a,47000000002,20\n3,5,47000000003,20\n',
    ),
  )
  const question = within((await screen.findAllByRole('alert'))[0] as HTMLElement)
  question.getByText(/“Shipping” is not used: .* long numbers?,/)
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull()
  await user.click(question.getByRole('button', { name: 'Cost' }))
  expect(
    screen.getByText(/^One row with something that cannot be read/).closest('details')?.textContent,
  ).toContain('Row 3: Amount collected: “n/a” is not an amount')
  // The fees are above one of two amounts.
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  expect(requests('startSettlement')).toMatchObject([
    {
      input: {
        columns: { amount: 'COD', fee: 'Cost' },
        lines: [
          { orderId: '1', amount: 450, fee: 20 },
          { orderId: '2', amount: null, fee: 20 },
          { orderId: '3', amount: 5, fee: 20 },
        ],
      },
    },
  ])
})

test('A file that cannot be read says so', async () => {
  const { user } = await open()
  await user.upload(await screen.findByLabelText('Statement (CSV or Excel)'), csv('only a line'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/No table was found/)
})

test('A refused statement says why', async () => {
  const refusal = inputError('This courier has no cash of the shop.')
  const { user } = await open({ startSettlement: () => started('startSettlement', null, refusal) })
  await user.click(await screen.findByRole('button', { name: 'All of the cash was counted' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This courier has no cash of the shop.',
  )
})

test('An open settlement shows its differences alone, and is closed after a question', async () => {
  setUpDialogs()
  const lines = [
    line('1', 'PAID'),
    line('2', 'SHORT', { amount: 60 }),
    line('3', 'UNKNOWN', { order: null }),
  ]
  let isOpen = true
  const { user, requests } = await open({
    settlements: () => ({ settlements: isOpen ? [settlement(lines)] : [] }),
    closeSettlement: () => {
      isOpen = false
      return started('closeSettlement', { ...settlement(lines), closedAt: '2026-11-25T11:00:00Z' })
    },
  })
  const section = await screen.findByRole('region', { name: 'Settlement 7' })
  expect(
    within(section)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Order #2', 'NX-3'])
  within(section).getByText('1 parcel matches. To be handed over: EGP 140.00.')
  await user.click(screen.getByRole('button', { name: 'Close the settlement' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Has EGP 140.00 arrived?' }))
  await user.click(dialog.getByRole('button', { name: 'Close the settlement' }))
  await screen.findByText('Closed: EGP 140.00 handed over.')
  await screen.findByRole('form', { name: 'Settle with Nile Express' })
  expect(requests('closeSettlement')).toEqual([{ id: '7', closing: { received: 140 } }])
})

test('What arrived differs from the lines: it is carried, or written off for a reason', async () => {
  setUpDialogs()
  const { user, requests } = await open({
    settlements: () => ({ settlements: [settlement([line('1', 'PAID')])] }),
    closeSettlement: () => started('closeSettlement', null, inputError('Not now.')),
  })
  const amount = await screen.findByLabelText(/^Amount that arrived/)
  await user.clear(amount)
  await user.type(amount, '١٣٠')
  screen.getByRole('group', { name: 'EGP 10.00 less arrived than the lines add up to' })
  const close = async () => {
    await user.click(screen.getByRole('button', { name: 'Close the settlement' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Has EGP 130.00 arrived?' }))
    await user.click(dialog.getByRole('button', { name: 'Close the settlement' }))
  }
  await close()
  await user.click(screen.getByLabelText('Write it off'))
  await user.type(screen.getByLabelText(/^Reason/), 'Bank charges')
  await close()
  expect(requests('closeSettlement')).toEqual([
    { id: '7', closing: { received: 130 } },
    { id: '7', closing: { received: 130, difference: 'WRITE_OFF', reason: 'Bank charges' } },
  ])
})

test('What arrived is found in the bank’s file, and booked once more after a second yes only', async () => {
  setUpDialogs()
  const { user, requests } = await open({
    settlements: () => ({ settlements: [settlement([line('1', 'PAID')])] }),
    closeSettlement: () =>
      started('closeSettlement', null, {
        ...inputError('Settlement 3 has this line.'),
        field: 'isConfirmed',
      }),
  })
  await screen.findByLabelText(/^Amount that arrived/)
  await user.click(screen.getByText('Find it in the bank’s or wallet’s file'))
  const text =
    'Date,Description,Reference,Credit,Balance\n20/11/2026,Nile Express,FT1,98.00,998.00\n21/11/2026,Salary,FT2,500.00,1498.00\n'
  const file = new File([text], 'bank.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText('Bank or wallet file (CSV or Excel)'), file)
  const [choose] = await screen.findAllByRole('button', { name: 'Choose' })
  expect(choose?.closest('li')?.textContent).toContain('Nile Express')
  await user.click(choose as HTMLElement)
  const chosen = await screen.findByRole('button', { name: 'Chosen', pressed: true })
  expect(chosen).toBe(choose)
  expect(screen.getAllByRole('button', { name: 'Choose', pressed: false })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Close the settlement' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Has EGP 98.00 arrived?' }))
  await user.click(dialog.getByRole('button', { name: 'Close the settlement' }))
  await screen.findByText('Settlement 3 has this line.')
  const question = within(screen.getByRole('dialog', { name: 'Is this right?' }))
  await user.click(question.getByRole('button', { name: 'It is right' }))
  const closing = {
    received: 98,
    bankLine: { reference: 'FT1', date: '2026-11-20', amount: 98 },
  }
  expect(requests('closeSettlement')).toEqual([
    { id: '7', closing },
    { id: '7', closing: { ...closing, isConfirmed: true } },
  ])
})

test('Lines are decided one by one', async () => {
  const lines = [
    line('1', 'SHORT', { amount: 60 }),
    line('2', 'UNKNOWN', { order: null, kind: 'UNKNOWN', label: 'Packaging', rowNumber: 9 }),
    line('3', 'OVER', { amount: 900, isPlausible: false }),
    line('4', 'AMBIGUOUS', { order: null, kind: 'UNKNOWN' }),
    line('5', 'MISSING', { amount: 0 }),
  ]
  const { user, requests } = await open({
    settlements: () => ({ settlements: [settlement(lines)] }),
    decideSettlementLine: () => started('decideSettlementLine', settlement(lines)),
  })
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
  await user.click((await row(/Order #1/)).getByRole('button', { name: 'Write off the rest' }))
  await user.type(screen.getByLabelText(/^Reason/), 'Torn note')
  await user.click(screen.getByRole('button', { name: 'Write off' }))
  const packaging = await row(/Packaging.*Row 9/)
  await user.selectOptions(packaging.getByRole('combobox'), 'Deduction')
  await user.click((await row(/Order #3/)).getByRole('button', { name: 'It is right' }))
  await user.selectOptions((await row(/NX-4/)).getByRole('combobox'), 'Order #5 · NX-5')
  expect(requests('decideSettlementLine')).toEqual([
    { id: '1', input: { rest: 'WRITE_OFF', reason: 'Torn note' } },
    { id: '2', input: { kind: 'DEDUCTION' } },
    { id: '3', input: { isConfirmed: true } },
    { id: '4', input: { shipmentId: '5' } },
  ])
})

test('Fees that are not the agreed ones are listed with their sum', async () => {
  const lines = [line('1', 'PAID', { fee: 45 }), line('2', 'PAID')]
  await open({
    settlements: () => ({ settlements: [{ ...settlement(lines), feeDifference: 15 }] }),
  })
  const list = (await screen.findByText(/One fee differs from the agreed ones: EGP 15.00/)).closest(
    'details',
  )
  expect(list?.textContent).toContain('Order #1')
  expect(list?.textContent).not.toContain('Order #2')
})

test('The balance says why it is what it is, and a part of it is written off', async () => {
  const part = {
    __typename: 'CourierBalanceLine',
    order: orderOf('4'),
    shipment: { __typename: 'Shipment', id: '9' },
    trackingNumber: 'NX-4',
    settlement: null,
    why: 'REST',
    open: 49.95,
  }
  const { user, requests } = await open({
    courierBalanceLines: () => ({
      courierBalanceLines: [
        part,
        {
          ...part,
          order: null,
          trackingNumber: null,
          settlement: { __typename: 'Settlement', id: '6' },
          why: 'CARRIED',
          open: 1,
        },
      ],
    }),
    writeOffCash: () => ({
      writeOffCash: { __typename: 'WriteOffCashPayload', balanceLines: [], userErrors: [] },
    }),
  })
  await user.click(await screen.findByText('Why EGP 540.00?', { selector: 'summary' }))
  screen.getByRole('row', { name: /Settlement 6.*The difference of a settlement, carried.*1\.00/ })
  const rest = within(screen.getByRole('row', { name: /Order #4.*NX-4.*The rest of a parcel/ }))
  await user.click(rest.getByRole('button', { name: 'Write off' }))
  await user.type(rest.getByLabelText(/^Reason/), 'Bankrupt')
  await user.click(rest.getByRole('button', { name: 'Write off' }))
  await screen.findByText('EGP 49.95 written off.')
  expect(requests('writeOffCash')).toEqual([
    {
      input: { courierId: '3', orderId: '4', shipmentId: '9', amount: 49.95, reason: 'Bankrupt' },
    },
  ])
})

const LEDGER = `\uFEFFentry,time,order,courier,settlement,kind,amount,note
1,2026-11-21 14:05:00,7,'=Nile,,collected,250.50,"a, b"
2,2026-11-21 14:06:00,7,'=Nile,3,remitted,-20.00,
total,,,,,collected,250.50,
courier total,,,'=Nile,,remitted,-20.00,
`

test('The ledger becomes a workbook with numbers, and its sums in a second sheet', async () => {
  const workbook = await toWorkbook(LEDGER, { entries: 'Entries', totals: 'Totals' })
  const sheets = await readWorkbook(await workbook.arrayBuffer())
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Entries', 'Totals'])
  expect(sheets.map(({ data }) => data.slice(1))).toEqual([
    [
      [1, '2026-11-21 14:05:00', 7, '=Nile', null, 'collected', 250.5, 'a, b'],
      [2, '2026-11-21 14:06:00', 7, '=Nile', 3, 'remitted', -20, null],
    ],
    [
      ['total', null, null, null, null, 'collected', 250.5, null],
      ['courier total', null, null, '=Nile', null, 'remitted', -20, null],
    ],
  ])
})
