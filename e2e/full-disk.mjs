// Loaded into the shop before all else, and into its database's thread: makes the disk of DATA_DIR as
// full as the file that FULL_DISK names says, in bytes that are left. Without that file it is not full.
// As on a real disk, what is there can be overwritten. Plain JavaScript, for the built shop has no
// loader of TypeScript.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { writeSync } = fs
let added = 0

function bytesLeft() {
  try {
    return Number(fs.readFileSync(process.env.FULL_DISK, 'utf8')) - added
  } catch {
    added = 0
    return Infinity
  }
}

/** How much longer a write of this length, here, makes a file. */
function growth(descriptor, length, position) {
  const stat = fs.fstatSync(descriptor)
  if (!stat.isFile()) return 0
  return Math.max(0, (position ?? stat.size) + length - stat.size)
}

fs.writeSync = (descriptor, bytes, offset, length, position) => {
  if (typeof length === 'number' && bytesLeft() !== Infinity) {
    const more = growth(descriptor, length, position)
    if (more > bytesLeft()) {
      const message = 'ENOSPC: no space left on device, write'
      throw Object.assign(new Error(message), { code: 'ENOSPC', errno: -28, syscall: 'write' })
    }
    added += more
  }
  return writeSync(descriptor, bytes, offset, length, position)
}
syncBuiltinESMExports()
