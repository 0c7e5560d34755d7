import { expect, test } from 'vitest'
import { roundedNotes } from './column-amounts'
import { findTable } from './table'

test('Numbers with parts of a piastre are counted in the columns that are read', () => {
  const table = findTable([
    { line: 1, cells: ['Order', 'COD', 'Fee', 'Share'] },
    { line: 2, cells: [1042, 450, 51.375, 0.3333] },
    { line: 3, cells: [1043, 449.955, 45, 0.3333] },
    { line: 4, cells: [1044, 450, '51.375', 0.3333] },
  ])
  if (!table) throw new Error('No table')
  expect(roundedNotes(table, ['Order', 'COD', 'Fee', null])).toEqual([
    { kind: 'piastres', count: 2 },
  ])
  expect(roundedNotes(table, ['Order', 'COD', 'COD'])).toEqual([{ kind: 'piastres', count: 1 }])
  expect(roundedNotes(table, ['Order', null])).toEqual([])
})
