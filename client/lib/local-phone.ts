/** A phone number as Egyptians write it, such as 01012345678; others as they are. */
export function localPhone(phone: string): string {
  return phone.replace(/^\+20(?=\d)/, '0')
}
