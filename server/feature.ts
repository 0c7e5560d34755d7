import type { ClassType } from 'type-graphql'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { MailDefinition } from './mail/mail-content'

type Fields = Readonly<Record<string, unknown>>

/** What a feature stores about a person. */
export interface PersonalDataProvider {
  /** Its part of the export, `GET /profile/data`. */
  readonly export?: {
    readonly schema: z.ZodRawShape
    readonly example: Fields
    readonly read: (db: EntityManager, userId: number) => Promise<Fields>
  }
  /**
   * Erases the data in the transaction that deletes the account, with its row locked. Throws an
   * AppError to prevent the deletion. Not needed for rows that the database deletes in cascade.
   */
  readonly erase?: (transaction: EntityManager, userId: number) => Promise<void>
}

/**
 * What a feature adds to the shop, declared in `feature.ts` of its folder. `features.ts` lists the
 * features; everything that is about all of them is derived from that list.
 */
export interface Feature {
  /** The tables that TypeORM reads and writes. Their migrations are in `database/migrations/`. */
  readonly entities?: readonly ClassType[]
  /** Its part of the GraphQL API. */
  readonly resolvers?: readonly ClassType[]
  /** GraphQL types that no resolver names, such as implementations of an interface. */
  readonly orphanedTypes?: readonly ClassType[]
  /** The mails that it adds to the outbox, by their kind in the database. */
  readonly mails?: Readonly<Record<string, MailDefinition>>
  readonly personalData?: PersonalDataProvider
  /**
   * Tables that each database has of its own: a restored shop must neither send again what was sent since
   * the backup nor accept links that were used since. A backup has all others.
   */
  readonly tablesNotBackedUp?: readonly string[]
}
