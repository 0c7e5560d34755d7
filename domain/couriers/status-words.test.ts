import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { presetMeaning, rememberedMeaning, statusKey } from './status-words'

const WORDS: Readonly<Record<string, readonly string[]>> = {
  delivered: [
    'Delivered',
    'DELIVERED',
    'Delivered successfully',
    'Successfully delivered',
    'Delivered to customer',
    'Delivered to the consignee',
    'Shipment delivered',
    'Order has been delivered',
    'Delivery completed',
    'Successful delivery',
    'Delivered, Thank you :-)',
    'تم التسليم',
    'تم التوصيل',
    'تم التسليم بنجاح',
    'تم تسليم الشحنة',
    'تمّ تسليـم الطلب للعميل',
    'تم توصيل الشحنه الى العميل بنجاح',
    'تسليم ناجح',
  ],
  partlyDelivered: [
    'Partially delivered',
    'Partial delivery',
    'Delivered (partially)',
    'تسليم جزئي',
    'تسليم جزئى',
    'تم التسليم جزئيًا',
    'تم تسليم جزء من الطلب',
  ],
  refused: [
    'Refused',
    'Rejected',
    'Customer refused',
    'Refused by consignee',
    'Refused at the door',
    'Rejected - reason to be mentioned',
    'RTO',
    'RTO Delivered',
    'Returned',
    'Returned to sender',
    'Return to origin',
    'Delivered to shipper',
    'مرفوض',
    'رفض الاستلام',
    'العميل رفض الاستلام',
    'تم الرفض من قبل العميل',
    'مرتجع',
    'مرتجعة',
    'تم الإرجاع للراسل',
    'تم تسليم المرتجع للتاجر',
  ],
  lost: [
    'Lost',
    'Lost in transit',
    'Shipment lost',
    'مفقود',
    'شحنة مفقودة',
    'ضائعة',
    'تم فقد الشحنة',
  ],
  nothing: [
    'Delivery failed',
    'Failed delivery attempt',
    'Awaiting delivery',
    'Out for delivery',
    'Out for delivery to customer',
    'Not delivered',
    'Undelivered',
    'Could not be delivered',
    'To be delivered',
    'Being delivered',
    'Pending delivery',
    'Scheduled for delivery',
    'In transit',
    'With agent',
    'Delivered to hub',
    'With the courier',
    'Picked up',
    'Delivery attempt unsuccessful',
    'قيد التوصيل',
    'قيد التسليم',
    'جاري التوصيل',
    'جارى التوصيل',
    'خرج للتوصيل',
    'خرجت للتسليم',
    'فشل التسليم',
    'فشل في التوصيل',
    'لم يتم التسليم',
    'لَمْ يَتِمّ التَّوصيل',
    'تعذّر التسليم',
    'في انتظار التسليم',
    'مع المندوب',
    'مؤجل',
  ],
}

describe('A word of a courier', () => {
  test.each(
    Object.entries(WORDS).flatMap(([meaning, words]) =>
      words.map((word) => [word, meaning] as const),
    ),
  )('%s means %s', (word, meaning) => {
    expect(presetMeaning(word)).toBe(meaning)
  })

  test.each([
    'Whatever',
    '45',
    '',
    '—',
    'Delivered to agent',
    'Delivered to neighbour',
    'Delivered by mistake',
    'Delivered / returned later',
    'Delivered 2 of 3',
    'Completed',
    'Delivery',
    'Cancelled',
    'Returned to facility',
    'Missing information',
    'تم التسليم للمندوب',
    'سيتم التسليم',
    'تسليم',
    'توصيل',
    'ملغي',
    'تم الاستلام',
    'تم التسليم للجار',
  ])('%s means nothing until somebody says what', (word) => {
    expect(presetMeaning(word)).toBeNull()
  })

  test('that has a part which is not known is never a delivery', () => {
    const known = fc.constantFrom('Delivered', 'تم التسليم', 'Delivered to customer')
    const part = fc.stringMatching(/^[a-z]{3,8}$/).map((text) => `q${text}`)
    fc.assert(
      fc.property(known, part, fc.boolean(), (word, other, isBefore) => {
        const text = isBefore ? `${other} ${word}` : `${word} ${other}`
        expect(presetMeaning(text)).not.toBe('delivered')
      }),
    )
  })

  test('is the same in its spellings', () => {
    expect(statusKey(' تمّ  التسليـم ')).toBe(statusKey('تم التسليم'))
    expect(statusKey('جارى التوصيل')).toBe(statusKey('جاري التوصيل'))
    expect(statusKey('Out-for-Delivery')).toBe(statusKey('out for delivery'))
    expect(statusKey('Not delivered')).not.toBe(statusKey('Delivered'))
  })
})

test('What somebody said about a word stays, but for a return and for what surely is no delivery', () => {
  expect(rememberedMeaning('Done deal', 'delivered')).toBe('delivered')
  expect(rememberedMeaning('Delivered', 'nothing')).toBe('nothing')
  expect(rememberedMeaning('Delivery failed', 'delivered')).toBeNull()
  expect(rememberedMeaning('RTO Delivered', 'delivered')).toBeNull()
  expect(rememberedMeaning('Returned', 'receivedBack')).toBe('refused')
  expect(rememberedMeaning('In our shop', 'receivedBack')).toBeNull()
})
