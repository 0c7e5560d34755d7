import type { EntityManager } from 'typeorm'
import { withFreeNumbers } from '../../products/product-numbers.service'
import { problemsOfNumbers } from '../plan/import-numbers'
import type { Change } from '../plan/product-change'
import type { ImportProblem } from '../read/records/import-problem'

/** Thrown when another write has taken numbers since they were checked. */
class TakenNumbers extends Error {
  readonly problems: readonly ImportProblem[]

  constructor(problems: readonly ImportProblem[]) {
    super('Numbers were taken meanwhile')
    this.name = 'TakenNumbers'
    this.problems = problems
  }
}

/** Writes rows whose numbers were free. Returns its problems, or those of numbers that were taken meanwhile. */
export async function writeFreeNumbers(
  db: EntityManager,
  changes: readonly Change[],
  write: () => Promise<readonly ImportProblem[]>,
): Promise<readonly ImportProblem[]> {
  const check = async () => {
    const problems = await problemsOfNumbers(db, changes)
    if (problems.length > 0) throw new TakenNumbers(problems)
  }
  try {
    return await withFreeNumbers(write, check)
  } catch (error) {
    if (error instanceof TakenNumbers) return error.problems
    throw error
  }
}
