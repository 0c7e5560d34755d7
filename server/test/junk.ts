import fc from 'fast-check'
import { INITIAL_ORDER_STATUS } from '#domain/orders/order-status'

const seconds = Number(process.env.PROPERTY_SECONDS ?? 0)

/**
 * How often a property is checked: `count` times with a fixed seed, so that failures are reproducible.
 * With PROPERTY_SECONDS, each property is checked for that long with a random seed instead; a failure
 * reports the seed.
 */
export function runs(count: number): fc.Parameters<unknown> {
  const verbose = fc.VerbosityLevel.Verbose
  if (!seconds) return { verbose, seed: 20_261_120, numRuns: count }
  return { verbose, numRuns: 2 ** 31 - 1, interruptAfterTimeLimit: seconds * 1000 }
}

/** The timeout of a property test: none with PROPERTY_SECONDS. */
export const PROPERTY_TIMEOUT = seconds ? 0 : 180_000

const nested = (open: string, close: string) => (depth: number) =>
  open.repeat(depth) + close.repeat(depth)

// Not fast-check's own `grapheme`, which takes a second to list every character.
const grapheme = fc.constantFrom(
  'a',
  'é',
  'e\u0301',
  'ß',
  'İ',
  'ﷺ',
  'ل\u064b',
  '\u200f',
  '\u202e',
  '\u00a0',
  '한',
  '𝒳',
  '👩‍👩‍👧',
  '🇪🇬',
  '\u0e01\u0e33',
)

/** Texts that often cause errors: not storable, out of range or unexpected by patterns. */
export const junkText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: grapheme, maxLength: 20 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udc00x',
    '🐈'.repeat(200),
    'x'.repeat(20_000),
    '%_\\',
    "'; DROP TABLE products; --",
    '{{constructor}}',
    '__proto__',
    '-1',
    '0',
    '1e999',
    'NaN',
    '2147483648',
    '99999999999999999999',
    '../../etc/passwd',
    'LTE=',
    'MQ',
    'MC4wLjE',
    'قطط',
  ),
)

/** Values as real clients send them; with junk alone, everything would fail the first check. */
const plausible: fc.Arbitrary<unknown> = fc.constantFrom<unknown[]>(
  1,
  2,
  '1',
  '3',
  999,
  100,
  200.01,
  'mona@example.com',
  'secret1',
  '1012345678',
  '01012345678',
  'Cairo',
  'Cat toy',
  '/pictures/a.svg',
  INITIAL_ORDER_STATUS,
  'toys',
)

export const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: plausible },
  { weight: 2, arbitrary: junkText },
  fc.integer(),
  fc.double(),
  fc.constantFrom(-1, 0, 1.5, -0, 2 ** 31, 2 ** 53, 1e308, 1e-308, 0.001),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Fields of the shop's requests. */
const FIELDS = [
  'email',
  'password',
  'first_name',
  'second_name',
  'mobile',
  'quantity',
  'total',
  'address',
  'city',
  'phone',
  'cart_items',
  'product_id',
  'name',
  'price',
  'image_url',
  'status',
  'query',
  'variables',
]

const line = fc.record({ product_id: junk, quantity: junk, price: junk }, { requiredKeys: [] })

/** Request bodies: often an object with known fields, sometimes not even JSON. */
export const junkBody: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.dictionary(fc.constantFrom(...FIELDS), junk, { maxKeys: FIELDS.length }),
        fc.option(fc.array(fc.oneof(line, junk), { maxLength: 4 })),
      )
      .map(([fields, cart_items]) =>
        JSON.stringify(cart_items ? { ...fields, cart_items } : fields),
      ),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({ quantity: fc.integer({ min: -1, max: 400 }), price: fc.constantFrom(100, 100.01) })
      .map(({ quantity, price }) =>
        JSON.stringify({
          quantity,
          total: quantity * price,
          address: 'x',
          city: 'y',
          phone: '1',
          cart_items: [{ product_id: 1, quantity, price }],
        }),
      ),
  },
  junk.map((value) => JSON.stringify(value)),
  junkText,
  fc.integer({ min: 1, max: 20_000 }).map(nested('[', ']')),
  fc.integer({ min: 1, max: 10_000 }).map(nested('{"a":', '')),
  fc.constantFrom(
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
    '{"quantity":1e999}',
  ),
)

/** Texts that are valid in a header. */
const headerText = fc
  .string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 60,
  })
  .map((text) => text.replaceAll('\u007f', ''))

export const junkHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'content-type': fc.oneof(
      { weight: 16, arbitrary: fc.constant('application/json') },
      fc.constantFrom(
        'text/plain',
        'multipart/form-data; boundary=x',
        'application/graphql',
        '',
        ';',
      ),
      headerText,
    ),
    accept: fc.oneof(
      fc.constantFrom('*/*', 'text/html', 'application/json', 'a/b;q=x'),
      headerText,
    ),
    'accept-encoding': fc.oneof(fc.constantFrom('gzip', 'br', 'identity;q=0, *;q=0'), headerText),
    'idempotency-key': fc.oneof(fc.constantFrom('a', 'b', 'c', '', 'k'.repeat(201)), headerText),
    'apollo-require-preflight': fc.constant('true'),
    origin: fc.oneof(fc.constantFrom('null', 'https://a.example.org'), headerText),
    cookie: headerText,
    'x-forwarded-for': headerText,
    'if-none-match': headerText,
    range: headerText,
  },
  { requiredKeys: ['content-type'] },
)

/** Encodes text for a URL; lone surrogates become replacement characters. */
export function encodeText(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString())
}

/** A segment of a path, sometimes malformed. */
export const junkSegment: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('1', '2', '3', '4') },
  { weight: 3, arbitrary: junkText.map((text) => encodeText(text)) },
  fc.integer().map(String),
  fc.constantFrom(
    '%00',
    '%',
    '%zz',
    '%c0%af',
    '..',
    '%2e%2e%2f',
    '1;2',
    '1?x=1',
    '#',
    '',
    '/',
    '\\',
  ),
)
