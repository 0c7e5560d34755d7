import type { SchemeName } from './palettes'
import type { PetName } from './pets'

export type FlavourName =
  | 'salmon'
  | 'whitefish'
  | 'tuna'
  | 'sardine'
  | 'shrimp'
  | 'chicken'
  | 'turkey'
  | 'duck'
  | 'beef'
  | 'lamb'
  | 'pumpkin'
  | 'carrot'
  | 'sweet-potato'
  | 'rice'
  | 'milk'
  | 'cheese'
  | 'mint'
  | 'date'
  | 'peanut'

export type BiteName = 'bone' | 'fish' | 'star' | 'strip' | 'cube' | 'ring' | 'drop' | 'twist'

export interface DryFoodDrawing {
  readonly kind: 'dry-food'
  readonly form: 'pouch' | 'sack' | 'box'
  readonly label: 'circle' | 'arch' | 'wave' | 'slant'
  readonly pet: PetName
  readonly flavours: readonly FlavourName[]
  readonly scheme: SchemeName
}

export interface WetFoodDrawing {
  readonly kind: 'wet-food'
  readonly form: 'can' | 'flat-can' | 'pouch' | 'tray' | 'multipack'
  readonly pet: PetName
  readonly flavours: readonly FlavourName[]
  readonly scheme: SchemeName
}

export interface TreatsDrawing {
  readonly kind: 'treats'
  readonly form: 'pouch' | 'jar' | 'box' | 'tubes'
  readonly pet: PetName
  readonly bite: BiteName
  readonly flavour: FlavourName
  readonly scheme: SchemeName
}

export interface CatToyDrawing {
  readonly kind: 'cat-toy'
  readonly form:
    | 'wand'
    | 'mice'
    | 'bell-ball'
    | 'fish'
    | 'tower'
    | 'tunnel'
    | 'yarn'
    | 'bird'
    | 'post'
  readonly pet: PetName
  readonly scheme: SchemeName
}

export interface DogToyDrawing {
  readonly kind: 'dog-toy'
  readonly form:
    | 'rope'
    | 'bone'
    | 'tennis'
    | 'crocodile'
    | 'disc'
    | 'stuffer'
    | 'ring'
    | 'duck'
    | 'dumbbell'
  readonly scheme: SchemeName
}

export interface BowlDrawing {
  readonly kind: 'bowl'
  readonly form:
    | 'steel'
    | 'ceramic'
    | 'slow'
    | 'raised'
    | 'fountain'
    | 'folding'
    | 'twin'
    | 'shallow'
    | 'stand'
  readonly pet: PetName
  readonly scheme: SchemeName
}

export interface BedDrawing {
  readonly kind: 'bed'
  readonly form: 'donut' | 'sofa' | 'cave' | 'mat' | 'hammock' | 'basket' | 'camp'
  readonly pet: PetName
  readonly scheme: SchemeName
}

export interface LitterDrawing {
  readonly kind: 'litter'
  readonly form: 'bag' | 'carton' | 'hooded' | 'tray' | 'scoop' | 'mat'
  readonly grain: 'clay' | 'lavender' | 'crystal' | 'wood' | 'tea'
  readonly pet: PetName
  readonly scheme: SchemeName
}

export interface CareDrawing {
  readonly kind: 'care'
  readonly form:
    | 'dropper'
    | 'wipes'
    | 'shaker'
    | 'kit'
    | 'pads'
    | 'tube'
    | 'toothbrushes'
    | 'bottle'
    | 'pump'
    | 'spray'
    | 'glove'
    | 'clipper'
    | 'pipettes'
  readonly concern: 'ear' | 'eye' | 'tooth' | 'coat' | 'flea'
  readonly pet: PetName
  readonly scheme: SchemeName
}

export interface LeashDrawing {
  readonly kind: 'leash'
  readonly form: 'nylon' | 'retractable' | 'rope' | 'hands-free' | 'harness'
  readonly scheme: SchemeName
}

export interface CollarDrawing {
  readonly kind: 'collar'
  readonly form: 'leather' | 'bell' | 'bow' | 'reflective' | 'patterned' | 'flea'
  readonly scheme: SchemeName
}

export interface BrushDrawing {
  readonly kind: 'brush'
  readonly form: 'slicker' | 'self-cleaning' | 'deshedding' | 'double'
  readonly pet: PetName
  readonly scheme: SchemeName
}

export interface CrateDrawing {
  readonly kind: 'crate'
  readonly form: 'wire' | 'soft' | 'airline' | 'folding'
  readonly pet: PetName
  readonly scheme: SchemeName
}

/** The subject of a product's picture. */
export type Drawing =
  | DryFoodDrawing
  | WetFoodDrawing
  | TreatsDrawing
  | CatToyDrawing
  | DogToyDrawing
  | BowlDrawing
  | BedDrawing
  | LitterDrawing
  | CareDrawing
  | LeashDrawing
  | CollarDrawing
  | BrushDrawing
  | CrateDrawing
