import type { Feature } from '../../platform/features/feature'
import { pictureStorage } from '../pictures/picture-storage'
import { AdminReviewConnectionResolver, ModerationResolver } from './moderation.resolver'
import {
  ProductReviewsResolver,
  RatingResolver,
  ReviewConnectionResolver,
} from './product-reviews.resolver'
import { ReviewEntity } from './review.entity'
import { readPictureAudience } from './review-picture.service'
import { ReviewSettingsEntity } from './review-settings.entity'
import { ReviewsResolver } from './reviews.resolver'
import { reviewsRoutes } from './reviews.routes'
import { reviewsPersonalData } from './reviews-personal-data'

export const reviews: Feature = {
  dependencies: ['accounts', 'change-log', 'products', 'pictures'],
  entities: [ReviewEntity, ReviewSettingsEntity],
  functionFiles: ['reviews.sql'],
  resolvers: [
    ReviewsResolver,
    ProductReviewsResolver,
    ReviewConnectionResolver,
    RatingResolver,
    ModerationResolver,
    AdminReviewConnectionResolver,
  ],
  personalData: reviewsPersonalData,
  routes: ({ app }, { get }) => reviewsRoutes(app, get(pictureStorage)),
  readPictureAudience,
  hasPicture: (imageUrl) => `EXISTS (SELECT FROM reviews WHERE reviews.image_url = ${imageUrl})`,
}
