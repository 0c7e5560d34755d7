import { GOVERNORATES } from '#domain/delivery/governorates'

/** The check constraint of columns with the code of a governorate. */
export const IS_KNOWN_GOVERNORATE = `governorate IN (${GOVERNORATES.map((code) => `'${code}'`).join(', ')})`
