import type { Logger } from 'typeorm'

/** A statement as sent to the database. */
export interface LoggedStatement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** Records all SQL statements, so that tests can count and explain an operation's. */
export class StatementLog implements Logger {
  private readonly logged: LoggedStatement[] = []

  logQuery(sql: string, parameters: readonly unknown[] = []): void {
    this.logged.push({ sql, parameters })
  }

  /** Returns the statements that were executed during the work. */
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
