import { z } from 'zod'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import { CHANGE_KINDS, CHANGE_LOG_COLUMNS } from '#domain/change-log/change-log.schema'
import type { RestApp } from '../../platform/http/rest/rest'
import { PERIOD, sendCsv } from '../../platform/http/rest/rest-csv'
import { documented } from '../../platform/http/rest/rest-docs'
import { exportChanges } from './change-log-export.service'

interface ChangesRoute {
  readonly Querystring: {
    readonly kind?: unknown
    readonly subject?: unknown
    readonly from?: unknown
    readonly to?: unknown
  }
}

/** GET /changes.csv, for the admin. */
export function changeLogRoutes(rest: RestApp): void {
  const download = documented({
    id: 'exportChanges',
    tag: 'Management',
    summary: 'What the team and tools have changed, as a CSV file',
    role: 'admin',
    permission: 'log.read',
    query: {
      kind: {
        description: 'Only changes of this kind.',
        schema: z.enum(CHANGE_KINDS).optional(),
        example: 'product',
      },
      subject: {
        description: 'Only changes of the one with this ID; with `kind`.',
        schema: z.string().optional(),
        example: '1',
      },
      ...PERIOD,
    },
    response: {
      status: 200,
      description: `In UTF-8 with a byte order mark: newest first, a line for each field, with the time in Cairo. Its columns are ${CHANGE_LOG_COLUMNS.map((column) => `\`${column}\``).join(', ')}; values of private fields are \`***\`.`,
      type: 'text/csv',
      schema: z.string(),
    },
  })
  rest.get<ChangesRoute>('/changes.csv', download, async (request, reply) => {
    const { kind, subject, from, to } = request.query
    const { db, allows } = request.context
    const seesIntegrations = await allows(VALUE_PERMISSIONS.integrationChanges)
    const file = exportChanges(db, { kind, subject, from, to }, { seesIntegrations })
    return sendCsv(reply, 'changes.csv', file)
  })
}
