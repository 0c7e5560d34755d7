import { toScriptJson } from './script-json'

interface StructuredDataProps {
  /** Undefined: as the server has sent it. */
  readonly data: Readonly<Record<string, unknown>> | undefined
}

/** A JSON-LD block for search engines. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = data ? toScriptJson({ '@context': 'https://schema.org', ...data }) : ''
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, with every < escaped
      dangerouslySetInnerHTML={{ __html: json }}
      suppressHydrationWarning
    />
  )
}
