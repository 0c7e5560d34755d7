import type { EntityManager } from 'typeorm'
import type { LoggedStatement } from './statement-log'

/** A node of a query plan. PostgreSQL counts rows only with the option ANALYZE. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

function nodesOf(plan: PlanNode): readonly PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

/** The rows that a node of a plan with ANALYZE read, used or not. */
export function rowsRead(node: PlanNode): number {
  const { 'Actual Rows': used = 0, 'Actual Loops': loops = 1 } = node
  const dropped = node['Rows Removed by Filter'] ?? 0
  return (used + dropped + (node['Rows Removed by Index Recheck'] ?? 0)) * loops
}

/** All nodes of the plan of a statement. */
export async function explain(
  db: EntityManager,
  { sql, parameters }: LoggedStatement,
  options: string,
): Promise<readonly PlanNode[]> {
  const [row] = await db.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }[]>(
    `EXPLAIN (${options}, FORMAT JSON) ${sql}`,
    [...parameters],
  )
  return (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => nodesOf(Plan))
}
