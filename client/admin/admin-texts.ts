import { adminTexts } from '#domain/messages/en-admin'
import { addTexts } from '../lib/text'

addTexts('en', adminTexts)
