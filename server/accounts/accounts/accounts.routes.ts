import { z } from 'zod'
import { ROLES } from '#domain/accounts/roles'
import { translate } from '#domain/messages'
import { emailEndings } from '#domain/validation/email'
import type { Env } from '../../platform/config/env'
import { bodyFields } from '../../platform/http/rest/request'
import type { RestApp } from '../../platform/http/rest/rest'
import { documented } from '../../platform/http/rest/rest-docs'
import { restMessageSchema } from '../../platform/http/rest/rest-schemas'
import { type AccountSettings, getUser, register, type UserView } from './accounts.service'
import { login } from './login.service'

export const restProfileSchema = z
  .strictObject({
    first_name: z.string(),
    second_name: z.string(),
    email: z.string(),
    mobile: z.string(),
  })
  .meta({ title: 'Profile' })

export const EXAMPLE_PROFILE: z.output<typeof restProfileSchema> = {
  first_name: 'Mona',
  second_name: 'Ali',
  email: 'mona@example.com',
  mobile: '1012345678',
}

export function toRestProfile(user: UserView): z.output<typeof restProfileSchema> {
  const { firstName, secondName, email, mobile } = user
  return { first_name: firstName, second_name: secondName, email, mobile }
}

/** POST /register, POST /login, GET /profile. */
export function accountsRoutes(
  app: RestApp,
  settings: AccountSettings,
  { emailTopLevelDomains }: Pick<Env, 'emailTopLevelDomains'>,
): void {
  const { schemas } = settings
  const [ending = '.com'] = emailEndings(emailTopLevelDomains)
  const exampleEmail = (name: string) => `${name}@example${ending}`
  const registerDocs = documented({
    id: 'register',
    tag: 'Accounts',
    summary: 'Creates a shopper account',
    role: 'public',
    body: {
      schema: schemas.register,
      example: {
        first_name: 'Salma',
        second_name: 'Hassan',
        mobile: '1123456789',
        email: exampleEmail('salma'),
        password: 'secret1',
      },
    },
    response: {
      status: 201,
      description: 'The account was created. Sign in with POST /login.',
      schema: restMessageSchema,
      example: { message: translate('account.registeredSignIn') },
    },
    errors: {
      409: { description: 'An account with this email already exists.' },
      429: { description: 'Too many registrations; Retry-After is the time to wait in seconds.' },
    },
  })
  app.post('/register', registerDocs, async (request, reply) => {
    const { first_name, second_name, mobile, email, password } = bodyFields(request)
    const input = { firstName: first_name, secondName: second_name, mobile, email, password }
    const { db, locale } = request.context
    await register(db, settings, request.context, input)
    return reply.code(201).send({ message: translate('account.registeredSignIn', {}, locale) })
  })

  const loginDocs = documented({
    id: 'login',
    tag: 'Accounts',
    summary: 'Signs in and returns a token',
    role: 'public',
    body: { schema: schemas.login, example: { email: exampleEmail('mona'), password: 'secret1' } },
    response: {
      status: 200,
      description: 'Send the token as `Authorization: Bearer …`.',
      schema: z.strictObject({ token: z.string(), first_name: z.string(), role: z.enum(ROLES) }),
      example: {
        token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
        first_name: 'Mona',
        role: 'shopper',
      },
    },
    errors: {
      401: { description: 'The email or password is wrong.' },
      429: { description: 'Too many failed attempts; Retry-After is the time to wait in seconds.' },
    },
  })
  app.post('/login', loginDocs, async (request) => {
    const { db } = request.context
    const session = await login(db, settings, request.context, bodyFields(request))
    return { token: session.token, first_name: session.firstName, role: session.role }
  })

  const profileDocs = documented({
    id: 'getProfile',
    tag: 'Accounts',
    summary: 'The account that is signed in',
    role: 'shopper',
    response: {
      status: 200,
      description: 'The account.',
      schema: restProfileSchema,
      example: EXAMPLE_PROFILE,
    },
  })
  app.getOrPage('/profile', profileDocs, async (request) => {
    const { id } = await request.context.viewer()
    return toRestProfile(await getUser(request.context.db, id))
  })
}
