// Preloaded into the shop and its database thread, to simulate a full disk: the file at FULL_DISK
// contains the number of bytes left; without the file there is no limit. As on a real disk,
// existing data can be overwritten. In JavaScript, because the built shop cannot load TypeScript.
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

/** By how many bytes a write extends its file. */
function growthOf(descriptor, length, position) {
  const stat = fs.fstatSync(descriptor)
  if (!stat.isFile()) return 0
  return Math.max(0, (position ?? stat.size) + length - stat.size)
}

fs.writeSync = (descriptor, bytes, offset, length, position) => {
  if (typeof length === 'number' && bytesLeft() !== Infinity) {
    const growth = growthOf(descriptor, length, position)
    if (growth > bytesLeft()) {
      const message = 'ENOSPC: no space left on device, write'
      throw Object.assign(new Error(message), { code: 'ENOSPC', errno: -28, syscall: 'write' })
    }
    added += growth
  }
  return writeSync(descriptor, bytes, offset, length, position)
}
syncBuiltinESMExports()
