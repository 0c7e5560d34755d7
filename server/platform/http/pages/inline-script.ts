import { createHash } from 'node:crypto'

interface InlineScript {
  readonly html: string
  /** The source that allows it in a content security policy. */
  readonly source: string
}

/** A script that must not wait for a request, allowed by its hash. */
export function inlineScript(code: string): InlineScript {
  const script = code.replace(/\n\s*/g, '')
  const hash = createHash('sha256').update(script).digest('base64')
  return { html: `<script>${script}</script>`, source: `'sha256-${hash}'` }
}
