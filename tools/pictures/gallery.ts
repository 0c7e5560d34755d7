import { hashText } from './backdrop'
import type { DrawnProduct } from './drawn-products'
import type { SchemeName } from './palettes'
import { PETS, type PetName } from './pets'
import { drawMeal, drawPackBack, drawPlay, drawTreatTime, drawWalk, drawWornCollar } from './scenes'

/** Converts "River Cat Dry Salmon" to "river-cat-dry-salmon". */
function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** An additional picture of products, served as `/pictures/<name>.svg`. */
export interface ScenePicture {
  readonly name: string
  readonly scheme: SchemeName
  /** The pet in it; null if there is none. */
  readonly pet: PetName | null
  readonly draw: () => string
}

/** The bowl of each pet, in a colour unlike its fur. */
const BOWLS: Readonly<Record<PetName, SchemeName>> = {
  ginger: 'teal',
  grey: 'apricot',
  tuxedo: 'mustard',
  cream: 'plum',
  calico: 'sky',
  siamese: 'rose',
  baladi: 'navy',
  brown: 'mint',
  spotted: 'terracotta',
  golden: 'sage',
  shepherd: 'sky',
  slate: 'mustard',
}

const PET_NAMES = Object.keys(PETS) as readonly PetName[]
const CATS = PET_NAMES.filter((name) => PETS[name].species === 'cat')
const DOGS = PET_NAMES.filter((name) => PETS[name].species === 'dog')

/** A pet for a picture, always the same, and different from the one in the drawing. */
function petFor(picture: string, pets: readonly PetName[], other?: PetName): PetName {
  const choice = pets.filter((name) => name !== other)
  return choice[hashText(picture) % choice.length] ?? 'ginger'
}

function meal(pet: PetName, food: 'dry' | 'wet'): ScenePicture {
  const scheme = BOWLS[pet]
  return { name: `meal-${food}-${pet}`, scheme, pet, draw: () => drawMeal(pet, food, scheme) }
}

/** The additional pictures of a product. Products share those that would look the same. */
export function scenesOf({
  name,
  picture,
  family,
  drawing,
}: DrawnProduct): readonly ScenePicture[] {
  const { scheme } = drawing
  const key = family === null ? picture : toSlug(family)
  switch (drawing.kind) {
    case 'dry-food':
      return [
        { name: `${key}-back`, scheme, pet: null, draw: () => drawPackBack(drawing) },
        meal(drawing.pet, 'dry'),
      ]
    case 'wet-food':
      return [meal(drawing.pet, 'wet')]
    case 'treats':
      return [
        { name: `${key}-treat`, scheme, pet: drawing.pet, draw: () => drawTreatTime(drawing) },
      ]
    case 'cat-toy': {
      const pet = petFor(key, CATS, drawing.pet)
      return [{ name: `${key}-play`, scheme, pet, draw: () => drawPlay(drawing, pet) }]
    }
    case 'dog-toy': {
      const pet = petFor(key, DOGS)
      return [{ name: `${key}-play`, scheme, pet, draw: () => drawPlay(drawing, pet) }]
    }
    case 'collar': {
      const pet = petFor(key, /\bcat\b/i.test(name) ? CATS : DOGS)
      return [{ name: `${key}-worn`, scheme, pet, draw: () => drawWornCollar(drawing, pet) }]
    }
    case 'leash': {
      const pet = petFor(key, /\bcat\b/i.test(name) ? CATS : DOGS)
      return [{ name: `${key}-walk`, scheme, pet, draw: () => drawWalk(drawing, pet) }]
    }
    case 'bowl':
    case 'bed':
    case 'litter':
    case 'care':
    case 'brush':
    case 'crate':
      return []
  }
}
