import 'reflect-metadata'
import type { ClientBase } from 'pg'
import { DataSource, type DataSourceOptions } from 'typeorm'
import type { EmbeddedConnection } from '../connection/embedded'
import type { ServerTarget } from '../connection/primary-host'
import { traceQueries } from '../connection/spans'
import {
  type DatabaseLimits,
  LIMITS,
  setTimeLimits,
  socketWithTimeout,
} from '../connection/time-limits'
import { Shop1763600000001 } from './migrations/0001-shop'
import { ShopManagement1763700000002 } from './migrations/0002-shop-management'
import { ApiKeys1763800000003 } from './migrations/0003-api-keys'
import { Webhooks1763900000004 } from './migrations/0004-webhooks'
import { CatalogueVersion1764000000005 } from './migrations/0005-catalogue-version'
import { LargeCatalogue1764100000006 } from './migrations/0006-large-catalogue'
import { WordPairs1764200000007 } from './migrations/0007-word-pairs'
import { WordsOfChangedNames1764300000008 } from './migrations/0008-words-of-changed-names'
import { OrderAdjustments1764400000009 } from './migrations/0009-order-adjustments'
import { OrdersByCity1764500000010 } from './migrations/0010-orders-by-city'
import { ArabicNames1764600000011 } from './migrations/0011-arabic-names'
import { BilingualSearch1764700000012 } from './migrations/0012-bilingual-search'
import { BeginningsOfWords1764800000013 } from './migrations/0013-beginnings-of-words'
import { PhonesInE1641764900000014 } from './migrations/0014-phones-in-e164'
import { StagedImports1765000000015 } from './migrations/0015-staged-imports'
import { WordsWithoutPendingList1765100000016 } from './migrations/0016-words-without-pending-list'
import { AccountLanguage1765200000017 } from './migrations/0017-account-language'
import { ArabicNamesInOrders1765300000018 } from './migrations/0018-arabic-names-in-orders'
import { StructuredAddresses1765400000019 } from './migrations/0019-structured-addresses'
import { DeliveryRates1765500000020 } from './migrations/0020-delivery-rates'
import { Mails1765600000021 } from './migrations/0021-mails'
import { Discounts1765700000022 } from './migrations/0022-discounts'
import { PasswordResets1765800000023 } from './migrations/0023-password-resets'
import { SavedAddresses1765900000024 } from './migrations/0024-saved-addresses'
import { CancelReasons1766200000027 } from './migrations/0027-cancel-reasons'
import { ProductTexts1766300000028 } from './migrations/0028-product-texts'
import { ProductAttributes1766400000029 } from './migrations/0029-product-attributes'
import { WasPrice1766500000030 } from './migrations/0030-was-price'
import { ProductListing1766600000031 } from './migrations/0031-product-listing'
import { ChosenCategories1766700000032 } from './migrations/0032-chosen-categories'
import { HiddenProducts1766900000034 } from './migrations/0034-hidden-products'
import { Reviews1767100000036 } from './migrations/0036-reviews'
import { ChangedIn1767300000038 } from './migrations/0038-changed-in'
import { ProductLists1767400000039 } from './migrations/0039-product-lists'
import { OrdersInWebhooks1767600000041 } from './migrations/0041-orders-in-webhooks'
import { StagedDetails1767700000042 } from './migrations/0042-staged-details'
import { SampleReviews1767800000043 } from './migrations/0043-sample-reviews'
import { ExportedStock1768500000050 } from './migrations/0050-exported-stock'
import { SameText1768800000053 } from './migrations/0053-same-text'
import { FeeNotShown1769400000059 } from './migrations/0059-fee-not-shown'
import { LinksInMails1769700000062 } from './migrations/0062-links-in-mails'
import { ConfirmedEmails1769800000063 } from './migrations/0063-confirmed-emails'
import { ReviewAuthors1769900000064 } from './migrations/0064-review-authors'
import { RecordedPictures1770100000066 } from './migrations/0066-recorded-pictures'
import { BrandsOfShownProducts1770100000067 } from './migrations/0067-brands-of-shown-products'
import { FunctionFiles1770500000070 } from './migrations/0070-function-files'
import { Announcements1770600000071 } from './migrations/0071-announcements'
import { OrderLife1770800000080 } from './migrations/0080-order-life'
import { Confirmation1770900000081 } from './migrations/0081-confirmation'
import { Settlements1771000000082 } from './migrations/0082-settlements'
import { OrderEventKinds1771100000083 } from './migrations/0083-order-event-kinds'
import { OrderEdits1771200000084 } from './migrations/0084-order-edits'
import { Customers1771300000085 } from './migrations/0085-customers'
import { Carriers1771400000086 } from './migrations/0086-carriers'
import { Returns1771500000087 } from './migrations/0087-returns'
import { DriverLinks1771600000088 } from './migrations/0088-driver-links'
import { Handovers1771700000089 } from './migrations/0089-handovers'
import { SettledEntries1771800000090 } from './migrations/0090-settled-entries'
import { AssignedCouriers1771900000091 } from './migrations/0091-assigned-couriers'
import { ParcelCount1772000000092 } from './migrations/0092-parcel-count'
import { ReceiptPictures1772100000093 } from './migrations/0093-receipt-pictures'
import { OrderSearch1772300000095 } from './migrations/0095-order-search'
import { ProductInventory1772400000096 } from './migrations/0096-product-inventory'
import { PrepaymentDeadline1772500000097 } from './migrations/0097-prepayment-deadline'
import { Staff1772700000099 } from './migrations/0099-staff'
import { ShopSettings1772900000101 } from './migrations/0101-shop-settings'
import { ProductChanges1773200000104 } from './migrations/0104-product-changes'
import { ChangeLog1773400000106 } from './migrations/0106-change-log'
import { CustomerProfiles1773400000107 } from './migrations/0107-customer-profiles'
import { StockMovements1773400000108 } from './migrations/0108-stock-movements'
import { StockBookings1773400000109 } from './migrations/0109-stock-bookings'
import { HelpPages1773400000110 } from './migrations/0110-help-pages'
import { Today1773400000111 } from './migrations/0111-today'
import { StaffSessions1773400000112 } from './migrations/0112-staff-sessions'
import { ImportMappings1773400000113 } from './migrations/0113-import-mappings'
import { Push1773400000115 } from './migrations/0115-push'
import { FirstWeek1773400000116 } from './migrations/0116-first-week'
import { ProductBatches1773400000117 } from './migrations/0117-product-batches'
import { HomePage1773400000119 } from './migrations/0119-home-page'
import { LowStock1773400000120 } from './migrations/0120-low-stock'
import { LiveEvents1773400000121 } from './migrations/0121-live-events'
import { BackInStock1773400000123 } from './migrations/0123-back-in-stock'
import { Favourites1773400000124 } from './migrations/0124-favourites'
import { Pets1773400000125 } from './migrations/0125-pets'
import { BrandNamesInArabic1773400000128 } from './migrations/0128-brand-names-in-arabic'
import { Jobs1773400000129 } from './migrations/0129-jobs'
import { Fills1773400000130 } from './migrations/0130-fills'
import { OrdersOfCouriers1773400000131 } from './migrations/0131-orders-of-couriers'
import { RequestIdsOfMessages1773400000134 } from './migrations/0134-request-ids-of-messages'
import { RequestKeys1773400000138 } from './migrations/0138-request-keys'
import { ShipmentItems1773400000143 } from './migrations/0143-shipment-items'
import { CashOfShipments1773400000147 } from './migrations/0147-cash-of-shipments'
import { StatementLines1773400000148 } from './migrations/0148-statement-lines'
import { CourierPrices1773400000149 } from './migrations/0149-courier-prices'
import { CarrierProblems1773400000151 } from './migrations/0151-carrier-problems'
import { SeoTexts1773400000152 } from './migrations/0152-seo-texts'
import { PictureFetches1773400000155 } from './migrations/0155-picture-fetches'
import { ParcelReports1773400000158 } from './migrations/0158-parcel-reports'
import { BankLines1773400000159 } from './migrations/0159-bank-lines'
import { OrderLinks1773400000161 } from './migrations/0161-order-links'
import { SentMessages1773400000167 } from './migrations/0167-sent-messages'
import { EventActors1773400000170 } from './migrations/0170-event-actors'
import { PrepaymentMethods1773400000171 } from './migrations/0171-prepayment-methods'
import { Exchanges1773400000172 } from './migrations/0172-exchanges'
import { DeletedCodes1773400000179 } from './migrations/0179-deleted-codes'
import { WhichOrder1773400000180 } from './migrations/0180-which-order'
import { ReplacedFunctionTexts1773400000188 } from './migrations/0188-replaced-function-texts'
import { UpdatedAt1773400000195 } from './migrations/0195-updated-at'
import { ListsOfChanges1773400000196 } from './migrations/0196-lists-of-changes'

