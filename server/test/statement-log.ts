import type { Logger } from 'typeorm'

/** Remembers every SQL statement, so that a test can say how many an operation costs. */
export class StatementLog implements Logger {
  readonly statements: string[] = []

  logQuery(query: string): void {
    this.statements.push(query)
  }

  /** The statements that the work issued. */
  async during(work: () => Promise<unknown>): Promise<readonly string[]> {
    const before = this.statements.length
    await work()
    return this.statements.slice(before)
  }

  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
