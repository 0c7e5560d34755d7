import { z } from 'zod'
import { loginSchema, registerSchema } from '#domain/accounts.schema'
import { translate } from '#domain/messages'
import { ROLES } from '#domain/roles'
import { bodyFields } from '../http/request'
import type { RestApp } from '../http/rest'
import { documented } from '../http/rest-docs'
import { restMessageSchema } from '../http/rest-schemas'
import { getUser, login, register } from './accounts.service'

/** POST /register, POST /login, GET /profile. */
export function accountsRoutes(app: RestApp): void {
  const registering = documented({
    id: 'register',
    tag: 'Accounts',
    summary: 'Makes a shopper’s account',
    role: 'anybody',
    body: {
      schema: registerSchema,
      example: {
        first_name: 'Salma',
        second_name: 'Hassan',
        mobile: '1123456789',
        email: 'salma@example.com',
        password: 'secret1',
      },
    },
    answer: {
      status: 201,
      description: 'The account is there; POST /login gives its token.',
      schema: restMessageSchema,
      example: { message: translate('account.registered') },
    },
  })
  app.post('/register', registering, async (request, reply) => {
    const { first_name, second_name, mobile, email, password } = bodyFields(request)
    const input = { firstName: first_name, secondName: second_name, mobile, email, password }
    await register(request.context.db, input)
    return reply.code(201).send({ message: translate('account.registered') })
  })

  const signingIn = documented({
    id: 'login',
    tag: 'Accounts',
    summary: 'Gives the token of an account',
    role: 'anybody',
    body: { schema: loginSchema, example: { email: 'mona@example.com', password: 'secret1' } },
    answer: {
      status: 200,
      description: 'Send the token as `Authorization: Bearer …`.',
      schema: z.strictObject({ token: z.string(), first_name: z.string(), role: z.enum(ROLES) }),
      example: {
        token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
        first_name: 'Mona',
        role: 'shopper',
      },
    },
    refusals: {
      401: { description: 'Email and password do not fit.' },
      429: { description: 'Too many failed attempts; Retry-After says how long to wait.' },
    },
  })
  app.post('/login', signingIn, async (request) => {
    const { db, accounts, address } = request.context
    const session = await login(db, accounts, address, bodyFields(request))
    return { token: session.token, first_name: session.firstName, role: session.role }
  })

  const profile = documented({
    id: 'getProfile',
    tag: 'Accounts',
    summary: 'Who is signed in',
    role: 'shopper',
    answer: {
      status: 200,
      description: 'The account.',
      schema: z.strictObject({
        first_name: z.string(),
        second_name: z.string(),
        email: z.string(),
        mobile: z.string(),
      }),
      example: {
        first_name: 'Mona',
        second_name: 'Ali',
        email: 'mona@example.com',
        mobile: '1012345678',
      },
    },
  })
  app.getBesidePage('/profile', profile, async (request) => {
    const { id } = await request.context.viewer()
    const user = await getUser(request.context.db, id)
    const { firstName, secondName, email, mobile } = user
    return { first_name: firstName, second_name: secondName, email, mobile }
  })
}
