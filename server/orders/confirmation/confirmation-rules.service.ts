import type { EntityManager } from 'typeorm'
import { type ConfirmationRules, DEFAULT_CONFIRMATION_RULES } from '#domain/orders/confirmation'
import {
  type ConfirmationRulesInput,
  confirmationRulesSchema,
} from '#domain/orders/confirmation.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { ConfirmationRulesEntity } from './confirmation-rules.entity'

export async function readConfirmationRules(db: EntityManager): Promise<ConfirmationRules> {
  const rules = await db.findOneBy(ConfirmationRulesEntity, { isOnly: true })
  return rules ?? DEFAULT_CONFIRMATION_RULES
}

/** Decides about orders that are placed from now on. Throws INVALID. */
export async function updateConfirmationRules(
  db: EntityManager,
  input: Unchecked<ConfirmationRulesInput>,
): Promise<ConfirmationRules> {
  const rules = validate(confirmationRulesSchema, input)
  await db.upsert(ConfirmationRulesEntity, { isOnly: true, ...rules }, ['isOnly'])
  return readConfirmationRules(db)
}
