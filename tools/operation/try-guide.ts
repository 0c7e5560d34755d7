import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type GuideBlock, parseGuide, readGuide } from './guide'
import { boot, createRoot, type Machine } from './machine'

// `npx tsx tools/operation/try-guide.ts`: runs the commands of docs/operation.md, in their order, in an empty Debian with
// systemd and a network of its own, and checks in between what they are for: pages and orders through nginx, the backup and its
// restore, the alerts, the upgrade and the way back, and a reboot. Needs root, Debian and a mirror of its packages. Exits with
// 1 if a command or a check fails.

const DOMAIN = 'shop.example.com'
const OWNER_EMAIL = 'owner@example.com'
const NODE_VERSION = '22'

/** Commands used instead on a single machine without a public name, and why. */
interface Replacement {
  readonly why: string
  readonly commands: string
}

const REPLACED: Readonly<Record<string, Replacement>> = {
  certificate: {
    why: 'Let’s Encrypt needs a name that leads here from the outside. The certificate is signed by itself.',
    commands: `mkdir -p /etc/letsencrypt/live/$DOMAIN
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=$DOMAIN" -addext "subjectAltName=DNS:$DOMAIN" \\
  -keyout /etc/letsencrypt/live/$DOMAIN/privkey.pem -out /etc/letsencrypt/live/$DOMAIN/fullchain.pem 2> /dev/null
cp /etc/letsencrypt/live/$DOMAIN/fullchain.pem /usr/local/share/ca-certificates/shop.crt
update-ca-certificates`,
  },
}

/** Only where NodeSource cannot be reached. */
const NODE_FROM_NPM: Replacement = {
  why: 'NodeSource cannot be reached. The same version comes from npm.',
  commands: `install -m 0755 /srv/node /usr/bin/node
cp -r /srv/npm /usr/lib/npm
ln -s ../lib/npm/bin/npm-cli.js /usr/bin/npm
node --version`,
}

/** Names of other machines lead to this one, except for the repository's, which has the version being tried. */
const OTHER_NAMES = ['backups.example.com']
const REPOSITORY = ['https://git.example.com/shop.git', '/srv/shop.git'] as const

/** An order of a shopper through nginx, who has registered before the first one. */
const ORDER = `rest() { curl -fsS "https://$DOMAIN$1" -H 'content-type: application/json' "\${@:2}"; }
token() { rest /login -d "{ \\"email\\": \\"$1\\", \\"password\\": \\"$2\\" }" | sed 's/.*"token":"\\([^"]*\\)".*/\\1/'; }
if [ ! -e /root/product ]; then
  password=$(sed -n 's/^ADMIN_PASSWORD=//p' /etc/shop/shop.env)
  rest /addproduct -H "authorization: Bearer $(token "$OWNER_EMAIL" "$password")" \\
    -d '{ "name": "Nilo Cat Toy", "price": 120, "image_url": "/pictures/cat-toy.svg" }' > /root/product
  rest /register -d '{ "first_name": "Mona", "second_name": "Ali", "mobile": "1012345678", "email": "mona@example.com",
    "password": "secret1" }' > /dev/null
fi
id=$(grep -o '"id":[0-9]*' /root/product | cut -d: -f2)
rest /checkout -H "authorization: Bearer $(token mona@example.com secret1)" -H "idempotency-key: order-$(date +%s%N)" -d "{
  \\"address\\": \\"5 Tahrir Square\\", \\"city\\": \\"Cairo\\", \\"phone\\": \\"+201012345678\\", \\"total\\": 120,
  \\"cart_items\\": [{ \\"product_id\\": $id, \\"quantity\\": 1, \\"price\\": 120 }] }" | grep '"status":"Pending"'`

const COUNT_ORDERS = `runuser -u postgres -- psql -At shop -c 'SELECT count(*) FROM orders'`

const RUNNING_RELEASE = `readlink "/proc/$(systemctl show --property=MainPID --value shop)/cwd"`

