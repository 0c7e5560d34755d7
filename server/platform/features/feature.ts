import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Registry } from 'prom-client'
import type { ClassType } from 'type-graphql'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { Permission } from '#domain/accounts/permissions'
import type { MailKind } from '#domain/mail/mail-kinds'
import type { OrderListView } from '#domain/orders/order-views'
import type { Env } from '../config/env'
import type { Notifications } from '../database/connection/notifications'
import type { Audience } from '../database/events/announce'
import type { CatalogueVersion } from '../database/events/catalogue-version'
import type { Backfill } from '../database/schema/backfills'
import type { WhoseOrders } from '../database/statements/whose-orders'
import type { WebhookDocs } from '../http/rest/openapi'
import type { RestApp } from '../http/rest/rest'
import type { Caller } from './caller'
import type { Job } from './job'
import type { MailDefinition } from './mail-content'

/** Dependencies that the features of a running server share. */
export interface Runtime {
  readonly features: readonly Feature[]
  readonly env: Pick<
    Env,
    | 'mode'
    | 'seed'
    | 'emailTopLevelDomains'
    | 'contact'
    | 'seller'
    | 'bosta'
    | 'paymob'
    | 'smtpUrl'
    | 'mailFrom'
  >
  /** Signs the tokens of sessions and of links in messages. */
  readonly jwtSecret: string
  /** The shop's address, once the server listens. */
  readonly publicUrl: () => string
  readonly db: EntityManager
  readonly notifications: Notifications
  /** Shares counters between servers; without it, each server counts separately. */
  readonly redis: Redis | undefined
  readonly metrics: Registry
  readonly catalogueVersion: Pick<CatalogueVersion, 'current' | 'settings'>
  /** The one instance of a resource on this server. */
  get<T>(resource: Resource<T>): T
}

/** Something that a feature keeps in the memory of a server, such as a cache, a limiter or settings. */
export interface Resource<T> {
  /** Called once, when the resource is first used. */
  readonly create: (runtime: Runtime) => T
}

export function resource<T>(create: (runtime: Runtime) => T): Resource<T> {
  return { create }
}

/** An external resource, such as file storage, which is provided when the server starts. */
export function externalResource<T>(name: string): Resource<T> {
  return resource(() => {
    throw new Error(`The server was started without ${name}`)
  })
}

/** Routers that a feature adds its routes to. */
interface Routers {
  readonly rest: RestApp
  /** For routes with other bodies than JSON, and for hooks. */
  readonly app: FastifyInstance
  /** The shop's address, once the server listens. */
  readonly publicUrl: () => string
}

/** Recognises the callers of requests by tokens of one kind. */
interface Authentication {
  /** Whether a token looks like one of this kind. */
  readonly accepts: (token: string) => boolean
  /** Throws UNAUTHENTICATED for a token that is invalid, expired or revoked. */
  readonly authenticate: (token: string, runtime: Runtime) => Promise<Caller>
}

/** Options of periodic jobs in addition to the runtime. */
export interface JobOptions {
  readonly env: Env
  readonly log: FastifyBaseLogger
}

/** Options of workers in addition to the runtime. */
interface WorkerOptions extends JobOptions {
  readonly publicUrl: string
  /** The email of the admin account, which receives mails to the owner. */
  readonly ownerEmail: string
}

/** Stops a worker, and waits for work in progress. */
type StopWorker = () => Promise<void>

type Fields = Readonly<Record<string, unknown>>

/** Who may currently see a picture: everybody, nobody, or its author and those who have a permission. */
export type PictureAudience =
  | 'everybody'
  | 'nobody'
  | { readonly authorId: number | null; readonly permission: Permission }

export type ReadAccountNames = (
  db: EntityManager,
  ids: readonly number[],
) => Promise<readonly { readonly id: number; readonly name: string }[]>

/** SQL conditions on `orders` that a feature knows, for the list of orders. */
export interface OrderConditions {
  /** Why orders are in a saved view; those of other features are in it as well. */
  readonly views?: Readonly<Partial<Record<OrderListView, string>>>
  /** The orders of the customer whose id is a parameter, such as $1. */
  readonly ofCustomer?: (id: string) => string
}

