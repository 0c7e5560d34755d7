/** Stands in front of every mobile number. Source: decisions section 7. */
export const COUNTRY_CODE = '+20'
