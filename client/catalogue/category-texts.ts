import { categoryTexts } from '#domain/messages/en-category'
import { addTexts } from '../lib/text'

addTexts('en', categoryTexts)
