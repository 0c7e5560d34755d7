import type {
  BedDrawing,
  BowlDrawing,
  BrushDrawing,
  CareDrawing,
  CatToyDrawing,
  CollarDrawing,
  CrateDrawing,
  DogToyDrawing,
  Drawing,
  DryFoodDrawing,
  FlavourName,
  LeashDrawing,
  LitterDrawing,
  TreatsDrawing,
  WetFoodDrawing,
} from './drawing'
import type { SchemeName } from './palettes'
import type { PetName } from './pets'

type DryFood = (
  label: DryFoodDrawing['label'],
  pet: PetName,
  scheme: SchemeName,
  ...flavours: FlavourName[]
) => DryFoodDrawing

const dryFood =
  (form: DryFoodDrawing['form']): DryFood =>
  (label, pet, scheme, ...flavours) => ({ kind: 'dry-food', form, label, pet, flavours, scheme })

const dryPouch = dryFood('pouch')
const drySack = dryFood('sack')
const dryBox = dryFood('box')

function wetFood(
  form: WetFoodDrawing['form'],
  pet: PetName,
  scheme: SchemeName,
  ...flavours: FlavourName[]
): WetFoodDrawing {
  return { kind: 'wet-food', form, pet, flavours, scheme }
}

function treats(
  form: TreatsDrawing['form'],
  bite: TreatsDrawing['bite'],
  flavour: FlavourName,
  pet: PetName,
  scheme: SchemeName,
): TreatsDrawing {
  return { kind: 'treats', form, pet, bite, flavour, scheme }
}

function litter(
  form: LitterDrawing['form'],
  grain: LitterDrawing['grain'],
  pet: PetName,
  scheme: SchemeName,
): LitterDrawing {
  return { kind: 'litter', form, grain, pet, scheme }
}

function care(
  form: CareDrawing['form'],
  concern: CareDrawing['concern'],
  pet: PetName,
  scheme: SchemeName,
): CareDrawing {
  return { kind: 'care', form, concern, pet, scheme }
}

function catToy(form: CatToyDrawing['form'], pet: PetName, scheme: SchemeName): CatToyDrawing {
  return { kind: 'cat-toy', form, pet, scheme }
}

function dogToy(form: DogToyDrawing['form'], scheme: SchemeName): DogToyDrawing {
  return { kind: 'dog-toy', form, scheme }
}

function bowl(form: BowlDrawing['form'], pet: PetName, scheme: SchemeName): BowlDrawing {
  return { kind: 'bowl', form, pet, scheme }
}

function bed(form: BedDrawing['form'], pet: PetName, scheme: SchemeName): BedDrawing {
  return { kind: 'bed', form, pet, scheme }
}

function leash(form: LeashDrawing['form'], scheme: SchemeName): LeashDrawing {
  return { kind: 'leash', form, scheme }
}

function collar(form: CollarDrawing['form'], scheme: SchemeName): CollarDrawing {
  return { kind: 'collar', form, scheme }
}

function brush(form: BrushDrawing['form'], pet: PetName, scheme: SchemeName): BrushDrawing {
  return { kind: 'brush', form, pet, scheme }
}

function crate(form: CrateDrawing['form'], pet: PetName, scheme: SchemeName): CrateDrawing {
  return { kind: 'crate', form, pet, scheme }
}

// Each of these products comes in several sizes, which share one drawing.
const riverCatDrySalmonRiceCatFood = dryPouch('circle', 'ginger', 'teal', 'salmon', 'rice')
const baladogDryBeefRiceDogFood = drySack('arch', 'baladi', 'apricot', 'beef', 'rice')
const sikkaLeatherDogCollar = collar('leather', 'terracotta')
const siwaClumpingCatLitterUnscented = litter('bag', 'clay', 'ginger', 'teal')
const naamaOatmealGroomingShampooForDogs = care('pump', 'coat', 'golden', 'mustard')
const felucatDryChickenPumpkinCatFood = dryPouch('arch', 'grey', 'terracotta', 'chicken', 'pumpkin')
const oasisDogDryChickenCarrotDogFood = dryPouch('circle', 'spotted', 'sage', 'chicken', 'carrot')
const hodnFluffyDonutDogBed = bed('donut', 'spotted', 'rose')

