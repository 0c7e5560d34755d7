import type { Locale } from '../messages/locale'

/**
 * The governorates of Egypt by their code in ISO 3166-2:EG (without `EG-`), from the capital outwards,
 * with the names that people write in addresses.
 */
export const GOVERNORATE_NAMES = {
  C: { en: 'Cairo', ar: 'القاهرة' },
  GZ: { en: 'Giza', ar: 'الجيزة' },
  KB: { en: 'Qalyubia', ar: 'القليوبية' },
  ALX: { en: 'Alexandria', ar: 'الإسكندرية' },
  BH: { en: 'Beheira', ar: 'البحيرة' },
  KFS: { en: 'Kafr El Sheikh', ar: 'كفر الشيخ' },
  GH: { en: 'Gharbia', ar: 'الغربية' },
  MNF: { en: 'Monufia', ar: 'المنوفية' },
  DK: { en: 'Dakahlia', ar: 'الدقهلية' },
  DT: { en: 'Damietta', ar: 'دمياط' },
  SHR: { en: 'Sharqia', ar: 'الشرقية' },
  PTS: { en: 'Port Said', ar: 'بورسعيد' },
  IS: { en: 'Ismailia', ar: 'الإسماعيلية' },
  SUZ: { en: 'Suez', ar: 'السويس' },
  FYM: { en: 'Faiyum', ar: 'الفيوم' },
  BNS: { en: 'Beni Suef', ar: 'بني سويف' },
  MN: { en: 'Minya', ar: 'المنيا' },
  AST: { en: 'Asyut', ar: 'أسيوط' },
  SHG: { en: 'Sohag', ar: 'سوهاج' },
  KN: { en: 'Qena', ar: 'قنا' },
  LX: { en: 'Luxor', ar: 'الأقصر' },
  ASN: { en: 'Aswan', ar: 'أسوان' },
  BA: { en: 'Red Sea', ar: 'البحر الأحمر' },
  WAD: { en: 'New Valley', ar: 'الوادي الجديد' },
  MT: { en: 'Matrouh', ar: 'مطروح' },
  SIN: { en: 'North Sinai', ar: 'شمال سيناء' },
  JS: { en: 'South Sinai', ar: 'جنوب سيناء' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>

export type Governorate = keyof typeof GOVERNORATE_NAMES

export const GOVERNORATES = Object.keys(GOVERNORATE_NAMES) as readonly Governorate[]
