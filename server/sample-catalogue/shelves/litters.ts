import { product } from '../demo-product'

export const litters = [
  product('Siwa Clumping Cat Litter, Unscented 10 L', 28_500, {
    kind: 'litter',
    form: 'bag',
    grain: 'clay',
    pet: 'ginger',
    scheme: 'teal',
  }),
  product('Mishmish Hooded Cat Litter Box, Large', 94_950, {
    kind: 'litter',
    form: 'hooded',
    grain: 'clay',
    pet: 'grey',
    scheme: 'apricot',
  }),
  product('Siwa Clumping Cat Litter, Lavender 10 L', 29_950, {
    kind: 'litter',
    form: 'bag',
    grain: 'lavender',
    pet: 'cream',
    scheme: 'plum',
  }),
  product('Raml Crystal Cat Litter 3.8 L', 24_500, {
    kind: 'litter',
    form: 'bag',
    grain: 'crystal',
    pet: 'siamese',
    scheme: 'sky',
  }),
  product('Mishmish Litter Scoop with Holder', 11_995, {
    kind: 'litter',
    form: 'scoop',
    grain: 'clay',
    pet: 'calico',
    scheme: 'mint',
  }),
  product('Raml Wood Pellet Cat Litter 15 L', 32_500, {
    kind: 'litter',
    form: 'carton',
    grain: 'wood',
    pet: 'tuxedo',
    scheme: 'terracotta',
  }),
  product('Mishmish Open Cat Litter Tray 45 cm', 21_950, {
    kind: 'litter',
    form: 'tray',
    grain: 'clay',
    pet: 'tuxedo',
    scheme: 'rose',
  }),
  product('Siwa Tofu Cat Litter, Green Tea 6 L', 26_950, {
    kind: 'litter',
    form: 'bag',
    grain: 'tea',
    pet: 'grey',
    scheme: 'sage',
  }),
  product('Mishmish Honeycomb Litter Mat 60 x 45 cm', 34_500, {
    kind: 'litter',
    form: 'mat',
    grain: 'clay',
    pet: 'ginger',
    scheme: 'navy',
  }),
  product('Raml Kitten Litter, Dust-Free 5 L', 19_950, {
    kind: 'litter',
    form: 'carton',
    grain: 'clay',
    pet: 'cream',
    scheme: 'mustard',
  }),
]
