import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { DeliveryArea } from '#domain/delivery/delivery'
import type { Context } from '../../platform/features/context'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { DeliveryAreaEnum } from '../../shop/delivery/delivery.types'
import { codeLimiter } from '../discounts/code-limiter'
import { previewDiscount } from './checkout-terms.service'
import { PreviewDiscountPayload, PreviewLineInput } from './discount-preview.types'

@Resolver()
export class DiscountPreviewResolver {
  // Not a query: unknown codes are counted, and queries may be executed twice.
  @Mutation(() => PreviewDiscountPayload, {
    description:
      "Returns the totals of the signed-in user's cart, or of the given lines, with a discount code, without using the code. Visitors give their lines. If the code cannot be used, `userErrors` says why. After 20 unknown codes in 15 minutes, further attempts are rejected; those of visitors wait.",
  })
  async previewDiscount(
    @Ctx() { db, viewer, hasToken, address, locale, get }: Context,
    @Arg('code', () => String, { description: 'The code, in any case.' }) code: string,
    @Arg('area', () => DeliveryAreaEnum, {
      nullable: true,
      description: 'Where to deliver; without it, the totals have no delivery fee.',
    })
    area?: DeliveryArea,
    @Arg('lines', () => [PreviewLineInput], {
      nullable: true,
      description: 'The lines to order; the cart of the signed-in user by default.',
    })
    lines?: readonly PreviewLineInput[],
  ): Promise<PreviewDiscountPayload> {
    if (!hasToken && lines) {
      return asPayload(locale, () =>
        get(codeLimiter).guardVisitor(address, (observe) =>
          previewDiscount(db, null, code, area, lines, observe),
        ),
      )
    }
    const { id } = await viewer()
    return asPayload(locale, () =>
      get(codeLimiter).guard(id, code, (observe) =>
        previewDiscount(db, id, code, area, lines, observe),
      ),
    )
  }
}
