import { execFileSync, spawn } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DockerfileParser, type Instruction } from 'dockerfile-ast'
import { freePort } from '../../server/test/free-port'
import { requireProgram } from '../../server/test/programs'

// `npx tsx tools/image/try-image.ts`: runs each step of the Dockerfile in an empty Debian root, starts the image's command as
// its user, waits until it is healthy, and prints what the image adds to its base. docker-compose.yml and its proxy's
// configuration are parsed by the programs that they are for. For machines without an engine of containers; needs root, Debian
// and a mirror of its packages.

const NODE_VERSION = '22'
const DEBIAN = 'bookworm'
const NODE_USER = 1000
const HEALTHY_MILLISECONDS = 60_000
const MEGABYTE = 1024 * 1024

/** Where the base image is, and each stage, until the end. */
const folder = mkdtempSync(join(process.env.TMPDIR ?? tmpdir(), 'shop-image-'))

interface Stage {
  readonly root: string
  readonly environment: Record<string, string>
  workingFolder: string
  user: string
  command: readonly string[]
  health: readonly string[]
}

const run = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })

/** Debian without anything else, Node and npm, and the user of the official image. */
function createBase(): string {
  const root = join(folder, 'base')
  run(requireProgram('debootstrap'), [
    '--variant=minbase',
    '--include=ca-certificates',
    DEBIAN,
    root,
  ])
  const node = join(folder, 'node')
  // The package of Node fetches it with a script. The official image of Node 22 has npm 10.
  const packages = [`node@${NODE_VERSION}`, 'npm@10']
  run('npm', ['install', '--prefix', node, '--no-save', '--ignore-scripts=false', ...packages])
  copyFileSync(join(node, 'node_modules/node/bin/node'), join(root, 'usr/local/bin/node'))
  const npm = join(root, 'usr/local/lib/node_modules/npm')
  cpSync(join(node, 'node_modules/npm'), npm, { recursive: true })
  const inRoot = (...args: readonly string[]) => run('chroot', [root, ...args])
  inRoot('ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm')
  inRoot('useradd', '--uid', String(NODE_USER), '--create-home', 'node')
  // The network of this machine, whatever it needs.
  for (const file of ['/etc/hosts', '/etc/resolv.conf', '/etc/ssl/certs/ca-certificates.crt']) {
    if (existsSync(file)) copyFileSync(file, join(root, file))
  }
  return root
}

const mounts: string[] = []

function mount(root: string): void {
  for (const [type, path] of [
    ['proc', 'proc'],
    ['devtmpfs', 'dev'],
  ] as const) {
    run('mount', ['-t', type, type, join(root, path)])
    mounts.push(join(root, path))
  }
}

function unmountAll(): void {
  for (let path = mounts.pop(); path; path = mounts.pop()) run('umount', ['--lazy', path])
}

/** The command that runs a program in a stage, as its user. */
function inStage(stage: Stage, command: readonly string[], extra: Record<string, string> = {}) {
  const variables = Object.entries({
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: stage.user === 'root' ? '/root' : `/home/${stage.user}`,
    ...stage.environment,
    ...extra,
  }).map(([name, value]) => `${name}=${value}`)
  const change = 'cd "$0" && exec "$@"'
  return [
    `--userspec=${stage.user}:${stage.user}`,
    stage.root,
    'env',
    '-i',
    ...variables,
    'sh',
    '-c',
    change,
    stage.workingFolder,
    ...command,
  ]
}

/** Copies as COPY does: several sources, or one with a slash at its end, into a folder. */
function copy(sources: readonly string[], from: string, to: string, isFolder: boolean): void {
  for (const source of sources) {
    const path = join(from, source)
    const isContent = statSync(path).isDirectory()
    const target = isContent || !isFolder ? to : join(to, basename(source))
    mkdirSync(isContent ? target : resolve(target, '..'), { recursive: true })
    cpSync(path, target, { recursive: true, force: true, preserveTimestamps: true })
  }
}

/** The files of the repository that .dockerignore leaves: what Git knows or would add. */
function createContext(): string {
  const context = join(folder, 'context')
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of files.split('\n').filter((path) => path && existsSync(path))) {
    mkdirSync(resolve(context, file, '..'), { recursive: true })
    copyFileSync(file, join(context, file))
  }
  return context
}

const stages = new Map<string, Stage>()

function startStage(instruction: Instruction, base: string, values: Record<string, string>): Stage {
  const [image = '', , name = `stage ${stages.size}`] = instruction
    .getArguments()
    .map((argument) => argument.getValue())
  const resolved = image.replace(/\$\{(\w+)\}/, (_, variable: string) => values[variable] ?? '')
  if (!resolved.startsWith(`node:${NODE_VERSION}-${DEBIAN}`)) {
    throw new Error(`The base of this script is not ${resolved}`)
  }
  const root = join(folder, `root ${stages.size}`)
  run('cp', ['-a', base, root])
  mount(root)
  const stage: Stage = {
    root,
    environment: {},
    workingFolder: '/',
    user: 'root',
    command: [],
    health: [],
  }
  stages.set(name, stage)
  return stage
}

/** A command in the form of JSON. */
const commandOf = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as string[]

