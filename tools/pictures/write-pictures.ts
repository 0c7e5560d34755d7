import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawAllPictures } from './all-pictures'
import { drawPreview } from './preview'

// `npm run pictures`: draws the pictures of all sample products into the public files.
function write(folder: string, files: ReadonlyMap<string, string | Buffer>): void {
  const path = fileURLToPath(new URL(`../../client/public/${folder}/`, import.meta.url))
  mkdirSync(path, { recursive: true })
  for (const file of readdirSync(path)) {
    if (!files.has(file)) rmSync(path + file)
  }
  for (const [file, content] of files) writeFileSync(path + file, content)
}

const pictures = drawAllPictures()
write('pictures', pictures)
const previews = new Map<string, Buffer>()
for (const [file, picture] of pictures) {
  previews.set(file.replace('.svg', '.jpg'), await drawPreview(picture))
}
write('previews', previews)
process.stdout.write(`${pictures.size} pictures drawn.\n`)
