import type { Carrier } from '#domain/couriers/carriers'
import type { BostaSettings } from '../env'
import { resource } from '../feature'
import { createBosta } from './bosta'
import type { CarrierAdapter } from './carrier'

/** The carriers with which the shop has an account. */
export type Carriers = Partial<Readonly<Record<Carrier, CarrierAdapter>>>

export function createCarriers({ bosta }: { readonly bosta: BostaSettings | undefined }): Carriers {
  return { ...(bosta && { bosta: createBosta(bosta) }) }
}

export const carriers = resource(({ env }) => createCarriers(env))