/** Personal data that a feature stores. */
export interface PersonalDataProvider {
  /** Its part of the export, `GET /profile/data`. */
  readonly export?: {
    readonly schema: z.ZodRawShape
    readonly example: Fields
    readonly read: (db: EntityManager, userId: number) => Promise<Fields>
    /** The same about orders of somebody who has no account. */
    readonly readOfOrders?: (db: EntityManager, orderIds: readonly number[]) => Promise<Fields>
  }
  /**
   * Erases the data in the transaction that deletes the account, with its row locked. Throws an
   * AppError to prevent the deletion. Not needed for rows that the database deletes in cascade.
   */
  readonly erase?: (
    transaction: EntityManager,
    userId: number,
    providers: readonly PersonalDataProvider[],
  ) => Promise<void>
  /** Called by orders, which still have their phones: erases what only these lead to. */
  readonly eraseByPhone?: (
    transaction: EntityManager,
    parameters: readonly unknown[],
    whose: WhoseOrders,
  ) => Promise<void>
  /** Called after the account is gone: forgets what is derived from it and from others. */
  readonly finish?: (transaction: EntityManager) => Promise<void>
  /** Erases the same about closed orders, which the transaction has locked, of somebody who has no account. */
  readonly eraseOfOrders?: (
    transaction: EntityManager,
    orderIds: readonly number[],
    providers: readonly PersonalDataProvider[],
  ) => Promise<void>
}

export interface Outbox {
  /** In metrics. */
  readonly name: string
  /** SQL of those that wait, after FROM: a table with `created_at`. */
  readonly waiting: string
}

/**
 * A feature of the shop, declared in `feature.ts` of its folder. `app/features.ts` lists the features; everything that
 * concerns all of them is derived from that list.
 */
export interface Feature {
  /** The folders of the features that its own files may import; the linter reads them (`eslint.zones.js`). */
  readonly dependencies: readonly string[]
  /** The tables that TypeORM reads and writes. Their migrations are in `platform/database/schema/migrations/`. */
  readonly entities?: readonly ClassType[]
  /** Its functions and triggers, in `platform/database/schema/functions/`. */
  readonly functionFiles?: readonly string[]
  /** Its part of the GraphQL API. */
  readonly resolvers?: readonly ClassType[]
  /** GraphQL types that no resolver names, such as implementations of an interface. */
  readonly orphanedTypes?: readonly ClassType[]
  /** Its part of the REST API, and its pages and files; called before the server listens. */
  readonly routes?: (routers: Routers, runtime: Runtime) => void | Promise<void>
  readonly authentication?: Authentication
  /** The messages that webhooks receive from it, by event, for the OpenAPI document. */
  readonly webhooks?: WebhookDocs
  readonly orderConditions?: OrderConditions
  /** Those who it notifies of events that features announce. */
  readonly audience?: Audience
  /** Its messages that are sent after the commit, for the metrics. */
  readonly outbox?: Outbox
  /** Who may see a picture of the feature; undefined for other pictures, which are always public. */
  readonly readPictureAudience?: (
    db: EntityManager,
    imageUrl: string,
  ) => Promise<PictureAudience | undefined>
  /**
   * An SQL condition: whether it has a picture, whose address is an expression. What uploads have recorded is deleted when no
   * feature has it.
   */
  readonly hasPicture?: (imageUrl: string) => string
  /** The names of accounts, for features that do not know accounts; those that were deleted have none. */
  readonly readAccountNames?: ReadAccountNames
  /** Whether the shop still has samples of it. */
  readonly hasSamples?: (db: EntityManager) => Promise<boolean>
  /** The mails that it adds to the outbox, by their kind in the database. */
  readonly mails?: Readonly<Partial<Record<MailKind, MailDefinition>>>
  readonly personalData?: PersonalDataProvider
  /**
   * Tables that backups leave out: a restored shop must neither send messages again that were sent since the backup nor
   * accept links that were used since.
   */
  readonly tablesNotBackedUp?: readonly string[]
  /** Cleans up after earlier runs, before the server starts. */
  readonly prepare?: (db: EntityManager) => Promise<void>
  /** Changes of its large tables, made while the shop is open. */
  readonly backfills?: readonly Backfill[]
  /** Its periodic jobs. */
  readonly jobs?: (runtime: Runtime, options: JobOptions) => readonly Job[]
  /** Starts other background work, which runs while the server listens. */
  readonly startWorkers?: (runtime: Runtime, options: WorkerOptions) => readonly StopWorker[]
}
