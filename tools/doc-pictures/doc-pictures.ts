import type { Page } from '@playwright/test'
import type { Locale } from '../../domain/messages/locale'
import type { SampleOrders } from './sample-orders'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 760 }

export interface DocPicture {
  /** The file in docs/pictures/, without its extension. */
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly path: (orders: SampleOrders) => string
  /** Whose session the page has. */
  readonly viewer: 'owner' | 'shopper' | 'nobody'
  /** By default, English. */
  readonly locale?: Locale
  /** Runs before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>
}

/** The pictures of docs/orders.md, docs/couriers.md and docs/owner.md, and of owner.md's Arabic version. */
export const DOC_PICTURES: readonly DocPicture[] = [
  {
    name: 'orders',
    viewport: DESK,
    viewer: 'owner',
    path: () => '/adminorder',
    async prepare(page) {
      const boxes = page.locator('[data-row] input[type=checkbox]')
      for (const index of [0, 1, 2]) await boxes.nth(index).check()
    },
  },
  {
    name: 'order-panel',
    viewport: DESK,
    viewer: 'owner',
    path: ({ openOrder }) => `/adminorder?order=${openOrder}`,
  },
  {
    name: 'settlement',
    viewport: DESK,
    viewer: 'owner',
    path: ({ settledCourier }) => `/admincash?courier=${settledCourier}`,
  },
  {
    name: 'picking-list',
    viewport: DESK,
    viewer: 'owner',
    path: ({ packed }) => `/adminorder/print?kind=picking&ids=${packed.join()}`,
  },
  { name: 'driver', viewport: PHONE, viewer: 'nobody', path: ({ drivePath }) => drivePath },
  { name: 'confirm', viewport: PHONE, viewer: 'nobody', path: ({ confirmPath }) => confirmPath },
  {
    name: 'order-arabic',
    viewport: PHONE,
    viewer: 'shopper',
    locale: 'ar',
    path: ({ shopper }) => `/orders/${shopper.onTheRoad}`,
  },
  { name: 'today', viewport: DESK, viewer: 'owner', path: () => '/adminDashboard' },
  { name: 'products', viewport: DESK, viewer: 'owner', path: () => '/adminproducts' },
  { name: 'customers', viewport: DESK, viewer: 'owner', path: () => '/admincustomers' },
  {
    name: 'today-arabic',
    viewport: PHONE,
    viewer: 'owner',
    locale: 'ar',
    path: () => '/adminDashboard',
  },
  {
    name: 'orders-arabic',
    viewport: DESK,
    viewer: 'owner',
    locale: 'ar',
    path: () => '/adminorder',
  },
  {
    name: 'products-arabic',
    viewport: PHONE,
    viewer: 'owner',
    locale: 'ar',
    path: () => '/adminproducts',
  },
]
