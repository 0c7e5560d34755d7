import { z } from 'zod'
import type { RestApp } from '../http/rest/rest'
import { documented } from '../http/rest/rest-docs'
import { EXAMPLE_PROFILE, restProfileSchema, toRestProfile } from './accounts.routes'
import { getUser } from './accounts.service'
import { exportPersonalData, type PersonalDataProvider } from './personal-data.service'

/** GET /profile/data: all personal data of the signed-in user, as a file. */
export function personalDataRoutes(app: RestApp, providers: readonly PersonalDataProvider[]): void {
  const schemas = providers.map((provider) => provider.export?.schema)
  const examples = providers.map((provider) => provider.export?.example)
  const downloadDocs = documented({
    id: 'getPersonalData',
    tag: 'Accounts',
    summary: 'All personal data of the account that is signed in',
    role: 'shopper',
    response: {
      status: 200,
      description: 'Account, cart and orders.',
      schema: z.strictObject(Object.assign({ profile: restProfileSchema }, ...schemas)),
      example: Object.assign({ profile: EXAMPLE_PROFILE }, ...examples),
    },
  })
  app.get('/profile/data', downloadDocs, async (request, reply) => {
    const { db, viewer } = request.context
    const { id } = await viewer()
    const profile = toRestProfile(await getUser(db, id))
    reply.header('content-disposition', 'attachment; filename="my-data.json"')
    return { profile, ...(await exportPersonalData(db, id, providers)) }
  })
}
