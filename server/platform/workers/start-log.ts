import { hostname } from 'node:os'
import type { Env } from '../config/env'
import { printFailure, StartupError } from '../config/startup-error'
import { serializeError } from '../http/log'

/** Writes lines around the log of requests: that the shop is open, notices and failures of the process. */
export interface StartLog {
  /** `forPeople` is what a person at a terminal needs to know, too, such as who the admin is. */
  notice(message: string, forPeople?: string): void
  failure(error: unknown): void
}

const INFO = 30
const WARN = 40
const FATAL = 60

const forPeople: StartLog = {
  notice: (message, rest = '') => void process.stdout.write(`${message}${rest}\n`),
  failure: printFailure,
}

/** In the format of the log of requests. */
function writeLine(stream: NodeJS.WriteStream, level: number, fields: Record<string, unknown>) {
  const line = { level, time: Date.now(), pid: process.pid, hostname: hostname(), ...fields }
  stream.write(`${JSON.stringify(line)}\n`)
}

const forPrograms: StartLog = {
  notice: (msg) => writeLine(process.stdout, INFO, { msg }),
  failure: (error) =>
    writeLine(
      process.stderr,
      FATAL,
      error instanceof StartupError
        ? { msg: error.message }
        : { err: serializeError(error), msg: error instanceof Error ? error.message : 'failed' },
    ),
}

/** Also makes what Node itself prints, about warnings and uncaught errors, lines of JSON. */
function replaceNodeOutput(): void {
  process.removeAllListeners('warning')
  process.on('warning', (warning) =>
    writeLine(process.stderr, WARN, { err: serializeError(warning), msg: warning.message }),
  )
  process.on('uncaughtException', (error) => {
    forPrograms.failure(error)
    process.exit(1)
  })
}

/** In production, all output is lines of JSON, whatever happens; otherwise these lines are for people. */
export function startLog(mode: Env['mode'] | undefined): StartLog {
  if (mode !== 'production') return forPeople
  replaceNodeOutput()
  return forPrograms
}