function execute(stage: Stage, instruction: Instruction, context: string): void {
  const text = instruction.getArgumentsContent() ?? ''
  const values = instruction.getArguments().map((argument) => argument.getValue())
  switch (instruction.getKeyword()) {
    case 'ENV':
      for (const value of values) {
        const [name = '', ...rest] = value.split('=')
        stage.environment[name] = rest.join('=')
      }
      break
    case 'WORKDIR':
      stage.workingFolder = text
      mkdirSync(join(stage.root, text), { recursive: true })
      break
    case 'USER':
      stage.user = text
      break
    case 'COPY': {
      const from = /^COPY --from=(\S+)/.exec(instruction.getTextContent())?.[1]
      const source = from === undefined ? context : stages.get(from)?.root
      if (source === undefined) throw new Error(`There is no stage ${from}`)
      const paths = values.filter((value) => !value.startsWith('--'))
      const target = paths.pop() ?? ''
      const isFolder = paths.length > 1 || target.endsWith('/')
      const path = resolve('/', stage.workingFolder, target)
      copy(paths, source, join(stage.root, path), isFolder)
      break
    }
    case 'RUN': {
      const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' })
      const settings = {
        npm_config_registry: registry.trim(),
        NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt',
      }
      run('chroot', inStage(stage, ['sh', '-c', text], settings))
      break
    }
    case 'CMD':
      stage.command = commandOf(text)
      break
    case 'HEALTHCHECK':
      stage.health = commandOf(text)
      break
    case 'ARG':
    case 'VOLUME':
    case 'EXPOSE':
      break
    default:
      throw new Error(`This script does not know ${instruction.getKeyword()}`)
  }
}

/** Starts the command of the image, and waits until its health check succeeds. */
async function tryToStart(stage: Stage): Promise<void> {
  const port = String(await freePort())
  const settings = {
    PORT: port,
    PUBLIC_URL: 'https://shop.example.com',
    JWT_SECRET: 'only-for-this-attempt-0123456789abcdef',
    ADMIN_EMAIL: 'owner@shop.example.com',
    ADMIN_PASSWORD: 'Only4attempts',
    SEED: 'demo',
  }
  const health = stage.health.map((part) => part.replace(/localhost:\d+/, `localhost:${port}`))
  const shop = spawn('chroot', inStage(stage, stage.command, settings), { stdio: 'inherit' })
  const isHealthy = () => {
    try {
      execFileSync('chroot', inStage(stage, health))
      return true
    } catch {
      return false
    }
  }
  const end = performance.now() + HEALTHY_MILLISECONDS
  while (!isHealthy()) {
    if (performance.now() > end || shop.exitCode !== null)
      throw new Error('The shop is not healthy')
    await wait(500)
  }
  const response = await fetch(`http://localhost:${port}/`, { headers: { accept: 'text/html' } })
  if (response.status !== 200) throw new Error(`The home page has status ${response.status}`)
  shop.kill('SIGTERM')
  const code = await new Promise((done) => shop.once('exit', done))
  if (code !== 0) throw new Error(`The shop ended with ${code}`)
}

/** The bytes on the disk of a folder of the root. */
function sizeOf(path: string): number {
  const [size = ''] = execFileSync('du', ['-s', '--block-size=1', path], {
    encoding: 'utf8',
  }).split('\t')
  return Number(size)
}

function checkCompose(): void {
  const required = [
    'JWT_SECRET',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'POSTGRES_PASSWORD',
    'PUBLIC_URL',
  ]
  // Debian 12 has version 1. It does not refuse what it does not understand, but passes it on.
  const config = execFileSync(
    requireProgram('docker-compose'),
    ['-f', 'docker-compose.yml', 'config'],
    {
      env: { ...process.env, ...Object.fromEntries(required.map((name) => [name, 'set'])) },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    },
  )
  if (config.includes('${')) throw new Error(`docker-compose understands less:\n${config}`)
  run(requireProgram('haproxy'), ['-c', '-f', 'deploy/compose-haproxy.cfg'])
}

try {
  checkCompose()
  const base = createBase()
  const context = createContext()
  const values: Record<string, string> = {}
  let stage: Stage | undefined
  for (const instruction of DockerfileParser.parse(
    readFileSync('Dockerfile', 'utf8'),
  ).getInstructions()) {
    process.stdout.write(`\n== ${instruction.getTextContent()}\n`)
    if (instruction.getKeyword() === 'FROM') stage = startStage(instruction, base, values)
    else if (stage) execute(stage, instruction, context)
    else {
      const [name = '', value = ''] = (instruction.getArgumentsContent() ?? '').split('=')
      values[name] = value
    }
  }
  if (!stage) throw new Error('The Dockerfile has no stage')
  await tryToStart(stage)
  unmountAll()
  const parts = readdirSync(join(stage.root, 'shop'))
    .map((name) => `${name} ${Math.round(sizeOf(join(stage.root, 'shop', name)) / MEGABYTE)} MB`)
    .join(', ')
  const added = sizeOf(join(stage.root, 'shop'))
  process.stdout.write(
    `\nThe image adds ${Math.round(added / MEGABYTE)} MB to its base: ${parts}\n`,
  )
} finally {
  unmountAll()
  rmSync(folder, { recursive: true, force: true })
}
