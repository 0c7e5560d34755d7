import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Sets the assets of the last build aside, for tabs that were opened before this release: they are served
 * from dist/previous/assets. Returns a function to be called after the build. A build with the same assets
 * keeps those of the previous release.
 */
export function setAssetsAside(dist) {
  const assets = join(dist, 'client/assets')
  const aside = join(dist, 'aside')
  const previous = join(dist, 'previous')
  rmSync(aside, { recursive: true, force: true })
  // The template is written with the assets: if it is missing, the last build failed.
  const isComplete = existsSync(join(dist, 'client/index.html')) && existsSync(assets)
  if (isComplete) renameSync(assets, aside)
  return () => {
    const names = (folder) => readdirSync(folder).sort().join()
    if (isComplete && names(aside) !== names(assets)) {
      rmSync(previous, { recursive: true, force: true })
      mkdirSync(previous)
      renameSync(aside, join(previous, 'assets'))
    }
    rmSync(aside, { recursive: true, force: true })
  }
}
