import type { Carrier } from '#domain/couriers/carriers'
import type { BostaSettings } from '../../platform/config/env'
import { resource } from '../../platform/features/feature'
import { createBosta } from './bosta'
import { type CleanCarrier, cleanCarrier } from './clean-carrier'

/** The carriers with which the shop has an account. */
export type Carriers = Partial<Readonly<Record<Carrier, CleanCarrier>>>

export function createCarriers({ bosta }: { readonly bosta: BostaSettings | undefined }): Carriers {
  return { ...(bosta && { bosta: cleanCarrier(createBosta(bosta)) }) }
}

export const carriers = resource(({ env }) => createCarriers(env))
