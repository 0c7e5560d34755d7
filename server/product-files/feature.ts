import type { Feature } from '../feature'

export const productFiles: Feature = {
  tablesNotBackedUp: ['import_rows'],
}
