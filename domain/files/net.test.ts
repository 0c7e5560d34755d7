import { describe, expect, test } from 'vitest'
import { textCell } from './cells'
import { csvRecords } from './csv'
import { explainNet, netDifference } from './net'
import { findTable } from './table'

function tableOf(text: string) {
  const rows = [...csvRecords(text, ',')].map(({ line, cells }) => ({
    line,
    cells: cells.map(textCell),
  }))
  const table = findTable(rows)
  if (!table) throw new Error('No table')
  return table
}

const STATEMENT = tableOf(
  [
    'Order,COD,Bosta Fees,VAT,Insurance,Weight,Net',
    '10,449.95,45,6.30,2.50,1.5,396.15',
    '11,,30,4.20,0,1.5,-34.20',
    '12,1250,45,6.30,6.25,3,1192.45',
    '',
  ].join('\n'),
)
const COLUMNS = { amount: 'COD', tax: 'VAT', net: 'Net' }

describe('What a statement says is left of its amounts', () => {
  test('is compared with what its fees leave', () => {
    const fees = ['Bosta Fees', 'Insurance']
    expect(netDifference(STATEMENT, { ...COLUMNS, fees })).toBeUndefined()
    expect(netDifference(STATEMENT, { ...COLUMNS, fees: ['Bosta Fees'] })).toEqual({
      said: 155_440,
      read: 156_315,
    })
  })

  test('tells which columns are fees: as few as explain it', () => {
    const candidates = ['Bosta Fees', 'Weight', 'Insurance']
    expect(explainNet(STATEMENT, COLUMNS, candidates, 3)).toEqual({
      fees: ['Bosta Fees', 'Insurance'],
      tax: 'VAT',
    })
    expect(explainNet(STATEMENT, COLUMNS, ['Bosta Fees', 'Weight'], 3)).toBeUndefined()
  })

  test('tells whether VAT is a part of the fees', () => {
    const table = tableOf('COD,Fee,VAT,Net\n100,57,7,43\n200,57,7,143\n')
    expect(explainNet(table, COLUMNS, ['Fee'], 3)).toEqual({ fees: ['Fee'], tax: null })
  })

  test('may have a few rows that say something else', () => {
    const rows = Array.from({ length: 10 }, () => '100,45,55')
    const text = `COD,Fee,Net\n${rows.join('\n')}\n0,0,-20\n`
    const columns = { amount: 'COD', tax: null, net: 'Net', fees: ['Fee'] }
    expect(netDifference(tableOf(text), columns)).toBeUndefined()
    expect(netDifference(tableOf(`${text}0,0,-20\n`), columns)).toEqual({
      said: 51_000,
      read: 55_000,
    })
  })
})
