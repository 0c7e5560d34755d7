/** How the files of the supported formats begin, as Latin-1. */
const STARTS: readonly RegExp[] = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF[\s\S]{4}WEBP/,
  /^[\s\S]{4}ftyp(?:avi[fs]|hei[cxms]|hev[cx]|mif1|msf1)/,
]

/** Whether a file begins as a picture of a supported format, whatever follows. */
export function isPictureStart(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 16)
  return STARTS.some((pattern) => pattern.test(start))
}
