import { Parser } from 'htmlparser2'
import { FileError } from './file-error'

/** Callbacks for the elements of an XML document; names come without their prefixes. */
export interface XmlHandler {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

/** Workbooks have six levels; a parser that keeps thousands gets slow. */
const MAX_DEPTH = 100
const CHUNK_BYTES = 256 * 1024

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** Reads XML piece by piece, so that no long text is made of it. Throws FileError for one that is nested too deeply. */
export function readXml(bytes: Uint8Array, { open, text, close }: XmlHandler): void {
  let depth = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1
        if (depth > MAX_DEPTH) throw new FileError('notReadable')
        open(localName(name), attributes)
      },
      ontext: (part) => text?.(part),
      onclosetag: (name) => {
        depth -= 1
        close?.(localName(name))
      },
    },
    { xmlMode: true },
  )
  const decoder = new TextDecoder(encodingOf(bytes))
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    parser.write(decoder.decode(bytes.subarray(start, start + CHUNK_BYTES), { stream: true }))
  }
  parser.end()
}

/** An attribute by its name without a prefix. */
export function attributeOf(
  attributes: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  const key = Object.keys(attributes).find((one) => localName(one) === name)
  return key === undefined ? undefined : attributes[key]
}
