import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql'
import type {
  LocaleInput as LocaleInputShape,
  LoginInput as LoginInputShape,
  PasswordChangeInput as PasswordChangeInputShape,
  ProfileInput as ProfileInputShape,
  RegisterInput as RegisterInputShape,
} from '#domain/accounts/accounts.schema'
import { ROLES, type Role } from '#domain/accounts/roles'
import { LOCALES, type Locale } from '#domain/messages/locale'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import type { UserView } from './accounts.service'
import type { SessionView } from './sessions.service'

export const RoleEnum = toEnum(ROLES)

registerEnumType(RoleEnum, {
  name: 'Role',
  description: "An account's permissions.",
  valuesConfig: {
    SHOPPER: { description: 'Has a cart and orders.' },
    ADMIN: { description: 'The owner, who may do everything.' },
    MANAGER: { description: 'May do everything except for staff, settings and integrations.' },
    CALLER: { description: 'Confirms and edits orders, and takes them by phone.' },
    PACKER: { description: 'Packs orders, hands them over and receives them back.' },
    ACCOUNTANT: { description: 'Has the money, and reads orders.' },
  },
})

export const LocaleEnum = toEnum(LOCALES)

registerEnumType(LocaleEnum, {
  name: 'Locale',
  description: 'A language of the shop.',
  valuesConfig: { EN: { description: 'English.' }, AR: { description: 'Arabic.' } },
})

@ObjectType({ description: 'An account.' })
export class User implements UserView {
  @Field(() => ID, { description: 'The ID of the account.' })
  id!: number

  @Field(() => String, { description: 'The first name.' })
  firstName!: string

  @Field(() => String, { description: 'The second name.' })
  secondName!: string

  @Field(() => String, {
    description: 'The email address, in lower case; of a visitor who has given none, empty.',
  })
  email!: string

  @Field(() => String, { description: 'The mobile number: 10 digits, without the +20.' })
  mobile!: string

  @Field(() => RoleEnum, { description: 'The role of the account.' })
  role!: Role

  @Field(() => LocaleEnum, {
    nullable: true,
    description: 'The language of messages to the account; null until it signs in.',
  })
  locale!: Locale | null

  @Field(() => Boolean, {
    name: 'isEmailConfirmed',
    description:
      'Whether the email address is confirmed. Until then, emails to it contain no text from the account.',
  })
  emailConfirmed!: boolean

  @Field(() => Boolean, {
    description:
      'Whether the account can sign in. False for that of a visitor who has ordered, until a password is set with the link of a mail.',
  })
  canSignIn!: boolean
}

@ObjectType({ description: 'A session, valid for 7 days.' })
export class Session implements SessionView {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer <token>`.' })
  token!: string

  @Field(() => String, { description: 'The first name, for a greeting.' })
  firstName!: string

  @Field(() => RoleEnum, { description: 'The role of the account.' })
  role!: Role

  @Field(() => LocaleEnum, {
    nullable: true,
    description: 'The language of messages to the account; null until it signs in.',
  })
  locale!: Locale | null
}

@InputType({ description: 'A new account.' })
export class RegisterInput implements RegisterInputShape {
  @Field(() => String, { description: 'The first name.' })
  firstName!: string

  @Field(() => String, { description: 'The second name.' })
  secondName!: string

  @Field(() => String, { description: 'Exactly 10 digits.' })
  mobile!: string

  @Field(() => String, {
    description:
      'An email address with a top-level domain that the shop accepts, by default com or net.',
  })
  email!: string

  @Field(() => String, { description: '6 to 30 letters, digits and !@#$%^&*.' })
  password!: string
}

@InputType({ description: 'Credentials to sign in with.' })
export class LoginInput implements LoginInputShape {
  @Field(() => String, { description: 'The email address of the account.' })
  email!: string

  @Field(() => String, { description: 'The password of the account.' })
  password!: string

  @Field(() => String, {
    nullable: true,
    description:
      'The code of an app, or a recovery code, for accounts that sign in in two steps. Without it, there is an error at `code`.',
  })
  code?: string | null
}

@ObjectType({ description: 'The result of creating an account.' })
export class RegisterPayload extends MutationPayload {
  @Field(() => User, { nullable: true, description: 'The new account; null on failure.' })
  user?: User
}

@ObjectType({ description: 'The result of signing in or changing the password.' })
export class LoginPayload extends MutationPayload {
  @Field(() => Session, { nullable: true, description: 'The new session; null on failure.' })
  session?: Session
}

@InputType({ description: 'The details of an account that can be changed.' })
export class ProfileInput implements ProfileInputShape {
  @Field(() => String, { description: 'The first name.' })
  firstName!: string

  @Field(() => String, { description: 'The second name.' })
  secondName!: string

  @Field(() => String, { description: 'Exactly 10 digits.' })
  mobile!: string
}

@InputType({ description: 'The language of an account.' })
export class LocaleInput implements LocaleInputShape {
  @Field(() => LocaleEnum, { description: 'The language of messages to the account.' })
  locale!: Locale
}

@ObjectType({ description: 'The result of changing an account.' })
export class ProfilePayload extends MutationPayload {
  @Field(() => User, { nullable: true, description: 'The updated account; null on failure.' })
  user?: User
}

@InputType({ description: 'A change of password.' })
export class PasswordChangeInput implements PasswordChangeInputShape {
  @Field(() => String, { description: 'The current password.' })
  currentPassword!: string

  @Field(() => String, { description: '6 to 30 letters, digits and !@#$%^&*.' })
  newPassword!: string
}

@InputType({ description: 'The confirmation for deleting an account.' })
export class DeleteAccountInput {
  @Field(() => String, {
    nullable: true,
    description: 'The password of the account, unless it is that of a visitor, which has none.',
  })
  password?: string | null
}

@ObjectType({ description: 'The result of requesting a link to reset the password.' })
export class RequestPasswordResetPayload extends MutationPayload {
  @Field(() => Boolean, {
    description:
      'Whether the request was accepted, which does not reveal whether the account exists.',
  })
  success!: boolean
}

@ObjectType({ description: 'The result of requesting a link to confirm the email address.' })
export class RequestEmailConfirmationPayload extends MutationPayload {
  @Field(() => Boolean, { nullable: true, description: 'Whether the request was accepted.' })
  success?: boolean
}

@ObjectType({ description: 'The result of confirming an email address.' })
export class ConfirmEmailPayload extends MutationPayload {
  @Field(() => Boolean, { nullable: true, description: 'Whether the address is confirmed.' })
  success?: boolean
}

@ObjectType({ description: 'The result of signing out everywhere.' })
export class SignOutEverywherePayload extends MutationPayload {
  @Field(() => Boolean, { description: 'Whether all sessions have ended.' })
  success!: boolean
}

@ObjectType({ description: 'The result of deleting an account.' })
export class DeleteAccountPayload extends MutationPayload {
  @Field(() => Boolean, { description: 'Whether the account is deleted.' })
  success!: boolean
}