/** Reported only where there is a replica or a standby. */
const OF_REPLICAS = /replica/
/** Metrics that the alerts use. */
const METRICS = [
  ...new Set(
    readdirSync('deploy/alerts')
      .flatMap((file) => [
        ...readFileSync(join('deploy/alerts', file), 'utf8').matchAll(/\b(\w+)\{/g),
      ])
      .map(([, name = '']) => name)
      .filter((name) => !OF_REPLICAS.test(name)),
  ),
].join(' ')

/** Checks in bash after the blocks of a name, or after the last block of a heading. */
const CHECKS: Readonly<Record<string, string>> = {
  Service: `[ "$(stat -c %a /etc/shop/shop.env)" = 640 ]
systemd-analyze verify /etc/systemd/system/shop.service
systemd-analyze security --no-pager shop.service | tail -1
[ "$(stat -c %U "/proc/$(systemctl show --property=MainPID --value shop)")" = shop ]`,
  nginx: `curl -sS -o /dev/null -w '%{http_code} %{redirect_url}\\n' "http://$DOMAIN/" | grep "301 https://$DOMAIN/"
mkdir -p /var/www/html/.well-known/acme-challenge
echo proof > /var/www/html/.well-known/acme-challenge/try
curl -fsS "http://$DOMAIN/.well-known/acme-challenge/try" | grep proof
if curl -fsS "https://$DOMAIN/metrics"; then exit 1; fi
${ORDER}`,
  Firewall: 'nft list chain inet filter input | grep "policy drop"',
  rehearsal: `runuser -u postgres -- psql -At shop_rehearsal -c 'SELECT count(*) FROM orders' > /root/rehearsed
${COUNT_ORDERS} | diff - /root/rehearsed
ls /home/keeper/shop/*.backup.gz
# The key can neither read nor delete.
if ssh keeper@backups.example.com rm -r shop; then exit 1; fi`,
  pgbouncer: `${ORDER}
runuser -u postgres -- psql -At shop -c "SELECT count(*) FROM pg_stat_activity WHERE usename = 'shop'"`,
  Alerts: `query() { curl -fsS http://127.0.0.1:9090/api/v1/query --data-urlencode "query=$1"; }
until query 'up{job="shop"} == 1' | grep -q '"value"' && query 'up{job="machine"} == 1' | grep -q '"value"'; do sleep 1; done
for metric in ${METRICS}; do
  until query "$metric" | grep -q '"value"'; do sleep 1; done
done
until query 'time() - max(shop_backup_last_success_timestamp_seconds{job="machine"}) < 3600' | grep '"value"'; do sleep 1; done
amtool --alertmanager.url=http://127.0.0.1:9093 alert query TestAlert | grep 'Only a test'
rules() { curl -fsS http://127.0.0.1:9090/api/v1/rules | grep -o '"health":"[a-z]*"'; }
while rules | grep -q unknown; do sleep 1; done
if rules | grep -v ok; then exit 1; fi`,
  'Many servers': ORDER,
  upgraded: `touch /root/upgraded
awk '$2 == 200 { if (last && $1 - last > most) most = $1 - last; last = $1 }
  END { printf "The longest time without a response: %.1f s\\n", most / 1e9 }' /root/visits
${RUNNING_RELEASE} | grep /opt/shop/releases/2
${ORDER}`,
  'rolled back': `${RUNNING_RELEASE} | grep /opt/shop/releases/1
${ORDER}
${COUNT_ORDERS} > /root/orders
# The next step restores the last backup.
systemctl start shop-backup`,
  Restore: `${COUNT_ORDERS} | diff - /root/orders
until curl -fsS http://localhost:4000/readyz; do sleep 1; done
${ORDER}`,
}

const BEFORE: Readonly<Record<string, string>> = {
  // An address of this machine in a network with others, also after a reboot.
  'Many servers': `cat > /etc/network/interfaces <<LO
auto lo
iface lo inet loopback
  up ip address replace 10.0.0.20/24 dev lo
LO
ip address replace 10.0.0.20/24 dev lo`,
  // Responses that shoppers get meanwhile are recorded.
  upgraded: `git -C /srv/shop.git -c user.name=Guide -c user.email=guide@example.com commit --quiet --allow-empty -m 'The second'
(until [ -e /root/upgraded ]; do
  date +"%s%N $(curl -s -o /dev/null -w '%{http_code}' "https://$DOMAIN/healthz")"
  sleep 0.05
done) > /root/visits 2>&1 &`,
}

/** The repository as it is, as one that can be cloned and pulled from. */
function createRepository(root: string): void {
  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' })
  const source = join(root, 'srv/shop.git')
  for (const file of git('ls-files', '--cached', '--others', '--exclude-standard').split('\n')) {
    if (!file || !existsSync(file)) continue
    mkdirSync(resolve(source, file, '..'), { recursive: true })
    copyFileSync(file, join(source, file))
  }
  git('-C', source, 'init', '--quiet')
  commit(source, 'The first release')
  writeFileSync(join(root, 'etc/gitconfig'), '[safe]\n\tdirectory = *\n')
}

function commit(repository: string, message: string): void {
  const person = ['-c', 'user.name=Guide', '-c', 'user.email=guide@example.com']
  execFileSync('git', ['-C', repository, 'add', '--all'])
  execFileSync('git', [
    '-C',
    repository,
    ...person,
    'commit',
    '--quiet',
    '--allow-empty',
    '-m',
    message,
  ])
}

/** Node and npm for the replacement of NodeSource's packages. */
function fetchNode(root: string, folder: string): void {
  execFileSync('npm', [
    'install',
    '--prefix',
    folder,
    '--no-save',
    // The package of Node fetches it with one.
    '--ignore-scripts=false',
    `node@${NODE_VERSION}`,
    'npm@11',
  ])
  copyFileSync(join(folder, 'node_modules/node/bin/node'), join(root, 'srv/node'))
  cpSync(join(folder, 'node_modules/npm'), join(root, 'srv/npm'), { recursive: true })
}

const isReachable = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

const print = (text: string) => void process.stdout.write(`${text}\n`)

/** Runs a block as part of the shell of its chapter: later ones know its variables. */
function inOneShell(commands: string): string {
  const names = [...commands.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name).join(' ')
  // Some are in a file that is written, or for one command.
  const store = names && `\ndeclare -p ${names} >> /root/variables 2> /dev/null || true`
  return `cd /\n. /root/variables\n${commands}${store}`
}

const inCheck = (commands: string) =>
  `cd /\nDOMAIN=${DOMAIN}\nOWNER_EMAIL=${OWNER_EMAIL}\n${commands}`

async function runGuide(machine: Machine, blocks: readonly GuideBlock[]): Promise<string[]> {
  const notRun: string[] = []
  const runStep = async (title: string, commands: string) => {
    print(`\n== ${title}`)
    const start = performance.now()
    try {
      await machine.run(commands)
    } catch (error) {
      await machine.run('journalctl --no-pager --output=cat --lines=50')
      throw error
    }
    print(`   ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  for (const [index, block] of blocks.entries()) {
    const { line, heading, chapter, name, commands } = block
    if (blocks[index - 1]?.chapter !== chapter) await machine.run(': > /root/variables')
    const isLast = blocks[index + 1]?.heading !== heading
    const replacement =
      name === 'node' && !(await isReachable('https://deb.nodesource.com/'))
        ? NODE_FROM_NPM
        : REPLACED[name]
    const before =
      BEFORE[name] ?? (blocks[index - 1]?.heading === heading ? undefined : BEFORE[heading])
    if (before) await runStep(`Before line ${line}`, inCheck(before))
    if (replacement) notRun.push(`line ${line} (${heading}): ${replacement.why}`)
    await runStep(
      `Line ${line}: ${heading}${replacement ? ', replaced' : ''}`,
      inOneShell(replacement?.commands ?? commands.replace(...REPOSITORY)),
    )
    const check = CHECKS[name] ?? (isLast ? CHECKS[heading] : undefined)
    if (check) await runStep(`Check of line ${line}`, inCheck(check))
  }
  return notRun
}

const folder = mkdtempSync(join(process.env.TMPDIR ?? tmpdir(), 'shop-guide-'))
const root = join(folder, 'root')
let machine: Machine | undefined
try {
  const { blocks } = parseGuide(readGuide())
  createRoot(root)
  createRepository(root)
  fetchNode(root, join(folder, 'node'))
  machine = await boot(root, [DOMAIN, ...OTHER_NAMES])
  const notRun = await runGuide(machine, blocks)
  print('\n== After a reboot')
  await machine.stop()
  machine = await boot(root, [DOMAIN, ...OTHER_NAMES])
  await machine.run(
    inCheck(`until curl -fsS http://localhost:4000/readyz; do sleep 1; done\n${ORDER}`),
  )
  print(
    `\n${blocks.length - notRun.length} of ${blocks.length} blocks of docs/operation.md have run. Not run:`,
  )
  for (const line of notRun) print(`- ${line}`)
  print(`The repository was a local one, and ${OTHER_NAMES.join()} this machine.`)
  print('Passed.')
} finally {
  await machine?.stop()
  rmSync(folder, { recursive: true, force: true })
}
