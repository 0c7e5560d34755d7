import { face, type Mood } from './faces'
import { type CatCoat, type DogCoat, PETS, type PetName } from './pets'
import { at, bar, bothSides, ellipse, path, shade, stroke } from './shapes'

const NECK_Y = -196
const TAILS = {
  cat: 'M64 -22C136 -8 150 -92 116 -132',
  dog: 'M64 -34C108 -44 132 -84 118 -124',
}

function body({ species, fur, marking, muzzle, pattern }: CatCoat | DogCoat): string {
  const dark = pattern === 'points'
  return [
    stroke(TAILS[species], dark ? marking : fur, 24),
    path('M-50 -206C-84 -140 -112 -64 -92 -4H92C112 -64 84 -140 50 -206Z', fur),
    ellipse(0, -134, 38, 62, dark ? fur : muzzle, 'opacity=".85"'),
    // The hind legs and, before them, the front legs.
    bothSides(ellipse(78, -26, 34, 40, fur) + ellipse(84, -6, 36, 13, dark ? marking : fur)),
    shade(
      'M-44 -110C-58 -70 -60 -40 -50 -8H50C60 -40 58 -70 44 -110C20 -84 -20 -84 -44 -110Z',
      0.07,
    ),
    bothSides(bar(25, -118, 42, 116, 20, fur) + ellipse(26, -6, 27, 14, dark ? marking : muzzle)),
  ].join('')
}

/** A collar on the pet below, by its colours. */
export function wornCollar(colour: string, more: string): string {
  return (
    stroke(`M-52 ${NECK_Y + 10}Q0 ${NECK_Y + 58} 52 ${NECK_Y + 10}`, colour, 24) +
    at(0, NECK_Y + 46, 1, more)
  )
}

/** A pet that sits on the floor at 0,0, about 230 wide and 350 high, and what it wears. */
export function sittingPet(pet: PetName, mood: Mood, worn = ''): string {
  return body(PETS[pet]) + worn + at(0, NECK_Y - 62, 1, face(pet, mood))
}
