import type { Feature } from '../feature'
import { pictureNotice, pictureStorage } from '../pictures/picture-storage'
import { repeat } from '../repeat'
import { AdminReviewConnectionResolver, ModerationResolver } from './moderation.resolver'
import { ProductReviewsResolver, RatingResolver } from './product-reviews.resolver'
import { RemovedPictureEntity } from './removed-picture.entity'
import { deleteRemovedPictures } from './removed-pictures.service'
import { ReviewEntity } from './review.entity'
import { readPictureAudience } from './review-picture.service'
import { ReviewSettingsEntity } from './review-settings.entity'
import { ReviewsResolver } from './reviews.resolver'
import { reviewsRoutes } from './reviews.routes'
import { reviewsPersonalData } from './reviews-personal-data'

export const reviews: Feature = {
  dependencies: ['accounts', 'products', 'pictures'],
  entities: [ReviewEntity, ReviewSettingsEntity, RemovedPictureEntity],
  resolvers: [
    ReviewsResolver,
    ProductReviewsResolver,
    RatingResolver,
    ModerationResolver,
    AdminReviewConnectionResolver,
  ],
  personalData: reviewsPersonalData,
  routes: ({ app }, { get }) => reviewsRoutes(app, get(pictureStorage)),
  readPictureAudience,
  startWorkers({ db, get }, { env, log }) {
    const pictures = get(pictureStorage)
    // Several servers can share the database while each has its own folder.
    const hasOtherFolders = pictureNotice(env) !== undefined
    return [
      repeat(() => deleteRemovedPictures(db, pictures, { hasOtherFolders }), {
        minutes: 10,
        onError: (err) => log.error({ err }, 'Removed pictures cannot be deleted'),
      }),
    ]
  },
}
