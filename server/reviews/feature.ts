import type { Feature } from '../feature'
import { AdminReviewConnectionResolver, ModerationResolver } from './moderation.resolver'
import { ProductReviewsResolver, RatingResolver } from './product-reviews.resolver'
import { RemovedPictureEntity } from './removed-picture.entity'
import { ReviewEntity } from './review.entity'
import { ReviewSettingsEntity } from './review-settings.entity'
import { ReviewsResolver } from './reviews.resolver'
import { reviewsPersonalData } from './reviews-personal-data'

export const reviews: Feature = {
  entities: [ReviewEntity, ReviewSettingsEntity, RemovedPictureEntity],
  resolvers: [
    ReviewsResolver,
    ProductReviewsResolver,
    RatingResolver,
    ModerationResolver,
    AdminReviewConnectionResolver,
  ],
  personalData: reviewsPersonalData,
}
