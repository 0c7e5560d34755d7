import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawAllPictures } from './pictures/all-pictures'

// `npm run pictures`: draws the pictures of all sample products into the public files.
const folder = fileURLToPath(new URL('../../client/public/pictures/', import.meta.url))
mkdirSync(folder, { recursive: true })
const pictures = drawAllPictures()
for (const file of readdirSync(folder)) {
  if (!pictures.has(file)) rmSync(folder + file)
}
for (const [file, picture] of pictures) writeFileSync(folder + file, picture)
process.stdout.write(`${pictures.size} pictures drawn.\n`)
