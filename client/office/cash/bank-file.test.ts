import { describe, expect, test } from 'vitest'
import { guessColumns } from '#domain/files/columns'
import { asPounds } from '#domain/money/units'
import { readTable } from '../../platform/files/table-file'
import { BANK_RULES, findTransfer, readBankDay, toBankLines } from './bank-file'

async function read(text: string) {
  const file = await readTable(new File([text], 'bank.csv', { type: 'text/csv' }), BANK_RULES)
  return toBankLines(file, guessColumns(file, BANK_RULES).columns)
}

const amounts = async (text: string) => (await read(text)).lines.map(({ amount }) => amount)

describe('The file of a bank', () => {
  test('has credits beside debits and a balance, in English', async () => {
    const { lines } = await read(
      [
        'Transaction Date,Description,Reference,Debit,Credit,Balance',
        '20/11/2026,NILE EXPRESS SETTLEMENT,FT2611,,"42,382.31","99,000.00"',
        '21/11/2026,Rent,FT2612,5000.00,,"94,000.00"',
      ].join('\n'),
    )
    expect(lines).toEqual([
      {
        line: 2,
        amount: 42_382.31,
        date: '2026-11-20',
        dateText: '20/11/2026',
        reference: 'FT2611',
        text: 'NILE EXPRESS SETTLEMENT',
      },
    ])
  })

  test('has them in Arabic, with Arabic digits', async () => {
    const { lines } = await read(
      'التاريخ;البيان;مدين;دائن;الرصيد\n٢٠/١١/٢٠٢٦;تحويل نايل;;٤٢٣٨٢,٣١;٩٩٠٠٠,٠٠\n21/11/2026;سحب;500,00;;98500,00\n',
    )
    expect(lines).toMatchObject([{ amount: 42_382.31, date: '2026-11-20', text: 'تحويل نايل' }])
  })

  test('has one column of amounts with a sign', async () => {
    expect(
      await amounts(
        'Date,Details,Amount,Balance\n2026-11-20,In,350.00,900\n2026-11-21,Out,-45.00,855\n',
      ),
    ).toEqual([350])
  })

  test('has no amount in its balance, even where it has no other column', async () => {
    expect(await amounts('Date,Details,Balance\n2026-11-20,In,900\n2026-11-21,Out,855\n')).toEqual(
      [],
    )
    expect(
      await amounts('التاريخ,البيان,الرصيد\n2026-11-20,وارد,900\n2026-11-21,سحب,855\n'),
    ).toEqual([])
  })

  test('has rows whose amount is not wholly understood: they are named, and no line', async () => {
    const { lines, unread } = await read(
      'Date,Details,Credit\n2026-11-20,A,350 for 2\n2026-11-21,B,100.00\n2026-11-22,C,3.5E+2\n2026-11-23,D,200.00\n2026-11-24,E,300.00\n',
    )
    expect(lines.map(({ amount }) => amount)).toEqual([100, 200, 300])
    expect(unread.map(({ line }) => line)).toEqual([2, 4])
  })
})

test.each([
  ['2026-11-20 14:05', '2026-11-20'],
  ['1/2/2026', '2026-02-01'],
  ['٠٥/١١/٢٠٢٦', '2026-11-05'],
  ['31/02/2026', null],
  ['yesterday', null],
  ['', null],
])('The day of %j is %j', (text, day) => {
  expect(readBankDay(text)).toBe(day)
})

test('Lines that could be the transfer come first: by amount, name and day', () => {
  const line = (place: number, amount: number, text: string, date: string | null) => ({
    line: place,
    amount: asPounds(amount),
    text,
    date,
    dateText: date ?? '',
    reference: null,
  })
  const { likely, others } = findTransfer(
    [
      line(1, 70, 'Salary', '2026-11-20'),
      line(2, 995, 'Transfer', null),
      line(3, 500, 'NILE-EXPRESS', '2026-11-19'),
      line(4, 1000, 'Transfer', '2026-01-01'),
      line(5, 1000, 'Nile Express', '2026-11-20'),
    ],
    { amount: asPounds(1000), courierName: 'Nile Express', time: new Date('2026-11-21T10:00:00Z') },
  )
  expect(likely.map((one) => one.line)).toEqual([5, 3, 4, 2])
  expect(others.map((one) => one.line)).toEqual([1])
})
