import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawPicture } from './pictures/draw-picture'
import { demoProducts } from './products'

// `npm run pictures`: draws the pictures of all sample products into the public files.
const folder = fileURLToPath(new URL('../../client/public/pictures/', import.meta.url))
mkdirSync(folder, { recursive: true })
const current = new Set(demoProducts.map(({ picture }) => `${picture}.svg`))
for (const file of readdirSync(folder)) {
  if (!current.has(file)) rmSync(folder + file)
}
for (const product of demoProducts) {
  writeFileSync(`${folder}${product.picture}.svg`, drawPicture(product))
}
process.stdout.write(`${demoProducts.length} pictures drawn.\n`)
