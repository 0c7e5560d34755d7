import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalMarkOf, readAmount } from './amounts'

const piastresOf = (cell: Parameters<typeof readAmount>[0]) => {
  const reading = readAmount(cell)
  return reading.kind === 'amount' ? reading.piastres : reading.kind
}

const problemOf = (...args: Parameters<typeof readAmount>) => {
  const reading = readAmount(...args)
  return reading.kind === 'problem' ? reading.problem : reading.kind
}

describe('An amount', () => {
  test.each([
    ['450', 450],
    ['449,95', 449.95],
    ['449.9', 449.9],
    ['1.250,00', 1250],
    ['1,250.00', 1250],
    ['12,345,678.90', 12_345_678.9],
    ["1'250.50", 1250.5],
    ['1 250,50', 1250.5],
    ['٤٤٩٫٩٥', 449.95],
    ['۴۴۹٫۹۵', 449.95],
    ['١٬٢٥٠', 1250],
    ['ج.م 450', 450],
    ['449.95 ج.م', 449.95],
    ['449.95 ج.م.\u200f', 449.95],
    ['450 جنيه', 450],
    ['٤٥٠ جنيهًا مصريًا', 450],
    ['L.E. 350', 350],
    ['350 ج', 350],
    ['350 جنية', 350],
    ['350 LE', 350],
    ['EGP 45', 45],
    ['EGP45.50', 45.5],
    ['EGP.350', 350],
    ['EGP. 1,250.50', 1250.5],
    ['-EGP.45', -45],
    ['جنيه.350', 350],
    ['ج . م 450', 450],
    ['1,250.00EGP', 1250],
    ['E£ 20', 20],
    ['350/-', 350],
    ['EGP 350/-', 350],
    ['350/- EGP', 350],
    ['-350', -350],
    ['(350.00)', -350],
    ['(EGP 350.00)', -350],
    ['EGP (350.00)', -350],
    ['\u2212350', -350],
    ['350.00-', -350],
    ['-EGP 45', -45],
    ['EGP -45', -45],
    ['\u200e-45', -45],
    ['+45', 45],
    ['0', 0],
  ])('%s is %d pounds', (text, pounds) => {
    expect(piastresOf(text)).toBe(Math.round(pounds * 100))
  })

  test.each(['', ' ', '-', '–', '\u200f'])('%j is none', (text) => {
    expect(readAmount(text)).toEqual({ kind: 'empty' })
  })

  test.each([
    ['45 (VAT 14%)', 'notAnAmount'],
    ['350 for 2 pcs', 'notAnAmount'],
    ['3.5E+2', 'notAnAmount'],
    ['n/a', 'notAnAmount'],
    ['USD 45', 'notAnAmount'],
    ['EGP', 'notAnAmount'],
    ['EGP 45 LE', 'notAnAmount'],
    ['EGP,350', 'notAnAmount'],
    ['EGP .350', 'notAnAmount'],
    ['350²', 'notAnAmount'],
    ['¹350', 'notAnAmount'],
    ['①', 'notAnAmount'],
    ['-45-', 'notAnAmount'],
    ['(-45)', 'notAnAmount'],
    ['--45', 'notAnAmount'],
    ['45%', 'notAnAmount'],
    ['2026-11-15', 'notAnAmount'],
    ['12/11', 'notAnAmount'],
    ['TR45', 'notAnAmount'],
    ['45 45', 'notAnAmount'],
    ['1'.repeat(61), 'notAnAmount'],
    ['51.375', 'ambiguous'],
    ['1,250', 'ambiguous'],
    ['0.125', 'decimals'],
    ['1250.125', 'decimals'],
    ['9'.repeat(20), 'tooLarge'],
  ])('%s is a problem (%s)', (text, problem) => {
    expect(problemOf(text)).toBe(problem)
  })

  test('that is an error of a formula is one', () => {
    expect(readAmount({ error: '#N/A' })).toEqual({
      kind: 'problem',
      problem: 'error',
      text: '#N/A',
    })
  })

  test('of a workbook is a number, rounded to the piastre', () => {
    expect(readAmount(51.375)).toEqual({ kind: 'amount', piastres: 5138, isRounded: true })
    expect(readAmount(33.07)).toEqual({ kind: 'amount', piastres: 3307, isRounded: false })
    expect(readAmount(39.95 * 3)).toEqual({ kind: 'amount', piastres: 11_985, isRounded: false })
    expect(readAmount(-1.005)).toEqual({ kind: 'amount', piastres: -101, isRounded: true })
    expect(problemOf(Number.NaN)).toBe('notAnAmount')
    expect(problemOf(4.7e300)).toBe('tooLarge')
  })

  test('with one mark before three digits is what the rest of its column says', () => {
    const point = decimalMarkOf(['1,250', '449.95', 'EGP 12', ''])
    expect(point).toBe('.')
    expect(readAmount('1,250', point)).toMatchObject({ piastres: 125_000 })
    expect(problemOf('51.375', point)).toBe('decimals')
    const comma = decimalMarkOf(['1.250,00'])
    expect(readAmount('1.250', comma)).toMatchObject({ piastres: 125_000 })
    expect(decimalMarkOf(['449.95', '449,95'])).toBeUndefined()
    expect(decimalMarkOf(['1,250', 'TR-4.5', 7.5])).toBeUndefined()
  })
})

test('Every amount is read as it was written, in whatever way', () => {
  const DIGITS = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'].map((digits) => [...digits])
  const marks = fc.constantFrom(
    ['', '.'],
    ['', ','],
    [',', '.'],
    ['.', ','],
    ['٬', '٫'],
    [' ', ','],
  )
  const frames = fc.constantFrom('#', 'EGP #', '# ج.م', 'L.E. #', '#/-', 'ج.م #')
  const signs = fc.constantFrom('#', '-#', '(#)', '#-', '\u2212#')
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.constantFrom(...DIGITS),
      marks,
      frames,
      signs,
      (piastres, digits, [thousands = '', decimal = ''], frame, sign) => {
        const [whole = '', decimals = ''] = (piastres / 100).toFixed(2).split('.')
        const plain = `${whole.replace(/\B(?=(?:\d{3})+$)/g, thousands)}${decimal}${decimals}`
        const written = plain.replace(/\d/g, (digit) => digits[Number(digit)] ?? '')
        const framed = frame.replace('#', written)
        fc.pre(sign === '#' || frame !== '#/-')
        expect(piastresOf(sign.replace('#', framed))).toBe(sign === '#' ? piastres : -piastres)
      },
    ),
  )
})

test('A text is an amount as a whole or not at all', () => {
  const amount = fc.integer({ min: 0, max: 99_999 }).map(String)
  const word = fc.constantFrom('x', 'pcs', 'VAT 14%', 'USD', '#', '/', '=', 'E+2', ':', '@')
  fc.assert(
    fc.property(amount, word, (number, more) => {
      expect(readAmount(`${number} ${more}`).kind).toBe('problem')
      expect(readAmount(`${more}${number}`).kind).toBe('problem')
    }),
  )
})
