import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../server/test/free-port'

// Runs nginx and HAProxy with the configurations of deploy/, in front of servers on this machine.

/** `compose` is HAProxy as docker-compose.yml runs it. */
export type ProxyName = 'nginx' | 'haproxy' | 'compose'

export interface Proxy {
  readonly url: string
  /** Where a request is redirected to https, if anywhere. */
  readonly redirectUrl: string | undefined
  /** All that it has logged. */
  readLogs(): string
  stop(): Promise<void>
}

interface Target {
  readonly folder: string
  readonly urls: readonly string[]
  readonly port: number
  /** Of the server that redirects to https. */
  readonly redirectPort: number
}

function withServers(configuration: string, { urls }: Target): string {
  return urls
    .reduce(
      (text, url, index) =>
        text.replaceAll(`10.0.0.1${index + 1}:4000`, `127.0.0.1:${new URL(url).port}`),
      configuration,
    )
    .replaceAll(/^.* 10\.0\.0\.1\d:4000.*\n/gm, '')
}

/** Without TLS, and with the addresses of clients that the tests set: the limits of deploy/ are by address. */
function nginxFiles(target: Target): Readonly<Record<string, string>> {
  const shop = withServers(readFileSync('deploy/nginx.conf', 'utf8'), target)
    .replaceAll(/^ *(?:listen \[::\]|ssl_).*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${target.redirectPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${target.port};`)
    .replaceAll('/var/log/nginx/', `${target.folder}/`)
  const main = `worker_processes 2;
daemon off;
pid nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;
  include shop.conf;
}
`
  return { 'shop.conf': shop, 'nginx.conf': main }
}

function haproxyFiles(target: Target): Readonly<Record<string, string>> {
  const shop = withServers(readFileSync('deploy/haproxy.cfg', 'utf8'), target)
    .replace('bind :80\n', `bind 127.0.0.1:${target.redirectPort}\n`)
    .replace(
      /bind :443 ssl .*/,
      `bind 127.0.0.1:${target.port}\n    http-request set-src hdr(x-forwarded-for) if { hdr(x-forwarded-for) -m found }`,
    )
    .replace('log /dev/log local0', 'log stdout format raw local0')
    .replace('maxconn 8000', 'maxconn 1000')
  return { 'haproxy.cfg': shop }
}

function composeFiles({ urls, port }: Target): Readonly<Record<string, string>> {
  const servers = urls.map(
    (url, index) => `    server shop${index} 127.0.0.1:${new URL(url).port}\n`,
  )
  const shop = readFileSync('deploy/compose-haproxy.cfg', 'utf8')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replaceAll(/^ *server-template .*\n/gm, servers.join(''))
    .replace('maxconn 8000', 'maxconn 1000')
  return { 'haproxy.cfg': shop }
}

const PROXIES = {
  nginx: {
    files: nginxFiles,
    arguments: (folder: string) => ['-p', folder, '-c', join(folder, 'nginx.conf')],
    check: '-t',
    // Ends at once; SIGQUIT waits for idle connections of clients.
    stopSignal: 'SIGTERM',
  },
  haproxy: {
    files: haproxyFiles,
    arguments: (folder: string) => ['-db', '-f', join(folder, 'haproxy.cfg')],
    check: '-c',
    stopSignal: 'SIGTERM',
  },
  compose: {
    files: composeFiles,
    arguments: (folder: string) => ['-db', '-f', join(folder, 'haproxy.cfg')],
    check: '-c',
    stopSignal: 'SIGTERM',
  },
} as const

async function waitUntilReady(url: string, proxy: ChildProcess): Promise<void> {
  for (;;) {
    if (proxy.exitCode !== null) throw new Error(`The proxy exited with ${proxy.exitCode}`)
    const response = await fetch(`${url}/healthz`).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.status === 200) return
    await wait(20)
  }
}

/** Starts a proxy in front of up to three servers. */
export async function startProxy(
  name: ProxyName,
  program: string,
  urls: readonly string[],
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'mishmish-proxy-'))
  // Its processes may run as another user.
  chmodSync(folder, 0o755)
  const [port, redirectPort] = [await freePort(), await freePort()]
  const proxy = PROXIES[name]
  for (const [file, content] of Object.entries(proxy.files({ folder, urls, port, redirectPort }))) {
    writeFileSync(join(folder, file), content)
  }
  const args = proxy.arguments(folder)
  const { status, stderr } = spawnSync(program, [proxy.check, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${name} refuses its configuration: ${stderr}`)
  const output = openSync(join(folder, 'output.log'), 'a')
  const running = spawn(program, args, { stdio: ['ignore', output, output] })
  closeSync(output)
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(url, running)
  return {
    url,
    redirectUrl: name === 'compose' ? undefined : `http://127.0.0.1:${redirectPort}`,
    readLogs: () =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.log'))
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join(''),
    async stop() {
      const closed = once(running, 'close')
      running.kill(proxy.stopSignal)
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