/** The subject of each sample product's picture, by file name. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'river-cat-dry-salmon-rice-cat-food-1-5-kg': riverCatDrySalmonRiceCatFood,
  'koura-cotton-rope-dog-toy': dogToy('rope', 'apricot'),
  'felucat-wet-tuna-in-jelly-cat-food-85-g': wetFood('pouch', 'grey', 'apricot', 'tuna'),
  'baladog-dry-beef-rice-dog-food-10-kg': baladogDryBeefRiceDogFood,
  'farfour-feather-wand-cat-toy': catToy('wand', 'grey', 'rose'),
  'hodn-fluffy-donut-cat-bed-50-cm': bed('donut', 'ginger', 'sand'),
  'balah-baked-dog-treats-peanut-date-bones-300-g': treats(
    'pouch',
    'bone',
    'date',
    'baladi',
    'plum',
  ),
  'tabaq-ceramic-cat-bowl-fish-pattern-350-ml': bowl('ceramic', 'ginger', 'teal'),
  'loulou-crunchy-cat-treats-salmon-60-g': treats('pouch', 'fish', 'salmon', 'ginger', 'sky'),
  'sikka-leather-dog-collar-medium': sikkaLeatherDogCollar,
  'siwa-clumping-cat-litter-unscented-10-l': siwaClumpingCatLitterUnscented,
  'baladog-wet-beef-chunks-dog-food-400-g': wetFood('can', 'baladi', 'teal', 'beef'),
  'naama-oatmeal-grooming-shampoo-for-dogs-500-ml': naamaOatmealGroomingShampooForDogs,
  'nada-gentle-ear-cleaner-for-cats-dogs-120-ml': care('bottle', 'ear', 'grey', 'teal'),
  'safar-wire-dog-crate-two-doors-91-cm': crate('wire', 'baladi', 'navy'),
  'felucat-dry-chicken-pumpkin-cat-food-3-kg': felucatDryChickenPumpkinCatFood,
  'nattat-rubber-bone-dog-toy': dogToy('bone', 'teal'),
  'river-cat-wet-salmon-chunks-cat-food-185-g': wetFood('flat-can', 'ginger', 'mint', 'salmon'),
  'oasis-dog-dry-chicken-carrot-dog-food-3-kg': oasisDogDryChickenCarrotDogFood,
  'farfour-felt-mouse-cat-toy-set-of-3': catToy('mice', 'ginger', 'mint'),
  'hodn-orthopaedic-sofa-dog-bed-90-cm': bed('sofa', 'baladi', 'navy'),
  'abu-deil-beef-jerky-dog-treats-150-g': treats('pouch', 'strip', 'beef', 'brown', 'terracotta'),
  'tabaq-stainless-steel-dog-bowl-1-2-l': bowl('steel', 'baladi', 'apricot'),
  'loulou-creamy-cat-treat-tubes-tuna-4-x-14-g': treats('tubes', 'drop', 'tuna', 'cream', 'rose'),
  'sikka-nylon-dog-leash-1-5-m': leash('nylon', 'teal'),
  'mishmish-hooded-cat-litter-box-large': litter('hooded', 'clay', 'grey', 'apricot'),
  'oasis-dog-wet-chicken-rice-dog-food-400-g': wetFood(
    'can',
    'golden',
    'mustard',
    'chicken',
    'rice',
  ),
  'louli-dental-toothpaste-for-dogs-mint-100-g': care('tube', 'tooth', 'spotted', 'mint'),
  'nada-eye-wash-drops-for-cats-50-ml': care('dropper', 'eye', 'siamese', 'rose'),
  'haris-ticks-fleas-spot-on-for-cats-3-pipettes': care('pipettes', 'flea', 'ginger', 'navy'),
  'bastet-cat-food-indoor-cat-dry-mix-turkey-2-kg': dryBox('slant', 'tuxedo', 'plum', 'turkey'),
  'koura-squeaky-tennis-ball-dog-toy-3-pack': dogToy('tennis', 'mustard'),
  'bastet-cat-food-adult-cat-wet-mousse-chicken-100-g': wetFood(
    'tray',
    'calico',
    'plum',
    'chicken',
  ),
  'anubis-dog-food-active-dog-dry-mix-lamb-15-kg': drySack('slant', 'shepherd', 'navy', 'lamb'),
  'koura-bell-ball-cat-toy': catToy('bell-ball', 'tuxedo', 'sky'),
  'dafa-felt-cave-cat-bed-40-cm': bed('cave', 'grey', 'apricot'),
  'balah-pumpkin-cookies-dog-treats-jar-350-g': treats(
    'jar',
    'bone',
    'pumpkin',
    'golden',
    'apricot',
  ),
  'moya-quiet-fountain-cat-water-bowl-2-l': bowl('fountain', 'grey', 'sky'),
  'zouzou-soft-cat-treats-chicken-80-g': treats('pouch', 'star', 'chicken', 'calico', 'mustard'),
  'sikka-cat-collar-with-bell': collar('bell', 'rose'),
  'siwa-clumping-cat-litter-lavender-10-l': litter('bag', 'lavender', 'cream', 'plum'),
  'anubis-dog-food-adult-dog-wet-stew-lamb-800-g': wetFood('can', 'shepherd', 'plum', 'lamb'),
  'naama-aloe-grooming-shampoo-for-cats-300-ml': care('bottle', 'coat', 'cream', 'sage'),
  'nada-ear-wipes-for-dogs-60-pcs': care('wipes', 'ear', 'baladi', 'apricot'),
  'naama-slicker-brush-for-dogs': brush('slicker', 'golden', 'teal'),
  'nilicat-dry-kitten-formula-cat-food-chicken-800-g': dryPouch(
    'wave',
    'cream',
    'rose',
    'chicken',
    'milk',
  ),
  'nattat-plush-crocodile-dog-toy': dogToy('crocodile', 'sage'),
  'nilicat-wet-kitten-mousse-cat-food-milk-chicken-85-g': wetFood(
    'pouch',
    'cream',
    'rose',
    'milk',
    'chicken',
  ),
  'delta-dog-dry-puppy-formula-dog-food-chicken-2-kg': dryPouch(
    'wave',
    'golden',
    'sky',
    'chicken',
    'milk',
  ),
  'koura-three-level-ball-tower-cat-toy': catToy('tower', 'calico', 'apricot'),
  'bedouin-woven-dog-bed-mat-80-x-60-cm': bed('mat', 'brown', 'terracotta'),
  'abu-deil-chicken-fillet-dog-treats-200-g': treats(
    'pouch',
    'strip',
    'chicken',
    'spotted',
    'navy',
  ),
  'tabaq-slow-feeder-dog-bowl-800-ml': bowl('slow', 'golden', 'mint'),
  'zouzou-catnip-cat-treats-cheese-bites-60-g': treats('box', 'cube', 'cheese', 'grey', 'sage'),
  'sikka-retractable-dog-leash-5-m': leash('retractable', 'mustard'),
  'raml-crystal-cat-litter-3-8-l': litter('bag', 'crystal', 'siamese', 'sky'),
  'delta-dog-wet-puppy-loaf-dog-food-turkey-150-g': wetFood('tray', 'spotted', 'sky', 'turkey'),
  'louli-dental-water-additive-for-cats-250-ml': care('bottle', 'tooth', 'siamese', 'sky'),
  'shifa-lubricating-eye-gel-for-dogs-20-g': care('tube', 'eye', 'shepherd', 'sky'),
  'haris-ticks-fleas-spray-for-dogs-250-ml': care('spray', 'flea', 'baladi', 'terracotta'),
  'river-cat-dry-ocean-fish-cat-food-7-kg': drySack('circle', 'siamese', 'navy', 'whitefish'),
  'koura-flying-disc-dog-toy': dogToy('disc', 'terracotta'),
  'felucat-wet-sardine-in-gravy-cat-food-400-g': wetFood('can', 'tuxedo', 'sky', 'sardine'),
  'baladog-dry-salmon-sweet-potato-dog-food-4-kg': dryPouch(
    'slant',
    'slate',
    'rose',
    'salmon',
    'sweet-potato',
  ),
  'farfour-catnip-fish-cat-toy': catToy('fish', 'siamese', 'teal'),
  'dafa-window-hammock-cat-bed': bed('hammock', 'tuxedo', 'sage'),
  'balah-training-dog-treats-cheese-cubes-180-g': treats('box', 'cube', 'cheese', 'slate', 'teal'),
  'tabaq-raised-double-cat-bowl-bamboo': bowl('raised', 'siamese', 'rose'),
  'loulou-freeze-dried-cat-treats-shrimp-35-g': treats(
    'jar',
    'twist',
    'shrimp',
    'siamese',
    'terracotta',
  ),
  'sikka-bow-tie-cat-collar': collar('bow', 'navy'),
  'mishmish-litter-scoop-with-holder': litter('scoop', 'clay', 'calico', 'mint'),
  'baladog-wet-duck-pumpkin-dog-food-100-g': wetFood(
    'pouch',
    'slate',
    'terracotta',
    'duck',
    'pumpkin',
  ),
  'naama-grooming-glove-for-cats': care('glove', 'coat', 'grey', 'plum'),
  'shifa-soothing-ear-drops-for-cats-30-ml': care('dropper', 'ear', 'ginger', 'sage'),
  'safar-soft-sided-cat-travel-crate': crate('soft', 'ginger', 'plum'),
  'felucat-dry-duck-sweet-potato-cat-food-1-5-kg': dryPouch(
    'slant',
    'calico',
    'mustard',
    'duck',
    'sweet-potato',
  ),
  'nattat-snack-stuffer-dog-toy': dogToy('stuffer', 'rose'),
  'river-cat-wet-shrimp-tuna-cat-food-70-g': wetFood(
    'flat-can',
    'siamese',
    'teal',
    'shrimp',
    'tuna',
  ),
  'oasis-dog-dry-small-breed-dog-food-turkey-1-5-kg': dryBox('arch', 'brown', 'mustard', 'turkey'),
  'farfour-crinkle-tunnel-cat-toy-90-cm': catToy('tunnel', 'ginger', 'plum'),
  'hodn-fluffy-donut-dog-bed-80-cm': hodnFluffyDonutDogBed,
  'oasis-dental-dog-treats-mint-chews-7-pcs': treats('box', 'bone', 'mint', 'spotted', 'mint'),
  'safar-folding-travel-dog-bowl-500-ml': bowl('folding', 'spotted', 'terracotta'),
  'bastet-dental-cat-treats-mint-chicken-75-g': treats('pouch', 'ring', 'mint', 'tuxedo', 'mint'),
  'sikka-climbing-rope-dog-leash-1-8-m': leash('rope', 'plum'),
  'raml-wood-pellet-cat-litter-15-l': litter('carton', 'wood', 'tuxedo', 'terracotta'),
  'oasis-dog-wet-beef-liver-dog-food-400-g': wetFood('can', 'brown', 'rose', 'beef', 'carrot'),
  'louli-dental-toothbrush-set-for-dogs-2-pcs': care('toothbrushes', 'tooth', 'slate', 'apricot'),
  'nada-stain-remover-eye-wipes-for-dogs-80-pcs': care('wipes', 'eye', 'golden', 'navy'),
  'haris-ticks-fleas-collar-for-dogs-65-cm': collar('flea', 'sage'),
  'bastet-cat-food-sterilised-cat-dry-mix-salmon-4-kg': drySack('arch', 'grey', 'sage', 'salmon'),
  'koura-tug-ring-dog-toy': dogToy('ring', 'plum'),
  'bastet-cat-food-mixed-cat-wet-pouches-12-x-85-g': wetFood(
    'multipack',
    'ginger',
    'mustard',
    'salmon',
    'chicken',
  ),
  'anubis-dog-food-large-breed-dog-dry-mix-beef-18-kg': drySack(
    'circle',
    'brown',
    'terracotta',
    'beef',
  ),
  'koura-wool-yarn-ball-cat-toy': catToy('yarn', 'cream', 'terracotta'),
  'dafa-palm-weave-basket-cat-bed-45-cm': bed('basket', 'calico', 'teal'),
  'abu-deil-duck-twists-dog-treats-120-g': treats('pouch', 'twist', 'duck', 'shepherd', 'mustard'),
  'tabaq-non-slip-twin-dog-bowl-set-2-x-400-ml': bowl('twin', 'slate', 'plum'),
  'zouzou-kitten-milk-drops-cat-treats-50-g': treats('box', 'drop', 'milk', 'cream', 'navy'),
  'sikka-reflective-dog-collar-large': collar('reflective', 'apricot'),
  'mishmish-open-cat-litter-tray-45-cm': litter('tray', 'clay', 'tuxedo', 'rose'),
  'anubis-dog-food-small-dog-wet-terrine-salmon-150-g': wetFood('tray', 'slate', 'navy', 'salmon'),
  'naama-grooming-wipes-for-cats-dogs-100-pcs': care('wipes', 'coat', 'tuxedo', 'rose'),
  'shifa-ear-powder-for-dogs-40-g': care('shaker', 'ear', 'brown', 'plum'),
  'naama-self-cleaning-cat-brush': brush('self-cleaning', 'grey', 'apricot'),
  'nilicat-dry-hairball-care-cat-food-2-kg': dryPouch(
    'arch',
    'siamese',
    'sky',
    'chicken',
    'carrot',
  ),
  'nattat-plush-duck-dog-toy': dogToy('duck', 'sky'),
  'nilicat-wet-beef-carrot-cat-food-85-g': wetFood(
    'pouch',
    'tuxedo',
    'terracotta',
    'beef',
    'carrot',
  ),
  'delta-dog-dry-sensitive-skin-dog-food-fish-7-kg': drySack('wave', 'slate', 'mint', 'whitefish'),
  'farfour-spring-bird-cat-toy': catToy('bird', 'grey', 'mustard'),
  'hodn-cooling-gel-dog-bed-100-x-70-cm': bed('mat', 'golden', 'sky'),
  'balah-puppy-dog-treats-milk-rings-200-g': treats('jar', 'ring', 'milk', 'golden', 'sky'),
  'tabaq-shallow-whisker-friendly-cat-bowl-250-ml': bowl('shallow', 'tuxedo', 'mustard'),
  'loulou-sardine-flakes-cat-treats-jar-90-g': treats('jar', 'fish', 'sardine', 'grey', 'teal'),
  'sikka-hands-free-running-dog-leash': leash('hands-free', 'sky'),
  'siwa-tofu-cat-litter-green-tea-6-l': litter('bag', 'tea', 'grey', 'sage'),
  'delta-dog-wet-chicken-carrot-dog-food-800-g': wetFood(
    'can',
    'spotted',
    'apricot',
    'chicken',
    'carrot',
  ),
  'louli-dental-plaque-powder-for-dogs-60-g': care('shaker', 'tooth', 'brown', 'teal'),
  'shifa-eye-cleansing-pads-for-cats-40-pcs': care('pads', 'eye', 'tuxedo', 'mint'),
  'haris-ticks-fleas-shampoo-for-dogs-300-ml': care('bottle', 'flea', 'slate', 'apricot'),
  'river-cat-dry-senior-cat-food-tuna-1-5-kg': dryPouch('wave', 'tuxedo', 'mint', 'tuna'),
  'koura-floating-dumbbell-dog-toy': dogToy('dumbbell', 'navy'),
  'felucat-wet-turkey-pumpkin-cat-food-100-g': wetFood(
    'tray',
    'grey',
    'apricot',
    'turkey',
    'pumpkin',
  ),
  'baladog-dry-senior-dog-food-chicken-pumpkin-3-kg': dryPouch(
    'arch',
    'shepherd',
    'plum',
    'chicken',
    'pumpkin',
  ),
  'farfour-scratching-post-cat-toy-45-cm': catToy('post', 'tuxedo', 'sage'),
  'dafa-little-sofa-cat-bed-55-cm': bed('sofa', 'cream', 'plum'),
  'abu-deil-rawhide-free-dog-treats-lamb-bones-4-pcs': treats(
    'pouch',
    'bone',
    'lamb',
    'slate',
    'sage',
  ),
  'tabaq-raised-dog-bowl-stand-oak-2-x-1-5-l': bowl('stand', 'shepherd', 'navy'),
  'sikka-khayamiya-pattern-dog-collar': collar('patterned', 'teal'),
  'mishmish-honeycomb-litter-mat-60-x-45-cm': litter('mat', 'clay', 'ginger', 'navy'),
  'baladog-wet-lamb-sweet-potato-dog-food-100-g': wetFood(
    'pouch',
    'baladi',
    'sage',
    'lamb',
    'sweet-potato',
  ),
  'naama-nail-clipper-grooming-tool-for-dogs': care('clipper', 'coat', 'baladi', 'terracotta'),
  'nada-ear-cleaning-kit-for-cats': care('kit', 'ear', 'calico', 'terracotta'),
  'safar-airline-dog-crate-68-cm': crate('airline', 'spotted', 'sky'),
  'felucat-dry-grain-free-lamb-cat-food-1-2-kg': dryBox('circle', 'ginger', 'apricot', 'lamb'),
  'river-cat-wet-mackerel-loaf-cat-food-400-g': wetFood('can', 'ginger', 'navy', 'whitefish'),
  'oasis-dog-dry-grain-free-duck-dog-food-6-kg': dryPouch(
    'circle',
    'golden',
    'teal',
    'duck',
    'carrot',
  ),
  'dafa-raised-camp-dog-bed-110-cm': bed('camp', 'slate', 'mustard'),
  'sikka-cat-leash-harness-set': leash('harness', 'mint'),
  'raml-kitten-litter-dust-free-5-l': litter('carton', 'clay', 'cream', 'mustard'),
  'louli-dental-gel-for-cats-salmon-75-g': care('tube', 'tooth', 'ginger', 'navy'),
  'nada-herbal-eye-rinse-for-dogs-100-ml': care('bottle', 'eye', 'spotted', 'mustard'),
  'haris-ticks-fleas-powder-for-cats-100-g': care('shaker', 'flea', 'tuxedo', 'rose'),
  'bastet-cat-food-everyday-cat-dry-mix-chicken-10-kg': drySack(
    'wave',
    'cream',
    'teal',
    'chicken',
    'rice',
  ),
  'bastet-cat-food-indoor-cat-wet-stew-duck-185-g': wetFood('flat-can', 'cream', 'sage', 'duck'),
  'anubis-dog-food-everyday-dog-dry-mix-chicken-20-kg': drySack(
    'arch',
    'spotted',
    'mustard',
    'chicken',
  ),
  'naama-detangling-grooming-spray-for-dogs-250-ml': care('spray', 'coat', 'golden', 'plum'),
  'naama-deshedding-brush-for-dogs-large': brush('deshedding', 'shepherd', 'terracotta'),
  'safar-folding-cat-crate-48-cm': crate('folding', 'cream', 'sage'),
  'naama-double-sided-pin-brush-for-cats': brush('double', 'siamese', 'rose'),
  'river-cat-dry-salmon-rice-cat-food-4-kg': riverCatDrySalmonRiceCatFood,
  'river-cat-dry-salmon-rice-cat-food-10-kg': riverCatDrySalmonRiceCatFood,
  'felucat-dry-chicken-pumpkin-cat-food-1-kg': felucatDryChickenPumpkinCatFood,
  'felucat-dry-chicken-pumpkin-cat-food-7-kg': felucatDryChickenPumpkinCatFood,
  'baladog-dry-beef-rice-dog-food-3-kg': baladogDryBeefRiceDogFood,
  'baladog-dry-beef-rice-dog-food-20-kg': baladogDryBeefRiceDogFood,
  'oasis-dog-dry-chicken-carrot-dog-food-10-kg': oasisDogDryChickenCarrotDogFood,
  'siwa-clumping-cat-litter-unscented-5-l': siwaClumpingCatLitterUnscented,
  'siwa-clumping-cat-litter-unscented-20-l': siwaClumpingCatLitterUnscented,
  'naama-oatmeal-grooming-shampoo-for-dogs-1-l': naamaOatmealGroomingShampooForDogs,
  'hodn-fluffy-donut-dog-bed-100-cm': hodnFluffyDonutDogBed,
  'sikka-leather-dog-collar-small': sikkaLeatherDogCollar,
  'sikka-leather-dog-collar-large': sikkaLeatherDogCollar,
}
