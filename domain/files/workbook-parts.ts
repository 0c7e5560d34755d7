import { unzipSync } from 'fflate'
import { MAX_UNPACKED_IMPORT_BYTES } from '../limits'
import { FileError } from './file-error'
import { attributeOf, readXml } from './read-xml'

/** The parts of a workbook by their paths, in lower case and with slashes: programs write them in every way. */
export type Parts = ReadonlyMap<string, Uint8Array>

const toPath = (name: string) =>
  name
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase()

/** Unpacks what has cells; the size is known before. Throws FileError. */
export function unpackWorkbook(bytes: Uint8Array): Parts {
  let size = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/i.test(name)) return false
      size += originalSize
      if (size > MAX_UNPACKED_IMPORT_BYTES) throw new FileError('tooLarge')
      return true
    },
  })
  return new Map(Object.entries(parts).map(([name, part]) => [toPath(name), part]))
}

interface Relationship {
  readonly type: string
  /** The path of its part. */
  readonly target: string
}

function resolvePath(folder: string, target: string): string {
  const path = target.replaceAll('\\', '/')
  const parts: string[] = []
  for (const part of (path.startsWith('/') ? path : `${folder}/${path}`).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/').toLowerCase()
}

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** Reads the relationships of a part, by their IDs. */
function relationshipsOf(parts: Parts, path: string): ReadonlyMap<string, Relationship> {
  const folder = folderOf(path)
  const name = path.slice(folder.length).replace(/^\//, '')
  const part = parts.get(resolvePath(folder, `_rels/${name}.rels`))
  const found = new Map<string, Relationship>()
  if (!part) return found
  readXml(part, {
    open: (element, attributes) => {
      const [id, type, target] = ['Id', 'Type', 'Target'].map((key) => attributeOf(attributes, key))
      if (element !== 'Relationship' || !id || !target) return
      found.set(id, {
        type: (type ?? '').replace(/^.*\//, ''),
        target: resolvePath(folder, target),
      })
    },
  })
  return found
}

interface SheetPart {
  readonly name: string
  readonly isHidden: boolean
  readonly part: Uint8Array
}

export interface WorkbookParts {
  readonly sheets: readonly SheetPart[]
  readonly sharedStrings: Uint8Array | undefined
  readonly styles: Uint8Array | undefined
  /** Whether its days are counted from 1904 instead of 1900. */
  readonly isFrom1904: boolean
}

function workbookPath(parts: Parts): string {
  const main = [...relationshipsOf(parts, '').values()].find(
    ({ type, target }) => type === 'officeDocument' && parts.has(target),
  )
  const path = main?.target ?? [...parts.keys()].find((one) => /(?:^|\/)workbook\.xml$/.test(one))
  if (path === undefined) throw new FileError('notReadable')
  return path
}

/** The sheets of a workbook in their order, and what they refer to. Throws FileError. */
export function findParts(parts: Parts): WorkbookParts {
  const path = workbookPath(parts)
  const folder = folderOf(path)
  const relationships = relationshipsOf(parts, path)
  const sheets: SheetPart[] = []
  let isFrom1904 = false
  const partOf = (type: string, name: string) => {
    const target = [...relationships.values()].find((one) => one.type === type)?.target
    return parts.get(target ?? '') ?? parts.get(resolvePath(folder, name))
  }
  readXml(parts.get(path) ?? new Uint8Array(), {
    open: (element, attributes) => {
      if (element === 'workbookPr') {
        isFrom1904 = /^(?:1|true|on)$/i.test(attributeOf(attributes, 'date1904') ?? '')
      }
      if (element !== 'sheet') return
      const reference = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      const relationship = relationships.get(reference ?? '')
      const target =
        relationship?.target ?? resolvePath(folder, `worksheets/sheet${sheets.length + 1}.xml`)
      const part = parts.get(target)
      // A sheet of a chart has no cells.
      if (!part || (relationship && relationship.type !== 'worksheet')) return
      sheets.push({
        name: attributeOf(attributes, 'name') ?? '',
        isHidden: /hidden$/i.test(attributeOf(attributes, 'state') ?? ''),
        part,
      })
    },
  })
  if (sheets.length === 0) throw new FileError('notReadable')
  return {
    sheets,
    sharedStrings: partOf('sharedStrings', 'sharedStrings.xml'),
    styles: partOf('styles', 'styles.xml'),
    isFrom1904,
  }
}
