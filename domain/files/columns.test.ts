import { describe, expect, test } from 'vitest'
import { textCell } from './cells'
import { type ColumnRules, type Columns, guessColumns, questionsOf } from './columns'
import { ORDER_HEADINGS, TRACKING_HEADINGS } from './courier-headings'
import { csvRecords, csvShapeOf } from './csv'
import { readOrderNumber, readReference } from './references'
import { findTable } from './table'

const RULES = {
  tracking: { kind: 'tracking', headings: TRACKING_HEADINGS, never: ['date', 'fee'] },
  order: { kind: 'order', headings: ORDER_HEADINGS, never: ['date', 'amount'] },
  amount: {
    kind: 'amount',
    headings: ['cod collected', 'cod', 'cash', 'amount', 'مبلغ التحصيل', 'مبلغ'],
    never: ['date', 'fee', 'تاريخ'],
  },
  fee: { kind: 'fee', headings: ['fee', 'charge', 'رسوم الشحن', 'رسوم'] },
} satisfies ColumnRules<string>

function tableOf(text: string) {
  const { delimiter, start } = csvShapeOf(text)
  const rows = [...csvRecords(text, delimiter, start)].map(({ line, cells }) => ({
    line,
    cells: cells.map(textCell),
  }))
  const table = findTable(rows)
  if (!table) throw new Error('No table')
  return table
}

const guess = (text: string, last?: Partial<Columns<keyof typeof RULES>>) =>
  guessColumns(tableOf(text), RULES, last)

describe('A column', () => {
  test('is guessed by whole words, the best fit first', () => {
    expect(
      guess(
        'Order Amount,Coffee Shop,COD Collected,Cash Collection Date,Order\n50,x,45,2026-11-01,7\n',
      ),
    ).toEqual({
      columns: { tracking: null, order: 'Order', amount: 'COD Collected', fee: null },
      questions: [],
    })
  })

  test('is guessed in Arabic, with articles and either way to write a letter', () => {
    expect(
      guess('رقم البوليصه,رقم الطلب,المبلغ,رسوم الشحن,تاريخ المبلغ\nTR1,7,50,20,2026\n').columns,
    ).toEqual({
      tracking: 'رقم البوليصه',
      order: 'رقم الطلب',
      amount: 'المبلغ',
      fee: 'رسوم الشحن',
    })
  })

  test('is that of the last file, where this one has it', () => {
    const last = { amount: 'Paid', fee: 'Gone' }
    expect(guess('Paid,Amount,Fee\n50,60,5\n70,80,5\n', last).columns).toMatchObject({
      amount: 'Paid',
      fee: 'Fee',
    })
  })

  test.each([
    ['Order,Amount\n1,80012345678\n2,80012345679\n', 'identifiers'],
    ['Order,Amount\n1,TR80012345\n2,TR80012346\n', 'identifiers'],
    ['Order,Amount\n1,paid\n2,not yet\n', 'notAmounts'],
    ['Order,Amount,Fee\n1,45,450\n2,45,450\n3,45,\n', 'feesAboveAmounts'],
  ])('that its values contradict is asked about: %j', (text, doubt) => {
    const { columns, questions } = guess(text)
    expect(questions).toMatchObject([{ doubt }])
    expect(columns[questions[0]?.field ?? 'order']).toBeNull()
  })

  test('says how many of its values are something else, and which', () => {
    const paid = Array.from({ length: 5 }, (_, index) => `${index},paid ${index}\n`)
    const { questions } = guess(`Order,Amount\n${paid.join('')}6,50\n7,\n8,60\n`)
    expect(questions.map(({ values }) => values)).toEqual([
      { doubt: 'notAmounts', count: 5, of: 7, examples: ['paid 0', 'paid 1', 'paid 2'] },
    ])
    const long = 'a'.repeat(50)
    expect(guess(`Order,Amount\n1,${long}\n`).questions[0]?.values?.examples).toEqual([
      `${'a'.repeat(23)}…`,
    ])
  })

  test('of orders that has amounts is asked about, with those that it may be', () => {
    expect(guess('Order,Number\n449.95,12\n50.00,13\n')).toMatchObject({
      columns: { order: null },
      questions: [{ field: 'order', doubt: 'notReferences', choices: ['Number'] }],
    })
  })

  test('whose sum the file has otherwise is asked about, and stays', () => {
    const text = 'Order,Amount,Net\n1,50,45\n2,60,55\nTotal,100,100\n'
    expect(guess(text)).toMatchObject({
      columns: { amount: 'Amount' },
      questions: [{ field: 'amount', doubt: 'sumDiffers', sums: { said: 10_000, read: 11_000 } }],
    })
    expect(guess(text.replace('Total,100', 'Total,110')).questions).toEqual([])
  })

  test('that two headings fit equally is asked about, unless their values are the same or only one can be it', () => {
    expect(guess('Order,Amount,Amount\n1,50,5\n2,60,6\n')).toMatchObject({
      columns: { amount: null },
      questions: [{ doubt: 'several', choices: ['Amount', 'Amount (2)'] }],
    })
    expect(guess('Order,Amount,Amount\n1,50,50\n2,60,60\n').columns.amount).toBe('Amount')
    expect(guess('Order,Amount,Amount\n1,x,50\n2,y,60\n').columns.amount).toBe('Amount (2)')
  })

  test('that was chosen is doubted by the same rules', () => {
    const table = tableOf('Order,Amount,Number\n1,50,80012345678\n2,60,80012345679\n')
    const columns = { tracking: null, order: 'Order', amount: 'Number', fee: null }
    expect(questionsOf(table, RULES, columns)).toMatchObject([
      { field: 'amount', doubt: 'identifiers', heading: 'Number', choices: ['Order', 'Amount'] },
    ])
  })

  test('of a file with ten thousand words in a heading is read at once', () => {
    const long = 'cod amount '.repeat(10_000)
    expect(guess(`Order,${long}\n1,50\n2,60\n`).columns.amount).toBeNull()
  })
})

describe('A reference', () => {
  test.each([
    ['1042', '1042'],
    ['#1042', '1042'],
    ['# 1042', '1042'],
    ['١٠٤٢', '1042'],
    ['#٤٨', '48'],
    [1042, '1042'],
    ['\u200f1042\u200e', '1042'],
  ])('%s is the number of an order', (cell, id) => {
    expect(readOrderNumber(cell)).toEqual({ kind: 'order', id })
  })

  test.each([
    '1042.0',
    'ORD-2026-15',
    '1042-1',
    'order_5ZqlRtva1JyiNb',
    '0',
    '01042',
    '##1',
    '1 042',
    '1234567890',
    '1042²',
  ])('%s is none, and keeps its text', (text) => {
    expect(readOrderNumber(text)).toEqual({ kind: 'text', text })
    expect(readReference(text)).toBe(text)
  })

  test('is none in an empty cell and in an error', () => {
    for (const cell of [undefined, '', ' ', { error: '#N/A' }]) {
      expect(readOrderNumber(cell)).toEqual({ kind: 'empty' })
      expect(readReference(cell)).toBeNull()
    }
  })
})
