import { LIST_PAGE_SIZE } from '../limits'
import { pageFields } from '../validation/list.schema'
import { idSchema } from '../validation/text.schema'
import { z } from '../validation/zod'

/** Which handovers are listed. */
export const handoversSchema = z.object({
  ...pageFields,
  first: pageFields.first.default(LIST_PAGE_SIZE),
  courierId: idSchema.nullish(),
})

export type HandoversInput = z.input<typeof handoversSchema>
