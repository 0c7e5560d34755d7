/** The country code of Egypt, in digits alone. */
const EGYPT = '20'

/** A phone number as WhatsApp takes it: with the country code, in digits alone. */
export function whatsAppNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  if (digits.startsWith(EGYPT)) return digits
  return `${EGYPT}${digits.replace(/^0/, '')}`
}

/** The address of a chat with a phone number, which may begin with a text. */
export function whatsAppAddress(phone: string, message?: string | null): string {
  const chat = `https://wa.me/${whatsAppNumber(phone)}`
  return message ? `${chat}?text=${encodeURIComponent(message)}` : chat
}
