import { readFileSync } from 'node:fs'
import { DockerfileParser } from 'dockerfile-ast'
import { expect, test } from 'vitest'
import { z } from 'zod'

// An attacker who takes over a dependency would first run a script wherever it is installed.

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('No dependency runs a script when it is installed, with any version of npm', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  const { packages } = z
    .object({
      packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })),
    })
    .parse(JSON.parse(read('package-lock.json')))
  const { allowScripts } = z
    .object({ allowScripts: z.record(z.string(), z.literal(false)) })
    .parse(JSON.parse(read('package.json')))
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(withScript.length).toBeGreaterThan(0)
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(withScript)].toSorted())
})

test('The image has that setting before it installs', () => {
  const instructions = DockerfileParser.parse(read('Dockerfile'))
    .getInstructions()
    .map((instruction) => instruction.getTextContent())
  const copied = instructions.findIndex((text) => /^COPY .*\.npmrc/.test(text))
  const installed = instructions.findIndex((text) => text.includes('npm ci'))
  expect(copied).toBeGreaterThan(-1)
  expect(copied).toBeLessThan(installed)
})
