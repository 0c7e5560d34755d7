import { product } from '../demo-product'

export const bowls = [
  product(
    'Tabaq Ceramic Cat Bowl, Fish Pattern 350 ml',
    'طبق بولة سيراميك للقطط شكل سمكة 350 مل',
    14_500,
    {
      kind: 'bowl',
      form: 'ceramic',
      pet: 'ginger',
      scheme: 'teal',
    },
  ),
  product('Tabaq Stainless Steel Dog Bowl 1.2 L', 'طبق بولة ستانلس للكلاب 1.2 لتر', 17_950, {
    kind: 'bowl',
    form: 'steel',
    pet: 'baladi',
    scheme: 'apricot',
  }),
  product('Moya Quiet Fountain Cat Water Bowl 2 L', 'مويا نافورة مياه هادية للقطط 2 لتر', 124_950, {
    kind: 'bowl',
    form: 'fountain',
    pet: 'grey',
    scheme: 'sky',
  }),
  product('Tabaq Slow Feeder Dog Bowl 800 ml', 'طبق بولة أكل بطيء للكلاب 800 مل', 16_500, {
    kind: 'bowl',
    form: 'slow',
    pet: 'golden',
    scheme: 'mint',
  }),
  product('Tabaq Raised Double Cat Bowl, Bamboo', 'طبق بولتين قطط بحامل بامبو', 38_500, {
    kind: 'bowl',
    form: 'raised',
    pet: 'siamese',
    scheme: 'rose',
  }),
  product('Safar Folding Travel Dog Bowl 500 ml', 'سفر بولة كلاب بتتطبق للسفر 500 مل', 9_950, {
    kind: 'bowl',
    form: 'folding',
    pet: 'spotted',
    scheme: 'terracotta',
  }),
  product(
    'Tabaq Non-Slip Twin Dog Bowl Set 2 x 400 ml',
    'طبق طقم بولتين كلاب ضد الزحلقة 2 × 400 مل',
    24_500,
    {
      kind: 'bowl',
      form: 'twin',
      pet: 'slate',
      scheme: 'plum',
    },
  ),
  product(
    'Tabaq Shallow Whisker-Friendly Cat Bowl 250 ml',
    'طبق بولة واسعة مريحة لشنب القطط 250 مل',
    12_995,
    {
      kind: 'bowl',
      form: 'shallow',
      pet: 'tuxedo',
      scheme: 'mustard',
    },
  ),
  product(
    'Tabaq Raised Dog Bowl Stand, Oak 2 x 1.5 L',
    'طبق حامل خشب ببولتين للكلاب 2 × 1.5 لتر',
    72_500,
    {
      kind: 'bowl',
      form: 'stand',
      pet: 'shepherd',
      scheme: 'navy',
    },
  ),
]
