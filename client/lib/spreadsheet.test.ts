import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/universal'
import { MAX_UNPACKED_IMPORT_BYTES } from '#domain/limits'
import { isSpreadsheet, readSpreadsheet } from './spreadsheet'

const toFile = (content: BlobPart, name = 'products.xlsx') => new File([content], name)

type Cell = string | number | null | { value: Date; type: typeof Date; format: string }

async function workbook(data: Cell[][]): Promise<File> {
  return toFile(await writeWorkbook([{ sheet: 'Products', data }]).toBlob())
}

const SHEET = 'xl/worksheets/sheet1.xml'

test('Cells are read as texts: numbers whole, days without a time', async () => {
  const file = await workbook([
    ['Naam', 'Barcode', 'Price', 'Since'],
    [
      '  لعبة\nقطط ',
      6221234567897,
      45.5,
      { value: new Date('2026-11-20'), type: Date, format: 'dd/mm/yyyy' },
    ],
  ])
  expect(await isSpreadsheet(file)).toBe(true)
  expect(await readSpreadsheet(file)).toEqual([
    ['Naam', 'Barcode', 'Price', 'Since'],
    ['لعبة\nقطط', '6221234567897', '45.5', '2026-11-20'],
  ])
})

test('A workbook is known by its content, whatever its name', async () => {
  const file = await workbook([['a', 'b']])
  expect(await isSpreadsheet(new File([file], 'products.csv'))).toBe(true)
  expect(await isSpreadsheet(toFile('a,b', 'products.csv'))).toBe(false)
  expect(await isSpreadsheet(toFile('a,b', 'old.xls'))).toBe(true)
})

test.each([
  ['text with the wrong name', toFile('id,name\n1,Toy\n')],
  ['an empty file', toFile('')],
  ['the format before 2007', toFile(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'old.xls')],
  ['another zip', toFile(zipSync({ 'photo.txt': strToU8('no cells') }))],
  ['half a zip', toFile(zipSync({ [SHEET]: strToU8('<a/>'.repeat(100)) }).slice(0, 60))],
  ['a workbook whose sheet is no XML', toFile(zipSync({ [SHEET]: strToU8('<<<') }))],
])('%s is refused as no spreadsheet', async (_name, file) => {
  await expect(readSpreadsheet(file)).rejects.toMatchObject({ problem: 'notSpreadsheet' })
})

test('A small file that unpacks to more than the limit is refused before it is unpacked', async () => {
  const bomb = zipSync({ [SHEET]: new Uint8Array(MAX_UNPACKED_IMPORT_BYTES + 1) })
  expect(bomb.length).toBeLessThan(200_000)
  await expect(readSpreadsheet(toFile(bomb))).rejects.toMatchObject({ problem: 'tooLarge' })
})
