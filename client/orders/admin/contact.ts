/** The country code of Egypt, in digits alone. */
const EGYPT = '20'

/** A phone number as WhatsApp takes it: with the country code, in digits alone. */
export function whatsAppNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  if (digits.startsWith(EGYPT)) return digits
  return `${EGYPT}${digits.replace(/^0/, '')}`
}
