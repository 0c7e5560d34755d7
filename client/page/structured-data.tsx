import { toScriptJson } from './script-json'

/** A JSON-LD block for search engines. */
export function StructuredData({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  const json = toScriptJson({ '@context': 'https://schema.org', ...data })
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, with every < escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  )
}
