import { describe, expect, test } from 'vitest'
import { readHoliday } from '#domain/delivery/days-off'
import { toHolidayRows, toHolidayText, withDay } from './holiday-rows'

const EID = { from: '2026-03-20', to: '2026-03-22', name: 'Eid al-Fitr' }
const LABOUR_DAY = { from: '2026-05-01', to: '2026-05-01', name: 'Labour Day' }

describe('Holidays in the form', () => {
  test('are read as they were written by hand, and written so that the server reads the same', () => {
    const text = '2026-03-20 to 2026-03-22 Eid al-Fitr\n\n2026-05-01 Labour Day'
    expect(toHolidayRows(text)).toEqual([EID, LABOUR_DAY])
    const written = toHolidayText([EID, LABOUR_DAY])
    expect(written.split('\n').map(readHoliday)).toEqual([EID, LABOUR_DAY])
  })

  test('keep what is not complete yet, and the space before the next word', () => {
    for (const row of [
      { ...LABOUR_DAY, name: '' },
      { ...EID, name: 'Eid ' },
    ]) {
      expect(toHolidayRows(toHolidayText([row]))).toEqual([row])
    }
    expect(toHolidayRows('Sham el-Nessim')).toEqual([{ from: '', to: '', name: 'Sham el-Nessim' }])
  })

  test('become longer by a day beside them, and get company from any other', () => {
    expect(withDay([LABOUR_DAY, EID], '2026-03-23')).toEqual({
      rows: [LABOUR_DAY, { ...EID, to: '2026-03-23' }],
      index: 1,
    })
    expect(withDay([EID], '2026-03-19').rows).toEqual([{ ...EID, from: '2026-03-19' }])
    expect(withDay([EID], '2026-03-21')).toEqual({ rows: [EID], index: 0 })
    expect(withDay([EID], '2026-03-25')).toEqual({
      rows: [EID, { from: '2026-03-25', to: '2026-03-25', name: '' }],
      index: 1,
    })
  })
})
