import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { MAX_FAILED_MAILS } from '#domain/limits'
import { MAIL_KIND_TABLE } from '#domain/mail/mail-kinds'
import { translate } from '#domain/messages'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { listFailedMails, listWaitingMails, resendMails } from './failed-mails.service'
import { FailedMail, ResendMailsPayload, WaitingMail } from './failed-mails.types'

@Resolver()
export class FailedMailsResolver {
  @Requires('settings.edit')
  @Query(() => [FailedMail], {
    description: `The newest mails of the last days that could not be sent, at most ${MAX_FAILED_MAILS}.`,
  })
  async failedMails(@Ctx() { db, locale }: Context): Promise<readonly FailedMail[]> {
    const mails = await listFailedMails(db)
    return mails.map(({ kind, ...mail }) => ({
      ...mail,
      subject: translate(MAIL_KIND_TABLE[kind], {}, locale),
    }))
  }

  @Requires('settings.edit')
  @Query(() => [WaitingMail], {
    description: `The mails of which an attempt has failed and another one follows, at most ${MAX_FAILED_MAILS}.`,
  })
  async waitingMails(@Ctx() { db, locale }: Context): Promise<readonly WaitingMail[]> {
    const mails = await listWaitingMails(db)
    return mails.map(({ kind, ...mail }) => ({
      ...mail,
      subject: translate(MAIL_KIND_TABLE[kind], {}, locale),
    }))
  }

  @Requires('settings.edit')
  @Mutation(() => ResendMailsPayload, {
    description: 'Sends one failed mail again, or all of the last days, with all retries.',
  })
  async resendMails(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, { nullable: true, description: 'The ID of the mail; all without one.' })
    id?: string,
  ): Promise<ResendMailsPayload> {
    return asPayload(locale, async () => ({ count: await resendMails(db, id) }))
  }
}
