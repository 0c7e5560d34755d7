import { product } from '../demo-product'

export const litters = [
  product(
    'Siwa Clumping Cat Litter, Unscented 10 L',
    'سيوة رمل قطط متكتل بدون ريحة 10 لتر',
    28_500,
    {
      kind: 'litter',
      form: 'bag',
      grain: 'clay',
      pet: 'ginger',
      scheme: 'teal',
    },
  ),
  product('Mishmish Hooded Cat Litter Box, Large', 'مشمش ليتر بوكس قطط بغطا، كبير', 94_950, {
    kind: 'litter',
    form: 'hooded',
    grain: 'clay',
    pet: 'grey',
    scheme: 'apricot',
  }),
  product('Siwa Clumping Cat Litter, Lavender 10 L', 'سيوة رمل قطط متكتل لافندر 10 لتر', 29_950, {
    kind: 'litter',
    form: 'bag',
    grain: 'lavender',
    pet: 'cream',
    scheme: 'plum',
  }),
  product('Raml Crystal Cat Litter 3.8 L', 'رمل كريستال للقطط 3.8 لتر', 24_500, {
    kind: 'litter',
    form: 'bag',
    grain: 'crystal',
    pet: 'siamese',
    scheme: 'sky',
  }),
  product('Mishmish Litter Scoop with Holder', 'مشمش جاروف رمل بحامل', 11_995, {
    kind: 'litter',
    form: 'scoop',
    grain: 'clay',
    pet: 'calico',
    scheme: 'mint',
  }),
  product('Raml Wood Pellet Cat Litter 15 L', 'رمل خشب مضغوط للقطط 15 لتر', 32_500, {
    kind: 'litter',
    form: 'carton',
    grain: 'wood',
    pet: 'tuxedo',
    scheme: 'terracotta',
  }),
  product('Mishmish Open Cat Litter Tray 45 cm', 'مشمش صينية رمل قطط مفتوحة 45 سم', 21_950, {
    kind: 'litter',
    form: 'tray',
    grain: 'clay',
    pet: 'tuxedo',
    scheme: 'rose',
  }),
  product('Siwa Tofu Cat Litter, Green Tea 6 L', 'سيوة رمل توفو قطط شاي أخضر 6 لتر', 26_950, {
    kind: 'litter',
    form: 'bag',
    grain: 'tea',
    pet: 'grey',
    scheme: 'sage',
  }),
  product(
    'Mishmish Honeycomb Litter Mat 60 x 45 cm',
    'مشمش دواسة رمل خلية نحل 60 × 45 سم',
    34_500,
    {
      kind: 'litter',
      form: 'mat',
      grain: 'clay',
      pet: 'ginger',
      scheme: 'navy',
    },
  ),
  product('Raml Kitten Litter, Dust-Free 5 L', 'رمل كيتن بدون تراب 5 لتر', 19_950, {
    kind: 'litter',
    form: 'carton',
    grain: 'clay',
    pet: 'cream',
    scheme: 'mustard',
  }),
]
