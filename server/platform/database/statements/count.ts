import { z } from 'zod'

/** The row of a statement that counts. */
export const countRow = z.object({ count: z.int() })

/** The result of such a statement. */
export async function readCount(
  rows: Promise<readonly z.output<typeof countRow>[]>,
): Promise<number> {
  const [row] = await rows
  return row?.count ?? 0
}
