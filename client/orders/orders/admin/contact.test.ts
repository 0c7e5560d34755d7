import { expect, test } from 'vitest'
import { whatsAppNumber } from './contact'

test.each(['+201012345678', '00201012345678', '01012345678', '1012345678', '+20 101 234 5678'])(
  '%s is a number that WhatsApp opens',
  (phone) => expect(whatsAppNumber(phone)).toBe('201012345678'),
)
