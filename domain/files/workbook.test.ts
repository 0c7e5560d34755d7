import { strToU8, type Zippable, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/universal'
import { MAX_UNPACKED_IMPORT_BYTES } from '../limits'
import type { Cell } from './cells'
import { readFile } from './read-file'
import { sheetsToChoose } from './sheet'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const sheetOf = (rows: string, more = '') =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${more}</worksheet>`

interface BookOptions {
  /** Of each sheet, `<row>` elements or a whole part. */
  readonly sheets: readonly (string | { name: string; state?: string; rows: string })[]
  readonly strings?: readonly string[]
  /** The codes of the formats that the cells' styles 1, 2, … have. */
  readonly formats?: readonly string[]
  readonly properties?: string
  readonly more?: string
}

/** The parts of a small workbook. */
function partsOf({ sheets, strings = [], formats = [], properties = '', more }: BookOptions) {
  const list = sheets.map((sheet, index) =>
    typeof sheet === 'string' ? { name: `Sheet${index + 1}`, rows: sheet } : sheet,
  )
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${DOCUMENT}/${type}" Target="${target}"/>`
  return {
    '_rels/.rels': `<Relationships>${relationship('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}">${properties}<sheets>${list
      .map(
        ({ name, ...sheet }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}" ${'state' in sheet ? `state="${sheet.state}"` : ''} r:id="s${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${list
      .map((_, index) =>
        relationship(`s${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
      )
      .join(
        '',
      )}${relationship('t', 'sharedStrings', 'sharedStrings.xml')}${relationship('f', 'styles', 'styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats
      .map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`)
      .join(
        '',
      )}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, index) => `<xf numFmtId="${164 + index}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      list.map(({ rows }, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetOf(rows, more)]),
    ),
  }
}

function zip(parts: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, strToU8(part)]),
    ) satisfies Zippable,
  )
}

const bookOf = (options: BookOptions) => readFile(zip(partsOf(options)))

function rowsOf(options: BookOptions) {
  const [sheet] = sheetsToChoose(bookOf(options))
  return sheet?.rows ?? []
}

/** The cells of one row of a sheet. */
const cellsOf = (cells: string, options: Partial<BookOptions> = {}): readonly Cell[] =>
  rowsOf({ sheets: [`<row r="1">${cells}</row>`], ...options })[0]?.cells ?? []

const number = (value: string | number, style = 0) => `<c s="${style}"><v>${value}</v></c>`

const problemOf = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    return error
  }
  return undefined
}

describe('A cell of a workbook', () => {
  test('is a text, a number, a truth or a day', () => {
    const cells = `<c t="s"><v>1</v></c>${number(449.95)}<c t="b"><v>1</v></c>${number(46_000, 1)}${number('46000.5', 2)}<c t="str"><v> x </v></c>`
    expect(
      cellsOf(cells, { strings: ['a', 'لعبة'], formats: ['dd/mm/yyyy', 'yyyy-mm-dd hh:mm'] }),
    ).toEqual(['لعبة', 449.95, 'TRUE', '2025-12-09', '2025-12-09 12:00:00', 'x'])
  })

  test('that is an error, or a formula without a result, is no value, and not empty', () => {
    const cells =
      '<c t="e"><f>VLOOKUP(A1,B:B,1)</f><v>#N/A</v></c><c><f>A1*2</f><v></v></c><c><f>A1</f></c><c t="str"><f>A1&amp;""</f><v></v></c><c t="s"><v>0</v></c>'
    expect(cellsOf(cells, { strings: ['#DIV/0!'] })).toEqual([
      { error: '#N/A' },
      { error: '=A1*2' },
      { error: '=A1' },
      '',
      { error: '#DIV/0!' },
    ])
  })

  test.each([
    ['000000000000', '52742013008', '052742013008'],
    ['0000', '12', '0012'],
    ['0000', '12345', '12345'],
    ['000-0000', '1234567', '123-4567'],
    ['0.00', '33.067', 33.07],
    ['#,##0.00', '1.005', 1.01],
    ['&quot;EGP&quot; #,##0.00', '51.375', 51.38],
    ['#,##0', '449.95', 449.95],
    ['_(* #,##0.00_);_(* (#,##0.00)', '-33.067', -33.07],
    ['General', '2566.371681415929', 2566.37168141593],
    ['0.000', '33.067', 33.067],
    ['0%', '0.14', '14%'],
    ['@', '6221234567897', 6_221_234_567_897],
    ['0', '6221234567897', 6_221_234_567_897],
    ['0.00E+00', '350', 350],
    ['General', '3.5E+2', 350],
    ['General', '119.85000000000001', 119.85],
    ['[h]:mm', '1.5', 1.5],
    ['#,##0,', '1234.567', 1234.567],
    ['# ?/?', '0.125', 0.125],
    ['[$-409]h:mm AM/PM', '0.5', '12:00:00'],
    ['0.00', '0.0000001', 0],
  ])('with the format %s is read as it is shown: %s', (code, value, cell) => {
    expect(cellsOf(number(value, 1), { formats: [code] })).toEqual([cell])
  })

  test('has the day of its workbook, which counts from 1900 or 1904', () => {
    const day = (serial: number, properties = '') =>
      cellsOf(number(serial, 1), { formats: ['yyyy-mm-dd'], properties })[0]
    expect(day(44_197)).toBe('2021-01-01')
    expect(day(1)).toBe('1900-01-01')
    expect(day(42_735, '<workbookPr date1904="1"/>')).toBe('2021-01-01')
    expect(day(42_735, '<workbookPr date1904="true"/>')).toBe('2021-01-01')
  })

  test('may be written in its place, with markup, in CDATA, or in small letters', () => {
    const cells =
      '<c r="b1" t="inlineStr"><is><t><![CDATA[a & b]]></t></is></c><c r="d1" t="inlineStr"><is><r><t>one </t></r><r><t>two</t></r><rPh><t>x</t></rPh></is></c>'
    expect(cellsOf(cells)).toEqual(['', 'a & b', '', 'one two'])
  })

  test('that is odd is one cell', () => {
    expect(
      cellsOf(
        `${number('abc')}${number('1e999')}${number(5, 99)}<c t="s"><v>7</v></c>${number(6)}`,
      ),
    ).toEqual(['abc', '1e999', 5, '', 6])
  })
})

