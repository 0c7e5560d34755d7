import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql'
import type {
  AccountDeletionInput as AccountDeletionInputShape,
  LoginInput as LoginInputShape,
  PasswordChangeInput as PasswordChangeInputShape,
  ProfileInput as ProfileInputShape,
  RegisterInput as RegisterInputShape,
} from '#domain/accounts.schema'
import type { Role } from '#domain/roles'
import { UserError } from '../http/user-error.types'
import type { SessionView, UserView } from './accounts.service'

export const RoleEnum = { SHOPPER: 'shopper', ADMIN: 'admin' } as const

registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'What an account may do.',
  valuesConfig: {
    SHOPPER: { description: 'Has a cart and orders.' },
    ADMIN: { description: 'Also runs the catalogue and all orders.' },
  },
})

@ObjectType({ description: 'An account.' })
export class User implements UserView {
  @Field(() => ID, { description: 'Its number.' })
  id!: number

  @Field(() => String, { description: 'The first name.' })
  firstName!: string

  @Field(() => String, { description: 'The second name.' })
  secondName!: string

  @Field(() => String, { description: 'The email address, in lower case.' })
  email!: string

  @Field(() => String, { description: 'The mobile number: 10 digits, without the +20.' })
  mobile!: string

  @Field(() => RoleEnum, { description: 'What the account may do.' })
  role!: Role
}

@ObjectType({ description: 'A session of 7 days.' })
export class Session implements SessionView {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer <token>`.' })
  token!: string

  @Field(() => String, { description: 'For the greeting.' })
  firstName!: string

  @Field(() => RoleEnum, { description: 'What the account may do.' })
  role!: Role
}

@InputType({ description: 'A new account.' })
export class RegisterInput implements RegisterInputShape {
  @Field(() => String, { description: 'The first name.' })
  firstName!: string

  @Field(() => String, { description: 'The second name.' })
  secondName!: string

  @Field(() => String, { description: 'Exactly 10 digits.' })
  mobile!: string

  @Field(() => String, { description: 'An email address that ends in .com or .net.' })
  email!: string

  @Field(() => String, { description: '6 to 30 letters, digits and !@#$%^&*.' })
  password!: string
}

@InputType({ description: 'An email and its password.' })
export class LoginInput implements LoginInputShape {
  @Field(() => String, { description: 'The email address of the account.' })
  email!: string

  @Field(() => String, { description: 'Its password.' })
  password!: string
}

@ObjectType({ description: 'What registering did.' })
export class RegisterPayload {
  @Field(() => User, { nullable: true, description: 'The new account, unless refused.' })
  user?: User

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: readonly UserError[]
}

@ObjectType({ description: 'What signing in did.' })
export class LoginPayload {
  @Field(() => Session, { nullable: true, description: 'The session, unless refused.' })
  session?: Session

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: readonly UserError[]
}

@InputType({ description: 'What may be changed of an account.' })
export class ProfileInput implements ProfileInputShape {
  @Field(() => String, { description: 'The first name.' })
  firstName!: string

  @Field(() => String, { description: 'The second name.' })
  secondName!: string

  @Field(() => String, { description: 'Exactly 10 digits.' })
  mobile!: string
}

@ObjectType({ description: 'What changing an account did.' })
export class ProfilePayload {
  @Field(() => User, { nullable: true, description: 'The account afterwards, unless refused.' })
  user?: User

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: readonly UserError[]
}

@InputType({ description: 'A new password.' })
export class PasswordChangeInput implements PasswordChangeInputShape {
  @Field(() => String, { description: 'The password of now.' })
  currentPassword!: string

  @Field(() => String, { description: '6 to 30 letters, digits and !@#$%^&*.' })
  newPassword!: string
}

@InputType({ description: 'What confirms that an account is to be deleted.' })
export class AccountDeletionInput implements AccountDeletionInputShape {
  @Field(() => String, { description: 'Its password.' })
  password!: string
}

@ObjectType({ description: 'What ending all sessions or deleting an account did.' })
export class AccountEndPayload {
  @Field(() => Boolean, { description: 'Whether it is done.' })
  done!: boolean

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: readonly UserError[]
}
