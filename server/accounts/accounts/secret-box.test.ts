import { expect, test } from 'vitest'
import { seal, unseal } from './secret-box'

const SECRET = 'a-secret-for-tests-only-0123456789abcdef'

test('a sealed text can be read with the same secret and purpose only', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', SECRET, 'codes')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(unseal(sealed, SECRET, 'codes')).toBe('JBSWY3DPEHPK3PXP')
  expect(unseal(sealed, `${SECRET}x`, 'codes')).toBeUndefined()
  expect(unseal(sealed, SECRET, 'others')).toBeUndefined()
})

test('the same text is sealed differently each time', () => {
  expect(seal('text', SECRET, 'codes')).not.toBe(seal('text', SECRET, 'codes'))
})

test('a sealed text that was changed or cut cannot be read', () => {
  const bytes = Buffer.from(seal('JBSWY3DPEHPK3PXP', SECRET, 'codes'), 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(unseal(bytes.toString('base64url'), SECRET, 'codes')).toBeUndefined()
  for (const rest of ['', 'abc', bytes.subarray(0, 20).toString('base64url')]) {
    expect(unseal(rest, SECRET, 'codes')).toBeUndefined()
  }
})
