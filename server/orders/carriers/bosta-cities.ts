import type { Governorate } from '#domain/delivery/governorates'

/** A city of Bosta's list, GET /cities. */
export interface BostaCity {
  readonly code: string
  readonly name: string
}

/**
 * The cities of Bosta, which are governorates but for one: its "North Coast" (EG-03) belongs to Alexandria and
 * Matrouh and has no address of ours. Source: the public list of cities.
 */
export const BOSTA_CITIES: Readonly<Record<Governorate, BostaCity>> = {
  C: { code: 'EG-01', name: 'Cairo' },
  ALX: { code: 'EG-02', name: 'Alexandria' },
  BH: { code: 'EG-04', name: 'Behira' },
  DK: { code: 'EG-05', name: 'Dakahlia' },
  KB: { code: 'EG-06', name: 'El Kalioubia' },
  GH: { code: 'EG-07', name: 'Gharbia' },
  KFS: { code: 'EG-08', name: 'Kafr Alsheikh' },
  MNF: { code: 'EG-09', name: 'Monufia' },
  SHR: { code: 'EG-10', name: 'Sharqia' },
  IS: { code: 'EG-11', name: 'Ismailia' },
  SUZ: { code: 'EG-12', name: 'Suez' },
  PTS: { code: 'EG-13', name: 'Port Said' },
  DT: { code: 'EG-14', name: 'Damietta' },
  FYM: { code: 'EG-15', name: 'Fayoum' },
  BNS: { code: 'EG-16', name: 'Bani Suif' },
  AST: { code: 'EG-17', name: 'Assuit' },
  SHG: { code: 'EG-18', name: 'Sohag' },
  MN: { code: 'EG-19', name: 'Menya' },
  KN: { code: 'EG-20', name: 'Qena' },
  ASN: { code: 'EG-21', name: 'Aswan' },
  LX: { code: 'EG-22', name: 'Luxor' },
  BA: { code: 'EG-23', name: 'Red Sea' },
  WAD: { code: 'EG-24', name: 'New Valley' },
  GZ: { code: 'EG-25', name: 'Giza' },
  JS: { code: 'EG-26', name: 'South Sinai' },
  SIN: { code: 'EG-27', name: 'North Sinai' },
  MT: { code: 'EG-28', name: 'Matrouh' },
}
