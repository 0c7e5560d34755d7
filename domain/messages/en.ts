import { accountTexts } from './en-account'
import { categoryTexts } from './en-category'
import { ownerTexts } from './en-owner'
import { serverTexts } from './en-server'
import { shopTexts } from './en-shop'

/** Every English text a person reads. In several files, so that a visitor loads only those of the open pages. */
export const en = {
  ...shopTexts,
  ...categoryTexts,
  ...accountTexts,
  ...ownerTexts,
  ...serverTexts,
} as const
