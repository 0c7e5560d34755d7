/** A phone number as Egyptians write it, such as 01012345678; those of other countries as they are. */
export function localPhone(phone: string): string {
  return phone.replace(/^(?:\+|00)20[\s-]*(?=\d)/, '0')
}

/** The link that calls a phone number, from abroad, too; hotlines such as 19999 have no country code. */
export function callLink(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  return `tel:${digits.replace(/^00/, '+').replace(/^0/, '+20')}`
}

/** The same of the ten digits of an account's mobile number. */
export function nationalPhone(mobile: string): string {
  return `0${mobile}`
}
