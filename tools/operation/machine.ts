import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { requireProgram } from '../../server/test/programs'

const DEBIAN = 'bookworm'
const BOOT_MILLISECONDS = 60_000
/** For the commands of a step. */
const STEP_MILLISECONDS = 900_000
/** Where slirp4netns answers questions about names. */
const NAME_SERVER = '10.0.2.3'
const CGROUPS = ['/sys/fs/cgroup/unified', '/sys/fs/cgroup']

const run = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })

/**
 * Does the kernel's part in booting a machine: it gets file systems of its own, and systemd as the first process. It
 * has only the devices that programs need, the console among them, because systemd changes its mode; /sys is read-only,
 * so that nothing manages the devices of the host; its control groups are below one of the host.
 */
const BOOT = `set -e
root=$0
echo 0 > "$1/cgroup.procs"
exec unshare --cgroup --mount --pid --fork --kill-child --net --uts --ipc sh -c '
  set -e
  mount --make-rprivate /
  mount --bind "$0" "$0"
  cd "$0"
  ip link set lo up
  mount -t proc proc proc
  mount -t sysfs -o ro sysfs sys
  mount -t cgroup2 cgroup2 sys/fs/cgroup
  mount -t tmpfs -o mode=755 tmpfs run
  mount -t tmpfs -o mode=1777 tmpfs tmp
  mount -t tmpfs -o mode=755 tmpfs dev
  mkdir dev/pts dev/shm
  mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts dev/pts
  mount -t tmpfs -o mode=1777 tmpfs dev/shm
  ln -s pts/ptmx dev/ptmx
  ln -s /proc/self/fd dev/fd
  ln -s /proc/self/fd/0 dev/stdin
  ln -s /proc/self/fd/1 dev/stdout
  ln -s /proc/self/fd/2 dev/stderr
  for device in null:3 zero:5 full:7 random:8 urandom:9; do
    mknod -m 666 "dev/\${device%:*}" c 1 "\${device#*:}"
  done
  mknod -m 666 dev/tty c 5 0
  mknod -m 600 dev/console c 1 3
  pivot_root . .
  umount -l .
  ln -sf /dev/null etc/systemd/system/console-getty.service
  exec env -i container=guide PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --log-target=journal
' "$root"
`

/** An empty Debian with systemd, as an installation of a server has it. */
export function createRoot(root: string): void {
  run(requireProgram('debootstrap'), [
    '--include=ca-certificates,dbus,systemd,systemd-sysv',
    DEBIAN,
    root,
  ])
}

export interface Machine {
  /** Runs commands in bash as root, prints what they print, and returns it. Throws if one fails. */
  run(commands: string): Promise<string>
  /** Ends all of its processes, as switching it off does. */
  stop(): Promise<void>
}

const cgroupRoot = () => {
  const found = CGROUPS.find((path) => existsSync(join(path, 'cgroup.subtree_control')))
  if (!found) throw new Error('This kernel has no control groups of version 2')
  return found
}

/** The process of systemd in the machine: the child of `unshare`. */
async function firstProcess(unshare: ChildProcess): Promise<number> {
  const end = performance.now() + BOOT_MILLISECONDS
  while (performance.now() < end && unshare.exitCode === null) {
    const children = readFileSync(`/proc/${unshare.pid}/task/${unshare.pid}/children`, 'utf8')
    const [child] = children.trim().split(' ').map(Number)
    if (child && readFileSync(`/proc/${child}/comm`, 'utf8').trim() === 'systemd') return child
    await wait(50)
  }
  throw new Error('The machine does not boot')
}

function prepareNetwork(root: string, names: readonly string[]): void {
  writeFileSync(join(root, 'etc/resolv.conf'), `nameserver ${NAME_SERVER}\n`)
  writeFileSync(join(root, 'etc/hostname'), 'shop\n')
  writeFileSync(join(root, 'etc/hosts'), `127.0.0.1 localhost shop ${names.join(' ')}\n`)
  // The authorities that this machine trusts, which may be in front of a registry.
  copyFileSync('/etc/ssl/certs/ca-certificates.crt', join(root, 'etc/ssl/authorities.pem'))
}

/** Boots a root as a machine whose own network leads to that of this one; `names` lead to itself. */
export async function boot(root: string, names: readonly string[]): Promise<Machine> {
  prepareNetwork(root, names)
  const cgroup = join(cgroupRoot(), `guide-${process.pid}`)
  mkdirSync(cgroup, { recursive: true })
  const unshare = spawn('sh', ['-c', BOOT, root, cgroup], { stdio: 'inherit' })
  const first = await firstProcess(unshare)
  const network = spawn(
    requireProgram('slirp4netns'),
    ['--configure', '--mtu=65520', '--disable-host-loopback', String(first), 'tap0'],
    { stdio: 'ignore' },
  )
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  const environment = [
    'HOME=/root',
    'LANG=C.UTF-8',
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    'DEBIAN_FRONTEND=noninteractive',
    'NODE_EXTRA_CA_CERTS=/etc/ssl/authorities.pem',
    `npm_config_registry=${registry}`,
  ]
  const inMachine = ['--target', String(first), '--all', '--root', '--wdns=/', 'env', '-i']

  async function runCommands(commands: string): Promise<string> {
    const shell = spawn('nsenter', [...inMachine, ...environment, 'bash', '-euo', 'pipefail'], {
      stdio: ['pipe', 'pipe', 'inherit'],
      timeout: STEP_MILLISECONDS,
    })
    let output = ''
    shell.stdout.on('data', (data: Buffer) => {
      output += data
      process.stdout.write(data)
    })
    // A command that reads its input must not read the ones after it.
    shell.stdin.end(`{\n${commands}\n} < /dev/null\n`)
    const [code] = await once(shell, 'close')
    if (code !== 0) throw new Error(`The commands failed with ${code}`)
    return output
  }

  await runCommands(
    'systemctl is-system-running --wait || systemctl list-units --state=failed --no-legend',
  )
  return {
    run: runCommands,
    async stop() {
      network.kill()
      // It takes all others with it.
      process.kill(first, 'SIGKILL')
      if (unshare.exitCode === null && unshare.signalCode === null) await once(unshare, 'exit')
      // Groups are folders whose files cannot be deleted.
      run('find', [cgroup, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', ';'])
    },
  }
}
