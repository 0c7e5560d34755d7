import { ownerTexts } from '#domain/messages/en-owner'
import { addTexts } from '../lib/text'

addTexts('en', ownerTexts)
