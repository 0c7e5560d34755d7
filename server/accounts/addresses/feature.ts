import type { Feature } from '../../platform/features/feature'
import { AddressEntity } from './address.entity'
import { AddressesResolver, UserAddressesResolver } from './addresses.resolver'
import { addressesPersonalData } from './addresses-personal-data'

export const addresses: Feature = {
  dependencies: ['accounts'],
  entities: [AddressEntity],
  resolvers: [AddressesResolver, UserAddressesResolver],
  personalData: addressesPersonalData,
}
