/** What products that are on offer cost before, in piastres, by name. */
export const WAS_PRICES: ReadonlyMap<string, number> = new Map([
  ['Farfour Feather Wand Cat Toy', 12_500],
  ['Baladog Dry Beef & Rice Dog Food 10 kg', 229_500],
  ['Loulou Crunchy Cat Treats, Salmon 60 g', 8_500],
  ['Siwa Clumping Cat Litter, Lavender 10 L', 34_950],
  ['Hodn Orthopaedic Sofa Dog Bed 90 cm', 236_500],
  ['Moya Quiet Fountain Cat Water Bowl 2 L', 149_950],
  ['Nattat Plush Crocodile Dog Toy', 24_995],
  ['Sikka Retractable Dog Leash 5 m', 39_500],
  ['Bastet Cat Food, Mixed Cat Wet Pouches, 12 x 85 g', 54_000],
  ['Abu Deil Beef Jerky Dog Treats 150 g', 21_500],
  ['Safar Wire Dog Crate, Two Doors 91 cm', 399_500],
  ['Haris Ticks & Fleas Collar for Dogs 65 cm', 45_000],
])