describe('A sheet', () => {
  test('has the rows that have cells, with their numbers', () => {
    expect(
      rowsOf({
        sheets: [`<row r="2">${number(1)}</row><row><c/></row><row r="9">${number(2)}</row>`],
      }),
    ).toEqual([
      { line: 2, cells: [1] },
      { line: 9, cells: [2] },
    ])
  })

  test('of a cell in each far corner takes no space', () => {
    const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
    const { sheets } = bookOf({ sheets: [`<row r="1"><c r="A1"><v>1</v></c></row>${far}`] })
    expect(sheets).toMatchObject([
      {
        rows: [{ line: 1, cells: [1] }],
        notes: [{ kind: 'besideTable', count: 1, line: 1_048_576 }],
      },
    ])
  })

  test('says what is merged and rounded', () => {
    const { sheets } = bookOf({
      sheets: [`<row>${number(33.067, 1)}${number(33.07, 1)}</row>`],
      formats: ['0.00'],
      more: '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>',
    })
    expect(sheets[0]?.notes).toEqual([
      { kind: 'merged', count: 1 },
      { kind: 'rounded', count: 1 },
    ])
  })

  test('is not one that is hidden, unless all are', () => {
    const row = `<row>${number(1)}</row>`
    const sheets = [
      { name: 'Settings', state: 'hidden', rows: row },
      { name: 'Empty', rows: '' },
      { name: 'Products', rows: row },
      { name: 'Old', state: 'veryHidden', rows: row },
    ]
    const namesOf = (list: typeof sheets) =>
      sheetsToChoose(bookOf({ sheets: list })).map(({ name }) => name)
    expect(namesOf(sheets)).toEqual(['Products'])
    expect(namesOf(sheets.slice(0, 2))).toEqual(['Settings'])
  })
})

