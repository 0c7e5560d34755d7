import { accountTexts } from './en-account'
import { adminTexts } from './en-admin'
import { categoryTexts } from './en-category'
import { serverTexts } from './en-server'
import { shopTexts } from './en-shop'

/** All English texts; in several files, so that visitors load only those of the pages they open. */
export const en = {
  ...shopTexts,
  ...categoryTexts,
  ...accountTexts,
  ...adminTexts,
  ...serverTexts,
} as const
