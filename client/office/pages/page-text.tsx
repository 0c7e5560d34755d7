import '../../platform/ui/rich-text.css'
import './page-text.css'

/** The text of a page below its title. */
export function PageText({ html }: { readonly html: string }) {
  return (
    <div
      className="rich-text page-text"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it from Markdown, without raw HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
