import { translate } from '#domain/messages'
import { bodyFields } from '../http/request'
import type { RestApp } from '../http/rest'
import { getUser, login, register } from './accounts.service'

/** POST /register, POST /login, GET /profile. */
export function accountsRoutes(app: RestApp): void {
  app.post('/register', async (request, reply) => {
    const { first_name, second_name, mobile, email, password } = bodyFields(request)
    const input = { firstName: first_name, secondName: second_name, mobile, email, password }
    await register(request.context.db, input)
    return reply.code(201).send({ message: translate('account.registered') })
  })

  app.post('/login', async (request) => {
    const { db, accounts, address } = request.context
    const session = await login(db, accounts, address, bodyFields(request))
    return { token: session.token, first_name: session.firstName, role: session.role }
  })

  app.getBesidePage('/profile', async (request) => {
    const { id } = await request.context.viewer()
    const user = await getUser(request.context.db, id)
    const { firstName, secondName, email, mobile } = user
    return { first_name: firstName, second_name: secondName, email, mobile }
  })
}
