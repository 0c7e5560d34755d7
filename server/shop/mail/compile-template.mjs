// Plain JavaScript, because the build runs it; development and tests do, too. The shop itself sends the
// HTML that the build has compiled.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import mjml from 'mjml-core'
import preset from 'mjml-preset-core'

// Both are CommonJS, whose default export Node wraps, and Vite does not.
const { default: compileMjml = mjml } = mjml
const { default: components = preset } = preset

const SIDES = {
  ltr: { dir: 'ltr', start: 'left', end: 'right' },
  rtl: { dir: 'rtl', start: 'right', end: 'left' },
}

async function compile(source, sides) {
  const text = source.replace(/\[\[(\w+)\]\]/g, (_, name) => sides[name])
  const { html, errors } = await compileMjml(text, {
    presets: [components],
    validationLevel: 'strict',
    // System fonts only: mail clients should load nothing.
    fonts: {},
  })
  if (errors.length > 0)
    throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  // Only indentation; without it a mail is a third smaller.
  return html.replace(/\n\s+/g, '\n')
}

export async function compileTemplate() {
  const file = fileURLToPath(new URL('./mail.mjml', import.meta.url))
  const source = await readFile(file, 'utf8')
  return { ltr: await compile(source, SIDES.ltr), rtl: await compile(source, SIDES.rtl) }
}