/** The classes that TypeORM maps rows to. */
export type Entities = NonNullable<DataSourceOptions['entities']>

export type DatabaseTarget = ServerTarget | { readonly embedded: EmbeddedConnection }

// The embedded database runs one statement at a time, and its socket mixes up the messages of
// prepared statements that arrive on two connections concurrently. One connection is as fast.
const EMBEDDED_POOL_SIZE = 1

/** All migrations, oldest first, each with its name in the table `migrations`. */
export const MIGRATIONS = [
  Shop1763600000001,
  ShopManagement1763700000002,
  ApiKeys1763800000003,
  Webhooks1763900000004,
  CatalogueVersion1764000000005,
  LargeCatalogue1764100000006,
  WordPairs1764200000007,
  WordsOfChangedNames1764300000008,
  OrderAdjustments1764400000009,
  OrdersByCity1764500000010,
  ArabicNames1764600000011,
  BilingualSearch1764700000012,
  BeginningsOfWords1764800000013,
  PhonesInE1641764900000014,
  StagedImports1765000000015,
  WordsWithoutPendingList1765100000016,
  AccountLanguage1765200000017,
  ArabicNamesInOrders1765300000018,
  StructuredAddresses1765400000019,
  DeliveryRates1765500000020,
  Mails1765600000021,
  Discounts1765700000022,
  PasswordResets1765800000023,
  SavedAddresses1765900000024,
  CancelReasons1766200000027,
  ProductTexts1766300000028,
  ProductAttributes1766400000029,
  WasPrice1766500000030,
  ProductListing1766600000031,
  ChosenCategories1766700000032,
  HiddenProducts1766900000034,
  Reviews1767100000036,
  ChangedIn1767300000038,
  ProductLists1767400000039,
  OrdersInWebhooks1767600000041,
  StagedDetails1767700000042,
  SampleReviews1767800000043,
  ExportedStock1768500000050,
  SameText1768800000053,
  FeeNotShown1769400000059,
  LinksInMails1769700000062,
  ConfirmedEmails1769800000063,
  ReviewAuthors1769900000064,
  RecordedPictures1770100000066,
  BrandsOfShownProducts1770100000067,
  FunctionFiles1770500000070,
  Announcements1770600000071,
  OrderLife1770800000080,
  Confirmation1770900000081,
  Settlements1771000000082,
  OrderEventKinds1771100000083,
  OrderEdits1771200000084,
  Customers1771300000085,
  Carriers1771400000086,
  Returns1771500000087,
  DriverLinks1771600000088,
  Handovers1771700000089,
  SettledEntries1771800000090,
  AssignedCouriers1771900000091,
  ParcelCount1772000000092,
  ReceiptPictures1772100000093,
  OrderSearch1772300000095,
  ProductInventory1772400000096,
  PrepaymentDeadline1772500000097,
  Staff1772700000099,
  ShopSettings1772900000101,
  ProductChanges1773200000104,
  ChangeLog1773400000106,
  CustomerProfiles1773400000107,
  StockMovements1773400000108,
  StockBookings1773400000109,
  HelpPages1773400000110,
  Today1773400000111,
  StaffSessions1773400000112,
  ImportMappings1773400000113,
  Push1773400000115,
  FirstWeek1773400000116,
  ProductBatches1773400000117,
  HomePage1773400000119,
  LowStock1773400000120,
  LiveEvents1773400000121,
  BackInStock1773400000123,
  Favourites1773400000124,
  Pets1773400000125,
  BrandNamesInArabic1773400000128,
  Jobs1773400000129,
  Fills1773400000130,
  OrdersOfCouriers1773400000131,
  RequestIdsOfMessages1773400000134,
  RequestKeys1773400000138,
  ShipmentItems1773400000143,
  CashOfShipments1773400000147,
  StatementLines1773400000148,
  CourierPrices1773400000149,
  CarrierProblems1773400000151,
  SeoTexts1773400000152,
  PictureFetches1773400000155,
  ParcelReports1773400000158,
  BankLines1773400000159,
  OrderLinks1773400000161,
  SentMessages1773400000167,
  EventActors1773400000170,
  PrepaymentMethods1773400000171,
  Exchanges1773400000172,
  DeletedCodes1773400000179,
  WhichOrder1773400000180,
  ReplacedFunctionTexts1773400000188,
  UpdatedAt1773400000195,
  ListsOfChanges1773400000196,
].map((migration) => ({ migration, name: new migration().name }))

