import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasCheckDigit, toGtin14 } from '../products/gtin'
import { GROUP_SEPARATOR } from './gs1'
import {
  findScanned,
  findScannedParcels,
  isArticleNumber,
  parcelNumberForms,
  readOrderNumber,
  readScan,
  type ScannableProduct,
} from './scan'

const EAN = '4006381333931'

const product = (sku: string | null, gtin: string | null = null): ScannableProduct => ({
  sku,
  gtin,
})

const found = (text: string, ...products: readonly ScannableProduct[]) =>
  findScanned(readScan(text), products).map((match) => match.product)

test.each([
  ['as it is', 'KOURA-12'],
  ['in lower case', 'koura-12'],
  ['by the keys of the Arabic layout', 'نخعقش-12'],
  ['by the keys of the Arabic layout, with Arabic digits', 'نخعقش-١٢'],
  ['by the keys of the Arabic layout with Shift', '،×‘ٌِ-12'],
  ['with Persian digits', 'KOURA-۱۲'],
  ['between direction marks', '\u200f\u2068KOURA-12\u2069\u200e'],
  ['after the prefix of a Code 39', ']A0KOURA-12'],
  ['after the prefix of a Code 128, by the keys of the Arabic layout', 'دؤ0نخعقش-12'],
])('An SKU is read %s', (_how, text) => {
  const koura = product('KOURA-12')
  expect(found(text, product('OTHER-1'), koura)).toEqual([koura])
})

test('The lam-alef key is a B, and two letters are a G and an H', () => {
  const one = product('BALL-1')
  const two = product('GHALL-1')
  expect(found('لاشممـ1', one)).toEqual([])
  expect(found('لاشمم-1', one)).toEqual([one])
  expect(found('\ufefbشمم-1', one)).toEqual([one])
  expect(found('لاشمم-1', two)).toEqual([two])
  // It is not guessed which of them was meant.
  expect(found('لاشمم-1', one, two)).toEqual([one, two])
})

test('An SKU in Arabic wins over the one that its keys type in English', () => {
  const arabic = product('كرة-12')
  const english = product(';vm-12')
  expect(found('كرة-12', english, arabic)).toEqual([arabic])
  expect(found('كرة-12', english)).toEqual([english])
  const withDigits = product('كود٤٢')
  expect(found('كود٤٢', product('كود42'), withDigits)).toEqual([withDigits])
})

test.each([
  ['an EAN-13', EAN],
  ['with zeros in front', `0${EAN}`],
  ['with many zeros in front', `00000${EAN}`],
  ['in Arabic digits', '٤٠٠٦٣٨١٣٣٣٩٣١'],
  ['with spaces', '4006381 333931'],
  ['after the prefix of an EAN', `]E0${EAN}`],
  ['as a GS1 DataMatrix', `]d201${toGtin14(EAN)}1725063010AB-1`],
  ['as a GS1 code without a prefix', `01${toGtin14(EAN)}`],
  ['as a GS1 code, by its text', `(01)${toGtin14(EAN)}(17)250630(10)AB-1`],
  ['as a GS1 code, by its text with the Arabic layout', `)01(${toGtin14(EAN)})17(250630)10(شلا-1`],
  ['as the content of a case', `]C102${toGtin14(EAN)}3712`],
])('A barcode is found %s', (_how, text) => {
  const bed = product(null, EAN)
  expect(found(text, product('X'), bed)).toEqual([bed])
})

test('A UPC whose zeros a spreadsheet has cut is found, and any other number is not taken for one', () => {
  expect(found('36000291452', product(null, '036000291452'))).toHaveLength(1)
  expect(isArticleNumber('36000291453')).toBe(false)
  expect(isArticleNumber('1042')).toBe(false)
})

test('A UPC-E is the UPC-A that it is short for', () => {
  expect(found('04252614', product(null, '042100005264'))).toHaveLength(1)
  expect(found('01234532', product(null, '012300000451'))).toHaveLength(0)
})

test('What an SKU is as typed wins over what a barcode has inside', () => {
  const typed = product(`01${toGtin14(EAN)}`)
  expect(found(`01${toGtin14(EAN)}`, product(null, EAN), typed)).toEqual([typed])
})

test('Two products that one text names are both returned', () => {
  const bySku = product(EAN)
  const byBarcode = product(null, EAN)
  expect(found(EAN, bySku, byBarcode)).toEqual([bySku, byBarcode])
})

const GS1 = `01${toGtin14(EAN)}`

test.each([
  [`]C1${GS1}17270300`, { expiresOn: '2027-03-31' }],
  [`]C1${GS1}17240229`, { expiresOn: '2024-02-29' }],
  [`]C1${GS1}17250229`, { expiresOn: null }],
  [`${GS1}10AB-1\u001d17270315`, { batch: 'AB-1', expiresOn: '2027-03-15' }],
  [`${GS1}10AB-1{GS}17270315`, { batch: 'AB-1', expiresOn: '2027-03-15' }],
  [
    `${GS1}10AB-1${GROUP_SEPARATOR}21X9${GROUP_SEPARATOR}3724`,
    {
      batch: 'AB-1',
      serial: 'X9',
      count: 24,
    },
  ],
  [`(01)${toGtin14(EAN)}(37)6(10)7`, { batch: '7', count: 6 }],
  [`]d2${GROUP_SEPARATOR}${GS1}310300100010L5`, { batch: 'L5' }],
])('%s has batch, expiry and number of units', (text, expected) => {
  const [match] = findScanned(readScan(text), [product(null, EAN)])
  expect(match?.reading.gs1).toMatchObject(expected)
})

