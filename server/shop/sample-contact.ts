import type { Contact } from '#domain/contact'
import type { Locale } from '#domain/messages/locale'

/** The invented contact of the sample catalogue. */
export const SAMPLE_CONTACT: Readonly<Record<Locale, Contact>> = {
  en: {
    phone: '+20 2 5550 0142',
    email: 'hello@pets.example.com',
    address: '14 Nile Lane, Zamalek, Cairo',
    hours: 'Every day, 10:00 to 22:00',
  },
  ar: {
    phone: '+20 2 5550 0142',
    email: 'hello@pets.example.com',
    address: '14 شارع النيل، الزمالك، القاهرة',
    hours: 'يوميًا من 10 صباحًا إلى 10 مساءً',
  },
}
