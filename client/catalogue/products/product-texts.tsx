import { type ReactNode, useId } from 'react'
import type { MessageKey } from '#domain/messages'
import type { ProductDetailsQuery } from '../../platform/gql/products'
import { useText } from '../../platform/texts/text'
import { toNamedFact } from './named-facts'
import '../../platform/ui/rich-text.css'
import './product-texts.css'

type Content = NonNullable<ProductDetailsQuery['product']>['content']

interface ProductTextsProps {
  readonly content: Content
  /** The table of its attributes, if it has any. */
  readonly children: ReactNode
  /** Content after the feeding guide, if there is one. */
  readonly supplies: ReactNode
}

/** The texts of a product; nothing if there are none. */
export function ProductTexts({ content, children, supplies }: ProductTextsProps) {
  const t = useText()
  const aboutId = useId()
  const { descriptionHtml, compositionHtml, feedingGuideHtml } = content
  const facts = content.facts.filter((fact) => !toNamedFact(fact))
  return (
    <div className="product-texts">
      {(descriptionHtml || facts.length > 0) && (
        <section aria-labelledby={aboutId}>
          <h2 id={aboutId}>{t('product.about')}</h2>
          {facts.length > 0 && (
            <ul className="product-texts__facts">
              {facts.map((fact) => (
                <li key={fact} dir="auto">
                  {fact}
                </li>
              ))}
            </ul>
          )}
          {descriptionHtml && <RichText html={descriptionHtml} />}
        </section>
      )}
      {children}
      <TextSection title="product.composition" html={compositionHtml} />
      <TextSection title="product.feedingGuide" html={feedingGuideHtml}>
        {supplies}
      </TextSection>
    </div>
  )
}

interface TextSectionProps {
  readonly title: MessageKey
  readonly html: string | null
  readonly children?: ReactNode
}

function TextSection({ title, html, children }: TextSectionProps) {
  const t = useText()
  const titleId = useId()
  if (!html) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t(title)}</h2>
      <RichText html={html} />
      {children}
    </section>
  )
}

function RichText({ html }: { readonly html: string }) {
  return (
    <div
      className="rich-text"
      dir="auto"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it from Markdown, without raw HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
