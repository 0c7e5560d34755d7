import { z } from 'zod'
import { LOCALES } from '#domain/messages/locale'
import type { PersonalDataProvider } from '../../platform/features/feature'
import type { RestApp } from '../../platform/http/rest/rest'
import { documented } from '../../platform/http/rest/rest-docs'
import { EXAMPLE_PROFILE, restProfileSchema, toRestProfile } from './accounts.routes'
import { getUser } from './accounts.service'
import { exportPersonalData } from './personal-data.service'

const profileSchema = restProfileSchema.extend({ locale: z.enum(LOCALES).nullable() })

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
      description: 'Account, addresses, cart, orders and reviews.',
      schema: z
        .strictObject(Object.assign({ profile: profileSchema }, ...schemas))
        .meta({ title: 'PersonalData' }),
      example: Object.assign({ profile: { ...EXAMPLE_PROFILE, locale: 'en' } }, ...examples),
    },
  })
  app.get('/profile/data', downloadDocs, async (request, reply) => {
    const { db, viewer } = request.context
    const { id } = await viewer()
    const user = await getUser(db, id)
    const profile = { ...toRestProfile(user), locale: user.locale }
    reply.header('content-disposition', 'attachment; filename="my-data.json"')
    return { profile, ...(await exportPersonalData(db, id, providers)) }
  })
}
