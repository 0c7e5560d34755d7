import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvRecords, csvShapeOf, DELIMITERS, type Delimiter } from './csv'
import { decodeText, NotTextError } from './decode-text'

function read(text: string) {
  const { delimiter, start } = csvShapeOf(text)
  return [...csvRecords(text, delimiter, start)]
}

const cellsOf = (text: string) => read(text).map(({ cells }) => cells)

describe('The delimiter', () => {
  test.each([
    ['Tracking number;Order;COD amount;Fee\nTR1;33;449,95;45,00\nTR2;34;1.250,00;45,00\n', ';'],
    ['Order;Amount\n12;100,50\n13;99,00\n', ';'],
    ['"GTIN, UPC, EAN, or ISBN";Name;Price\n622;Toy;45,5\n', ';'],
    ['GTIN, UPC, EAN, or ISBN;Name;Price\n622;Toy;45,5\n623;Ball;4\n', ';'],
    ['name,tags\nToy,"red;big;new"\nBall,red;small\n', ','],
    ['name,note,price\nToy,a;b;c,5\nBall,d;e;f,6\n', ','],
    ['Statement of November\n\nOrder|Amount\n12|5\n13|6\n', '|'],
    ['a\tb\n1,5\t2;5\n', '\t'],
    ['only one column\n1\n2\n', ','],
    ['', ','],
  ])('of %j is %j', (text, delimiter) => {
    expect(csvShapeOf(text).delimiter).toBe(delimiter)
  })

  test('that the file names is taken, and its line counts', () => {
    expect(read('sep=|\r\na,b|c\r\n')).toMatchObject([{ line: 2, cells: ['a,b', 'c'] }])
    expect(csvShapeOf('SEP=\t\n').delimiter).toBe('\t')
  })
})

describe('Records', () => {
  test('have the lines on which they start, whatever ends lines', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = ['a,b', '', '"1', '', '2",c', ' ', 'd,"e"'].join(end)
      expect(read(text).map(({ line, cells }) => [line, ...cells])).toEqual([
        [1, 'a', 'b'],
        [3, `1${end}${end}2`, 'c'],
        [6, ' '],
        [7, 'd', 'e'],
      ])
    }
  })

  test('may have spaces around quotes, and quotes in quotes', () => {
    expect(cellsOf('a; "b;""c""" ;d\n1;2;3')).toEqual([
      ['a', 'b;"c"', 'd'],
      ['1', '2', '3'],
    ])
  })

  test('keep quotes that stand where none can, and say so', () => {
    expect(read('size,n\n5" bowl,"a"b\nx,y\n')).toMatchObject([
      { hasStrayQuote: false },
      { cells: ['5" bowl', 'ab'], hasStrayQuote: true },
      { hasStrayQuote: false },
    ])
  })

  test('with a quote that does not end are an error of their line', () => {
    expect(() => read('a,b\nc,d\n"e,f\ng,h\n')).toThrow(new NotTextError(3))
  })
})

const cell = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom('', '449,95', '1.250,00', 'a;b', '"', '""', 'x\r\ny', ' ', 'قطط', '\t', 'a|b'),
)

/** Tables of several columns, whose cells no trimming changes. */
const tables = fc.integer({ min: 2, max: 5 }).chain((width) =>
  fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
    minLength: 2,
    maxLength: 8,
  }),
)

test('What any program writes is read back', () => {
  const delimiters = fc.constantFrom<Delimiter>(...DELIMITERS)
  const ends = fc.constantFrom('\n', '\r\n', '\r')
  fc.assert(
    fc.property(tables, delimiters, ends, (rows, delimiter, recordDelimiter) => {
      const text = stringify(rows, { delimiter, record_delimiter: recordDelimiter, quoted: true })
      expect([...csvRecords(text, delimiter)].map(({ cells }) => cells)).toEqual(rows)
      const named = `sep=${delimiter}${recordDelimiter}${text}`
      expect(cellsOf(named)).toEqual(rows)
    }),
  )
})

test('The delimiter of a table of texts and amounts is found', () => {
  const amounts = fc.constantFrom('449,95', '1.250,00', '45', '1,250.00', '(350.00)')
  const words = fc.constantFrom('Nile; Cairo', 'a, b', 'TR1', '5|6', 'قطط، كلاب')
  const headings = ['Tracking number', 'Order', 'COD amount', 'Fee, EGP; all']
  fc.assert(
    fc.property(
      fc.array(fc.tuple(words, words, amounts, amounts), { minLength: 2, maxLength: 12 }),
      fc.constantFrom<Delimiter>(...DELIMITERS),
      (rows, delimiter) => {
        const text = stringify([headings, ...rows], { delimiter })
        expect(csvShapeOf(text).delimiter).toBe(delimiter)
        expect(cellsOf(text)).toEqual([headings, ...rows])
      },
    ),
  )
})

describe('An encoding', () => {
  const text = 'order,name\n1,لعبة قط\n'

  test.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\uFEFF${text}`)],
    ['utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['utf-16le', Buffer.from(text, 'utf16le')],
    ['utf-16be', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ] as const)('%s is detected', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ encoding, text })
  })

  test('Windows-1256 is detected by its Arabic words', () => {
    const bytes = Buffer.from('6f726465720a c7e1ddc7d1'.replace(' ', ''), 'hex')
    expect(decodeText(bytes)).toEqual({ encoding: 'windows-1256', text: 'order\nالفار' })
  })

  test.each([
    ['Latin-1', Buffer.from('a\nCafé\n', 'latin1'), 2],
    ['NUL bytes', Buffer.from('a,b\r\nc,d\r\nx\0y'), 3],
    ['half a character', Buffer.from('fffe6900640', 'hex'), 1],
  ])('that is none is an error: %s', (_name, bytes, line) => {
    expect(() => decodeText(bytes)).toThrow(new NotTextError(line))
  })
})
