import { describe, expect, test } from 'vitest'
import { DEFAULT_TOP_LEVEL_DOMAINS } from '../validation/email'
import { problemsOf } from '../validation/test/problems'
import { validate } from '../validation/validate'
import { createAccountSchemas } from './accounts.schema'

const { login: loginSchema, register: registerSchema } =
  createAccountSchemas(DEFAULT_TOP_LEVEL_DOMAINS)

const REQUIRED = 'This field is required.'
const INVALID_EMAIL = 'email: Enter a valid email address.'
const WRONG_ENDING = 'email: The email address must end in .com or .net.'

const mona = {
  firstName: 'Mona',
  secondName: 'Ali',
  mobile: '1012345678',
  email: 'mona@example.com',
  password: 'secret1',
}

const signUp = (fields: Record<string, unknown>) =>
  problemsOf(registerSchema, { ...mona, ...fields })

describe('signing up', () => {
  test('reports all problems together, each with its field', () => {
    const input = { firstName: ' ', secondName: '', mobile: '12', email: 'mona@', password: 'a b' }
    expect(problemsOf(registerSchema, input)).toEqual([
      `firstName: ${REQUIRED}`,
      `secondName: ${REQUIRED}`,
      'mobile: Enter exactly 10 digits.',
      INVALID_EMAIL,
      'password: Use 6 to 30 characters.',
      'password: Use only letters, digits and !@#$%^&*.',
    ])
  })

  test('requires every field', () => {
    const all = ['firstName', 'secondName', 'mobile', 'email', 'password']
    expect(problemsOf(registerSchema, {})).toEqual(all.map((field) => `${field}: ${REQUIRED}`))
  })

  test('trims texts and converts the email to lower case', () => {
    const input = {
      ...mona,
      firstName: '  Mona ',
      mobile: ' 1012345678 ',
      email: ' Mona@Example.COM ',
    }
    expect(validate(registerSchema, input)).toEqual(mona)
  })

  test('does not trim the password', () => {
    expect(signUp({ password: ' secret1' })).toEqual([
      'password: Use only letters, digits and !@#$%^&*.',
    ])
  })

  test.each(['123456789', '12345678901', '101234567a', '+201012345', '١٠١٢٣٤٥٦٧٨', '10 2345678'])(
    'rejects the mobile %s',
    (mobile) => {
      expect(signUp({ mobile })).toEqual(['mobile: Enter exactly 10 digits.'])
    },
  )

  test.each([
    ['secre', ['password: Use 6 to 30 characters.']],
    ['secret', []],
    ['a'.repeat(30), []],
    ['a'.repeat(31), ['password: Use 6 to 30 characters.']],
    ['aB3!@#$%^&*', []],
    ['secret-1', ['password: Use only letters, digits and !@#$%^&*.']],
    ['sécret1', ['password: Use only letters, digits and !@#$%^&*.']],
  ])('the password %s has the problems %j', (password, problems) => {
    expect(signUp({ password })).toEqual(problems)
  })

  test('accepts names of up to 100 characters without control characters', () => {
    expect(signUp({ firstName: 'م'.repeat(100) })).toEqual([])
    expect(signUp({ firstName: 'م'.repeat(101) })).toEqual(['firstName: At most 100 characters.'])
    expect(signUp({ secondName: 'A\u0000li' })).toEqual([
      'secondName: Must be text without control characters.',
    ])
  })

  test.each([[5], [true], [['Mona']], [{}]])(
    'rejects the name %j, which is not text',
    (firstName) => {
      expect(signUp({ firstName })).toEqual(['firstName: Must be text without control characters.'])
    },
  )
})

describe('an email', () => {
  test.each([
    'a@b.com',
    'first.last+tag@mail.example.net',
    'قطة@example.com',
    'x@1-2.com',
    'X@EXAMPLE.NET',
  ])('%s is accepted', (email) => {
    expect(signUp({ email })).toEqual([])
  })

  test.each(['mona', 'mona@', '@example.com', 'mona@com', 'mona@.com', 'mona@-a.com', 'a b@c.com'])(
    '%s is not valid',
    (email) => {
      expect(signUp({ email })).toEqual([INVALID_EMAIL])
    },
  )

  test.each([
    'a..b@x.com',
    '.a@x.com',
    'a.@x.com',
    '...@x.com',
    'a@x..com',
    'a@x-.com',
    'a@.x.com',
    `${'a'.repeat(65)}@x.com`,
    `a@${'x'.repeat(64)}.com`,
  ])('%s is accepted by no mail server', (email) => {
    expect(signUp({ email })).toEqual([INVALID_EMAIL])
  })

  test.each(['mona@example.org', 'mona@example.com.eg', 'mona@net.co'])(
    '%s has the wrong ending',
    (email) => {
      expect(signUp({ email })).toEqual([WRONG_ENDING])
    },
  )

  test.each([
    ['eg', 'admin@shop.eg', []],
    ['eg', 'admin@shop.com', ['email: The email address must end in .eg.']],
    ['com,net,eg', 'admin@shop.eg', []],
    ['com,net,eg', 'admin@leg', [INVALID_EMAIL]],
    ['com,net,eg', 'admin@shop.leg', ['email: The email address must end in .com, .net, or .eg.']],
    ['*', 'admin@shop.museum', []],
    ['*', 'admin@museum', [INVALID_EMAIL]],
  ])('in a shop that accepts %s: %s', (list, email, problems) => {
    const domains = list === '*' ? list : list.split(',')
    const schemas = createAccountSchemas(domains)
    expect(problemsOf(schemas.register, { ...mona, email })).toEqual(problems)
    expect(problemsOf(schemas.login, { email, password: 'abc' })).toEqual(problems)
  })

  test('has at most 254 characters', () => {
    const domain = `@${`${'b'.repeat(63)}.`.repeat(3)}com`
    const ofLength = (length: number) => `${'a'.repeat(length - domain.length)}${domain}`
    expect(signUp({ email: ofLength(254) })).toEqual([])
    expect(signUp({ email: ofLength(255) })).toEqual(['email: At most 254 characters.'])
  })

  // An expression that tries all ways to divide these would never end.
  test.each(['a-', 'a.'])('is validated even if it repeats %s', (part) => {
    expect(signUp({ email: `a@${part.repeat(120)}!` })).toEqual([INVALID_EMAIL])
  })
})

describe('signing in', () => {
  test('requires a password of 3 to 30 characters', () => {
    const signIn = (password: string) => problemsOf(loginSchema, { email: mona.email, password })
    expect(signIn('abc')).toEqual([])
    expect(signIn('ab')).toEqual(['password: Use 3 to 30 characters.'])
    expect(signIn('a'.repeat(31))).toEqual(['password: Use 3 to 30 characters.'])
  })

  test('reports all problems together', () => {
    expect(problemsOf(loginSchema, { email: 'mona@example.org', password: '-' })).toEqual([
      WRONG_ENDING,
      'password: Use 3 to 30 characters.',
      'password: Use only letters, digits and !@#$%^&*.',
    ])
    expect(problemsOf(loginSchema, { email: null, password: 12345 })).toEqual([
      `email: ${REQUIRED}`,
      'password: Must be text without control characters.',
    ])
  })
})
