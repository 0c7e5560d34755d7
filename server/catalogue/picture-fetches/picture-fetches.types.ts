import { Field, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { PictureProblem } from '#domain/products/picture-fetch'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import type { PictureFetchesView } from './picture-fetches.service'

const PictureProblemEnum = {
  NOT_FOUND: 'notFound',
  STATUS: 'status',
  TIMEOUT: 'timeout',
  UNREACHABLE: 'unreachable',
  NOT_PUBLIC: 'notPublic',
  REDIRECTS: 'redirects',
  TOO_LARGE: 'tooLarge',
  TOO_MANY_PIXELS: 'tooManyPixels',
  NOT_A_PICTURE: 'notAPicture',
  DAMAGED: 'damaged',
} as const satisfies Record<string, PictureProblem>

registerEnumType(PictureProblemEnum, {
  name: 'PictureProblem',
  description: 'Why a picture of another site could not be fetched.',
  valuesConfig: {
    NOT_FOUND: { description: 'The site does not have it any more.' },
    STATUS: { description: 'The site responded with another status than 200.' },
    TIMEOUT: { description: 'It did not arrive in time.' },
    UNREACHABLE: { description: 'The site could not be reached.' },
    NOT_PUBLIC: { description: 'The address is not one of a public web site.' },
    REDIRECTS: { description: 'The address redirects too often.' },
    TOO_LARGE: { description: 'The file is larger than an upload may be.' },
    TOO_MANY_PIXELS: { description: 'The picture has more pixels than an upload may have.' },
    NOT_A_PICTURE: { description: 'It is no picture, or of a kind that cannot be read.' },
    DAMAGED: { description: 'The picture is damaged.' },
  },
})

@ObjectType({ description: 'A picture of another site that could not be fetched.' })
export class PictureFetchProblem {
  @Field(() => String, { description: 'Its address.' })
  url!: string

  @Field(() => PictureProblemEnum, { description: 'Why.' })
  problem!: PictureProblem

  @Field(() => Int, { nullable: true, description: 'The HTTP status of the response, if any.' })
  statusCode!: number | null

  productId!: number

  @Field(() => String, { description: 'The name of this product.' })
  productName!: string
}

@ObjectType({
  description: 'How far the pictures of imported products are fetched from other sites.',
})
export class PictureFetches {
  @Field(() => Int, { description: 'How many were fetched since the last import.' })
  fetched!: number

  @Field(() => Int, { description: 'How many are still to be fetched.' })
  waiting!: number

  @Field(() => Int, { description: 'How many could not be fetched.' })
  failed!: number

  @Field(() => Int, {
    description: 'How many products’ pictures are on other sites, and nobody has had them fetched.',
  })
  elsewhere!: number

  @Field(() => [PictureFetchProblem], {
    description: 'The first that could not be fetched; at most 100.',
  })
  problems!: PictureFetchProblem[]
}

@ObjectType({ description: 'The result of having pictures fetched.' })
export class FetchPicturesPayload extends MutationPayload {
  @Field(() => PictureFetches, { nullable: true, description: 'How far they are.' })
  pictureFetches?: PictureFetches
}

export function toPictureFetches({ problems, ...counts }: PictureFetchesView): PictureFetches {
  return { ...counts, problems: [...problems] }
}
