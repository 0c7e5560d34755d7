/**
 * The displayed prefix of mobile numbers, which are sent without it (docs/specification.md, section
 * 5).
 */
export const COUNTRY_CODE = '+20'
