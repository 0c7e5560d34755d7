import { accountTexts } from '#domain/messages/en-account'
import { addTexts } from '../lib/text'

addTexts('en', accountTexts)