describe('A workbook', () => {
  const options = { sheets: ['<row><c t="s"><v>0</v></c></row>'], strings: ['here'] }
  const renamed = (rename: (name: string) => string, change = (part: string) => part) =>
    zip(
      Object.fromEntries(
        Object.entries(partsOf(options)).map(([name, part]) => [rename(name), change(part)]),
      ),
    )

  test.each([
    ['has paths with backslashes', renamed((name) => name.replaceAll('/', '\\'))],
    ['has names in other cases', renamed((name) => name.replace('sharedStrings', 'SharedStrings'))],
    [
      'is outside xl/',
      renamed(
        (name) => name.replace(/^xl\//, ''),
        (part) => part.replace('xl/workbook', 'workbook'),
      ),
    ],
    [
      'has absolute targets',
      renamed(
        (name) => name,
        (part) => part.replace('"worksheets/', '"/xl/worksheets/'),
      ),
    ],
    ['has no list of its parts', renamed((name) => name.replace('_rels/.rels', 'lost.rels'))],
    [
      'has prefixes',
      renamed(
        (name) => name,
        (part) => part.replace(/<(\/?)(?=(?:row|c|v|sheet|sst|si|t)\b)/g, '<$1x:'),
      ),
    ],
  ])('that %s is read', (_name, bytes) => {
    expect(readFile(bytes).sheets[0]?.rows).toEqual([{ line: 1, cells: ['here'] }])
  })

  test('of the library that writes ours is read', async () => {
    const day = { value: new Date('2026-11-20'), type: Date, format: 'dd/mm/yyyy' }
    const data = [
      ['Naam', 'Barcode', 'Price', 'Since'],
      ['  لعبة\nقطط ', 6221234567897, 45.5, day],
    ]
    const blob = await writeWorkbook([{ sheet: 'Products', data }]).toBlob()
    expect(readFile(new Uint8Array(await blob.arrayBuffer())).sheets).toMatchObject([
      {
        name: 'Products',
        rows: [
          { line: 1, cells: ['Naam', 'Barcode', 'Price', 'Since'] },
          { line: 2, cells: ['لعبة\nقطط', 6221234567897, 45.5, '2026-11-20'] },
        ],
      },
    ])
  })

  test.each([
    ['another archive', zip({ 'photo.txt': 'no cells' }), 'notReadable'],
    ['half of one', zip(partsOf(options)).slice(0, 400), 'notReadable'],
    [
      'one whose sheet is no XML',
      zip({ ...partsOf(options), 'xl/worksheets/sheet1.xml': '<<<' }),
      'notReadable',
    ],
    [
      'one that is nested without end',
      zip({ ...partsOf(options), 'xl/worksheets/sheet1.xml': sheetOf('<a>'.repeat(100_000)) }),
      'notReadable',
    ],
    ['one of Excel before 2007', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'oldWorkbook'],
    [
      'XML of 2003',
      strToU8(
        '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
      ),
      'oldWorkbook',
    ],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'notReadable'],
  ])('that is %s is refused', (_name, bytes, problem) => {
    expect(problemOf(() => readFile(bytes))).toMatchObject({ name: 'FileError', problem })
  })

  test('that unpacks to more than the limit is refused before', () => {
    const bomb = zipSync({
      'xl/worksheets/sheet1.xml': new Uint8Array(MAX_UNPACKED_IMPORT_BYTES + 1),
    })
    expect(bomb.length).toBeLessThan(200_000)
    expect(problemOf(() => readFile(bomb))).toMatchObject({ problem: 'tooLarge' })
  })

  test('with a cell at the end of each of many rows is refused', () => {
    const rows = Array.from(
      { length: 2_100 },
      (_, index) => `<row><c r="ALL${index + 1}"><v>1</v></c></row>`,
    )
    expect(problemOf(() => bookOf({ sheets: [rows.join('')] }))).toMatchObject({
      problem: 'tooLarge',
    })
  })
})

describe('A page named .xls', () => {
  test('has the rows of its tables', () => {
    const page = `<html><head><meta charset="utf-8"></head><body><table><tr><td colspan="2">Statement</td></tr>
      <tr><th>AWB</th><th>COD &amp; more</th></tr><tr><td>TR1<td> 449.95 <br>EGP</tr><tr><td>#N/A</td></table></body></html>`
    expect(readFile(strToU8(page))).toMatchObject({
      format: null,
      sheets: [
        {
          rows: [
            { line: 1, cells: ['Statement', ''] },
            { line: 2, cells: ['AWB', 'COD & more'] },
            { line: 3, cells: ['TR1', '449.95 EGP'] },
            { line: 4, cells: [{ error: '#N/A' }] },
          ],
        },
      ],
    })
  })

  test.each([
    '<!-- Exported 2026-11-15 -->\n<html><!-- more -->',
    '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0"><html>',
    '\ufeff<!--[if gte mso 9]><xml></xml><![endif]--><html>',
    '<meta charset="utf-8">\n<!-- x --><div><h1>Statement</h1>',
    '<section><p>Statement</p>',
  ])('may start with %s', (start) => {
    const page = `${start}<table><tr><td>AWB<td>COD<tr><td>TR1<td>450</table>`
    const rows = [{ cells: ['AWB', 'COD'] }, { cells: ['TR1', '450'] }]
    expect(readFile(strToU8(page))).toMatchObject({ format: null, sheets: [{ rows }] })
  })

  test('that is a page with its pictures in one file is refused with what to do', () => {
    const page =
      'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n\r\n--x\r\nContent-Type: text/html\r\n\r\n<table><tr><td>AWB</table>'
    expect(problemOf(() => readFile(strToU8(page)))).toMatchObject({ problem: 'oldWorkbook' })
  })

  test('that is nested without end is refused', () => {
    const page = `<table>${'<b>'.repeat(16_000)}</table>`
    expect(problemOf(() => readFile(strToU8(page)))).toMatchObject({ problem: 'notReadable' })
  })

  test('that is text with tabs is read as text', () => {
    expect(readFile(strToU8('AWB\tCOD\nTR1\t449,95\n'))).toMatchObject({
      format: { delimiter: '\t' },
      sheets: [{ rows: [{ cells: ['AWB', 'COD'] }, { cells: ['TR1', '449,95'] }] }],
    })
  })
})
