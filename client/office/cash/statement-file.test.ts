import { describe, expect, test } from 'vitest'
import { readTable } from '../../platform/files/table-file'
import {
  guessStatementColumns,
  STATEMENT_RULES,
  statementQuestions,
  toLines,
  toStatementRows,
} from './statement-file'

async function read(text: string) {
  const table = await readTable(new File([text], 'statement.csv'), STATEMENT_RULES)
  const { columns, questions } = guessStatementColumns(table, null)
  return { table, columns, questions, ...toLines(table, columns) }
}

const amountsOf = async (...cells: readonly string[]) => {
  const rows = cells.map((cell, index) => `TR${index};${index + 1};"${cell}"\n`)
  const { lines, doubtful } = await read(`Tracking number;Order;COD amount\n${rows.join('')}`)
  return { amounts: lines.map(({ amount }) => amount), doubtful }
}

describe('A statement', () => {
  test('separated by semicolons has decimal commas', async () => {
    const { lines, doubtful } = await read(
      'Tracking number;Order;COD amount;Fee\nTR1;33;449,95;45,00\nTR2;34;1.250,00;45,00\n',
    )
    const none = { phone: null, tax: null, label: null }
    expect(lines).toEqual([
      { ...none, row: 2, trackingNumber: 'TR1', orderId: '33', amount: 449.95, fee: 45 },
      { ...none, row: 3, trackingNumber: 'TR2', orderId: '34', amount: 1250, fee: 45 },
    ])
    expect(doubtful).toEqual([])
  })

  test('has amounts with the signs of its courier', async () => {
    expect(await amountsOf('ج.م 450', '449.95 ج.م', 'L.E. 350', '350/-', '٤٥٠')).toEqual({
      amounts: [450, 449.95, 350, 350, 450],
      doubtful: [],
    })
  })

  test('has its negative amounts, as accountants write them', async () => {
    const { amounts } = await amountsOf('450', '-20', '(350.00)', '\u2212350', '350.00-')
    expect(amounts).toEqual([450, -20, -350, -350, -350])
  })

  test('has its own sum by the decimal mark of its column', async () => {
    const { lines } = await read('Order,COD\n1,"1.250,50"\n2,"249,50"\nTotal,1.500\n')
    expect(lines.at(-1)).toMatchObject({ kind: 'SUM', row: 4, amount: 1500 })
  })

  test('has its negative amounts as rows', async () => {
    const { table, columns } = await read('Order;COD\n1;450\n2;(350.00)\n')
    expect(toStatementRows(table, columns)).toMatchObject([{ amount: 450 }, { amount: -350 }])
  })

  test('names every row whose amount or fee is not wholly understood, and has it without an amount', async () => {
    const { lines, doubtful } = await read(
      'Order,COD,Fee\n1,450,51.375\n2,450,n/a\n3,45 (VAT 14%),20\n4,#N/A,20\n5,,20\n6,450,45\n',
    )
    expect(lines.map(({ amount }) => amount)).toEqual([null, null, null, null, 0, 450])
    expect(doubtful.map(({ line, problems }) => [line, ...problems])).toEqual([
      [2, { field: 'fee', problem: 'ambiguous', text: '51.375' }],
      [3, { field: 'fee', problem: 'notAnAmount', text: 'n/a' }],
      [4, { field: 'amount', problem: 'notAnAmount', text: '45 (VAT 14%)' }],
      [5, { field: 'amount', problem: 'error', text: '#N/A' }],
    ])
  })

  test('names every row in which a comma has cut an amount in two', async () => {
    const { lines, doubtful } = await read(
      'AWB,Order,COD,Fee\nA1,1,1,250.00,45\nA2,2,350.00,45\nA3,3,450.00,45\n',
    )
    expect(lines.map(({ trackingNumber, amount, fee }) => [trackingNumber, amount, fee])).toEqual([
      ['A1', null, null],
      ['A2', 350, 45],
      ['A3', 450, 45],
    ])
    expect(doubtful.map(({ line, problems }) => [line, ...problems])).toEqual([
      [
        2,
        { field: 'amount', problem: 'shifted', text: '1' },
        { field: 'fee', problem: 'shifted', text: '250.00' },
      ],
    ])
  })

  test('has several columns of fees, which are those that its net says are deducted', async () => {
    const { columns, questions, lines } = await read(
      [
        'Tracking Number,Type,Business Reference,COD,Bosta Fees,VAT,Insurance Fees,Total Fees,Net Cashout',
        '7771,Deliver,#10,449.95,45,6.30,2.50,47.50,396.15',
        '7772,RTO,#11,,30,4.20,0,30,-34.20',
        '',
      ].join('\n'),
    )
    expect(questions).toEqual([])
    expect(columns).toMatchObject({ amount: 'COD', tax: 'VAT', net: 'Net Cashout' })
    expect(columns).toMatchObject({ fee: 'Total Fees', secondFee: null })
    expect(lines).toMatchObject([
      { amount: 449.95, fee: 47.5, tax: 6.3 },
      { amount: 0, fee: 30, tax: 4.2 },
    ])
  })

  test('has its fees added up, and a question where they do not explain the net', async () => {
    const text = [
      'Order,COD,Shipping Fee,Opening,Packaging,Net',
      '10,450,45,5,4.50,395.50',
      '11,200,45,,2,153',
      '',
    ].join('\n')
    const { columns, questions, lines, table } = await read(text)
    expect(questions).toEqual([])
    expect(columns).toMatchObject({
      fee: 'Shipping Fee',
      secondFee: 'Opening',
      thirdFee: 'Packaging',
    })
    expect(lines).toMatchObject([{ fee: 54.5 }, { fee: 47 }])
    const chosen = { ...columns, thirdFee: null }
    expect(guessStatementColumns(table, chosen).columns).toEqual(chosen)
    expect(statementQuestions(table, chosen)).toEqual([
      {
        field: 'net',
        doubt: 'netDiffers',
        heading: 'Net',
        choices: [],
        sums: { said: 54_850, read: 55_500 },
      },
    ])
  })

  test('takes no digits out of references: they stay what they are', async () => {
    const { lines } = await read(
      'Order,COD\n1042.0,1\nORD-2026-15,2\n1042-1,3\norder_5ZqlRtva1JyiNb,4\n١٠٤٢,5\n#1042,6\n',
    )
    expect(lines.map(({ orderId, trackingNumber }) => orderId ?? trackingNumber)).toEqual([
      '1042.0',
      'ORD-2026-15',
      '1042-1',
      'order_5ZqlRtva1JyiNb',
      '1042',
      '1042',
    ])
  })

  test('may have titles above its headings, sums below and notes beside', async () => {
    const { table, lines, questions } = await read(
      'Bosta settlement\nPeriod,1-15 Nov\n\nAWB,Order,COD,Fee\nA1,1,450,45,,late\nA2,2,50,45\nTotal,,500,90\n',
    )
    expect(lines.map(({ kind, amount, fee }) => [kind, amount, fee])).toEqual([
      [undefined, 450, 45],
      [undefined, 50, 45],
      ['SUM', 500, undefined],
    ])
    expect(questions).toEqual([])
    expect(table.notes.map(({ kind }) => kind)).toEqual(['headingsRow', 'sumRow', 'besideTable'])
  })

  test('has no shipment numbers as money', async () => {
    const { columns, questions, lines } = await read(
      'Order,COD,Shipping\n1,450,47000000001\n2,50,47000000002\n',
    )
    expect(columns).toMatchObject({ amount: 'COD', fee: null })
    expect(questions).toMatchObject([
      { field: 'fee', doubt: 'identifiers', choices: ['Order', 'COD'] },
    ])
    expect(lines.map(({ fee }) => fee)).toEqual([null, null])
  })

  test('has rows that name no parcel, with what they say, and its VAT beside the fees', async () => {
    const { lines } = await read(
      'AWB,Customer,COD,Fee,VAT\nA1,Mona Samir,450,45,6.30\nVAT 14%,,,6.30\n,Packaging,-20,,\n',
    )
    expect(lines).toMatchObject([
      { trackingNumber: 'A1', tax: 6.3, label: null },
      { trackingNumber: 'VAT 14%', amount: 0, fee: 6.3, label: 'VAT 14%' },
      { trackingNumber: null, amount: -20, label: 'Packaging' },
    ])
  })
})
