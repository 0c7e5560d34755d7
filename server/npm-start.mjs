// `npm start` runs the script in a shell, which exits on SIGTERM without forwarding it. The server
// would keep running with its port and data locked, so it watches its parent processes.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const WATCH_MILLISECONDS = 500

const run = promisify(execFile)

/** @typedef {{ readonly parent: number, readonly name: string }} ProcessInfo */

/** @type {Record<string, (pid: number) => Promise<ProcessInfo>>} */
const readers = {
  async linux(pid) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name is in parentheses and may itself contain parentheses.
    const end = stat.lastIndexOf(')')
    const [, parent] = stat.slice(end + 2).split(' ')
    return { parent: Number(parent), name: stat.slice(stat.indexOf('(') + 1, end) }
  },
  async win32(pid) {
    const command = `Get-CimInstance Win32_Process -Filter "ProcessId=${pid}" | ForEach-Object { "$($_.ParentProcessId) $($_.Name)" }`
    const args = ['-NoProfile', '-NonInteractive', '-Command', command]
    return parse((await run('powershell.exe', args, { windowsHide: true })).stdout)
  },
  async other(pid) {
    return parse((await run('ps', ['-o', 'ppid=,comm=', '-p', String(pid)])).stdout)
  },
}

/** @param {string} line @returns {ProcessInfo} */
function parse(line) {
  const [, parent, name = ''] = /^\s*(\d+)\s+(.*?)\s*$/.exec(line) ?? []
  return { parent: Number(parent), name }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Finds npm and the shell between npm and this process. Some shells replace themselves with the
 * script; then npm is the parent.
 */
async function findNpmProcesses() {
  const read = readers[process.platform] ?? readers.other
  const { parent, name } = await read(process.ppid)
  const isShell = /(^|[\\/-])((a|ba|da|k|z)?sh|cmd)(\.exe)?$/i.test(name)
  return isShell && parent > 1 ? [process.ppid, parent] : [process.ppid]
}

/**
 * Calls `onExit` once npm or its shell has exited. Does nothing if this process was not started by
 * `npm start`.
 * @param {() => void} onExit
 */
export function watchNpm(onExit) {
  if (process.env.npm_lifecycle_event !== 'start') return
  const parent = process.ppid
  let watched = [parent]
  findNpmProcesses().then(
    (found) => {
      watched = found
    },
    () => {
      // Without process information, only the parent is watched.
    },
  )
  const timer = setInterval(() => {
    // Except on Windows, an orphaned process gets another parent.
    if (process.ppid === parent && watched.every(isRunning)) return
    clearInterval(timer)
    onExit()
  }, WATCH_MILLISECONDS)
  timer.unref()
}
