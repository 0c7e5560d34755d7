import type { Logger } from 'typeorm'

/** A statement as it was sent. */
export interface LoggedStatement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** Remembers every SQL statement, so that a test can say how many an operation costs, and ask how each is run. */
export class StatementLog implements Logger {
  private readonly logged: LoggedStatement[] = []

  logQuery(sql: string, parameters: readonly unknown[] = []): void {
    this.logged.push({ sql, parameters })
  }

  /** The statements that the work issued. */
  async during(work: () => Promise<unknown>): Promise<readonly LoggedStatement[]> {
    const before = this.logged.length
    await work()
    return this.logged.slice(before)
  }

  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