/** The data source of either database, embedded or not: TypeORM over pg. Not yet connected. */
export function createDataSource(
  target: DatabaseTarget,
  options: {
    readonly poolSize: number
    /** Can be omitted for work without entities, such as a migration or a backup. */
    readonly entities?: Entities
    readonly logger?: DataSourceOptions['logger']
    /** The number of migrations to load: all, unless a backup has fewer. */
    readonly migrations?: number
    /** Whether a pooler in transaction mode is in between, which sets the limits of its own connections. */
    readonly isPooled?: boolean
    /** Prepares each new connection of the pool before it is used. */
    readonly onConnect?: (client: ClientBase) => Promise<void>
    /** Overrides of the limits for requests. */
    readonly limits?: Partial<DatabaseLimits>
  },
): DataSource {
  const limits = { ...LIMITS, ...options.limits }
  // The embedded database has a single session, where a SET would last.
  const isServer = 'url' in target
  const onConnect = async (client: ClientBase) => {
    traceQueries(client)
    if (isServer && !options.isPooled) await setTimeLimits(client, limits)
    await options.onConnect?.(client)
  }
  return new DataSource({
    type: 'postgres',
    ...('url' in target
      ? { url: target.url }
      : { ...target.embedded, username: 'postgres', password: 'postgres', database: 'postgres' }),
    entities: options.entities ?? [],
    migrations: MIGRATIONS.slice(0, options.migrations).map(({ migration }) => migration),
    migrationsTableName: 'migrations',
    // TypeORM installs the extensions of its column types; ours is created by a migration.
    installExtensions: false,
    poolSize: isServer ? options.poolSize : EMBEDDED_POOL_SIZE,
    ...(options.logger && { logger: options.logger, logging: ['query', 'error'] }),
    extra: {
      connectionTimeoutMillis: limits.connectMilliseconds,
      application_name: 'mishmish',
      ...(isServer && { stream: () => socketWithTimeout(limits.idleSocketMilliseconds) }),
      ...('Client' in target && { Client: target.Client }),
      onConnect,
    },
  })
}
