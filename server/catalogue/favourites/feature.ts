import type { Feature } from '../../platform/features/feature'
import { FavouriteEntity } from './favourite.entity'
import { FavouritesResolver } from './favourites.resolver'
import { favouritesPersonalData } from './favourites-personal-data'

export const favourites: Feature = {
  dependencies: ['accounts', 'products'],
  entities: [FavouriteEntity],
  resolvers: [FavouritesResolver],
  personalData: favouritesPersonalData,
}
