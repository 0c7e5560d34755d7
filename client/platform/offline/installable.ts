import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import arTexts from '../../../domain/messages/ar/shop.json' with { type: 'json' }
import enTexts from '../../../domain/messages/en/shop.json' with { type: 'json' }
import {
  LOCALE_SETTINGS,
  LOCALES,
  type Locale,
  localizePath,
} from '../../../domain/messages/locale.ts'

const TEXTS = { en: enTexts, ar: arTexts }
const THEME = '#0f5c5c'
const BACKGROUND = '#fbf7f0'

/** The part of a maskable icon that every mask shows, of its size. Source: w3.org/TR/appmanifest. */
const SAFE_ZONE = 0.6

interface AppIcon {
  readonly name: string
  readonly size: number
  readonly purpose: 'any' | 'maskable'
}

const ICONS: readonly AppIcon[] = [
  { name: 'icons/icon-192.png', size: 192, purpose: 'any' },
  { name: 'icons/icon-512.png', size: 512, purpose: 'any' },
  { name: 'icons/maskable-512.png', size: 512, purpose: 'maskable' },
]

export function manifestName(locale: Locale): string {
  return `manifest-${locale}.webmanifest`
}

/** The web app manifest in a language. Each language starts at its own pages. */
function manifest(locale: Locale): object {
  const texts = TEXTS[locale]
  const start = localizePath('/', locale)
  return {
    id: start,
    name: texts['shop.name'],
    short_name: texts['shop.name'],
    description: texts['shop.description'],
    lang: locale,
    dir: LOCALE_SETTINGS[locale].direction,
    start_url: start,
    scope: '/',
    display: 'standalone',
    theme_color: THEME,
    background_color: BACKGROUND,
    icons: ICONS.map(({ name, size, purpose }) => ({
      src: `/${name}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  }
}

/** Draws an icon from the shop's own art; a maskable one fills its square. */
async function draw(art: Buffer, { size, purpose }: AppIcon): Promise<Buffer> {
  const inner = Math.round(size * (purpose === 'maskable' ? SAFE_ZONE : 1))
  const drawing = await sharp(art, { density: 72 * (inner / 48) })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const background = purpose === 'maskable' ? BACKGROUND : { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** Writes the manifests and icons that make the shop installable. */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    async generateBundle(_options, bundle) {
      // For the build of the pages only: other builds share this configuration.
      if (!Object.values(bundle).some(({ name }) => name === 'index')) return
      for (const locale of LOCALES) {
        const source = JSON.stringify(manifest(locale))
        this.emitFile({ type: 'asset', fileName: manifestName(locale), source })
      }
      const art = await readFile(
        fileURLToPath(new URL('../../public/favicon.svg', import.meta.url)),
      )
      for (const icon of ICONS) {
        this.emitFile({ type: 'asset', fileName: icon.name, source: await draw(art, icon) })
      }
    },
  }
}