test.each([
  ['a wrong check digit', '0104006381333932'],
  ['an element that nobody knows', `${GS1}99AB`],
  ['an element that is cut off', `${GS1}1727`],
  ['a batch that is too long', `${GS1}10${'A'.repeat(21)}`],
])('A text with %s is no GS1 code', (_why, text) => {
  expect(
    readScan(text)
      .flat()
      .every(({ gs1 }) => gs1 === null),
  ).toBe(true)
})

test.each([
  ['#٤٨', 48],
  ['٤٨', 48],
  ['# ۴۸', 48],
  ['1042', 1042],
  ['\u200f#1042\u200f', 1042],
  [']C11042', 1042],
  ['KOURA-12', undefined],
  ['0', undefined],
  ['99999999999', undefined],
])('The order number of %s is %s', (text, id) => {
  expect(readOrderNumber(text)).toBe(id)
})

test('The number of a parcel is looked for as typed before it is read by its keys', () => {
  const [typed, ...others] = parcelNumberForms('زعلا-٨٨')
  expect(typed).toContain('زعلا-٨٨')
  expect(others.flat()).toEqual(expect.arrayContaining([`.ub-88`, '.UGH-88']))
})

// The keys of a PC with the Arabic (101) layout, as Windows documents them (KBDA1).
const ENGLISH_KEYS =
  "0 1 2 3 4 5 6 7 8 9 - = ` q w e r t y u i o p [ ] a s d f g h j k l ; ' z x c v b n m , . / Q W E R T Y U I O P A S D F G H J K L Z X C V B N M + _ : # ? > <"
const ARABIC_KEYS =
  '0 1 2 3 4 5 6 7 8 9 - = ذ ض ص ث ق ف غ ع ه خ ح ج د ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر لا ى ة و ز ظ َ ً ُ ٌ لإ إ ‘ ÷ × ؛ ِ ٍ ] [ لأ أ ـ ، / ~ ْ } { لآ آ ’ + _ : # ؟ . ,'
const ARABIC_BY_KEY = new Map(
  ENGLISH_KEYS.split(' ').map((key, index) => [key, ARABIC_KEYS.split(' ')[index] ?? '']),
)

const typed = fc.array(fc.constantFrom(...ARABIC_BY_KEY.keys()), { minLength: 1, maxLength: 20 })

test('Whatever a scanner types with the Arabic layout is found', () => {
  fc.assert(
    fc.property(typed, (keys) => {
      const sku = keys.join('')
      const text = keys.map((key) => ARABIC_BY_KEY.get(key)).join('')
      fc.pre(keys.filter((key) => 'bgBGTN'.includes(key)).length <= 2)
      const one = product(sku)
      expect(found(text, one)).toEqual([one])
    }),
  )
})

test('A code as typed is found whatever it looks like', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), (sku) => {
      const readings = readScan(sku)
      fc.pre(readings.length > 0)
      const one = product(readings[0]?.[0]?.code ?? '')
      expect(found(sku, product('another'), one)).toContain(one)
    }),
  )
})

test('Reading never throws, and no reading is empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      for (const { code, gtin14 } of readScan(text).flat()) {
        expect(code).not.toBe('')
        if (gtin14 !== null) expect(gtin14).toMatch(/^\d{14}$/)
      }
    }),
  )
})

test('An article number is the same number whatever the zeros in front', () => {
  fc.assert(
    fc.property(fc.constantFrom(7, 11, 12, 13), fc.nat(), fc.nat(6), (length, seed, zeros) => {
      const start = `9${String(seed).padStart(length - 1, '0')}`.slice(0, length)
      const gtin = [...'0123456789'].map((digit) => start + digit).find(hasCheckDigit) ?? ''
      const one = product(null, gtin)
      expect(found('0'.repeat(zeros) + gtin, one)).toEqual([one])
    }),
  )
})

test('A parcel is found by its own number before that of an order, whatever layout and digits', () => {
  const parcel = (id: string, trackingNumber: string | null = null) => ({ id, trackingNumber })
  const parcels = [parcel('12'), parcel('13', 'NX-7'), parcel('14', '12')]
  const ids = (text: string) => findScannedParcels(text, parcels).map(({ id }) => id)
  expect(ids('#١٣')).toEqual(['13'])
  expect(ids('nx-7')).toEqual(['13'])
  expect(ids('ىء-7')).toEqual(['13'])
  expect(ids('12')).toEqual(['14'])
  expect(ids('99')).toEqual([])
  expect(ids('')).toEqual([])
})
