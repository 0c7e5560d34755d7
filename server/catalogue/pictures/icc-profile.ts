import { crc32, deflateSync } from 'node:zlib'

/** The signature, and the chunk of the header, which comes first. */
const HEADER_BYTES = 8 + 25
/** The name of the profile, which nobody reads, and the method of its compression. */
const NAME = Buffer.from('ICC\0\0')

/** A PNG without a colour profile, with this one. */
export function withIccProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCP'), NAME, deflateSync(profile)])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  checksum.writeUInt32BE(crc32(body))
  const chunk = Buffer.concat([length, body, checksum])
  return Buffer.concat([png.subarray(0, HEADER_BYTES), chunk, png.subarray(HEADER_BYTES)])
}
