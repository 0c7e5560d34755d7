import arTexts from '#domain/messages/ar/offline.json?compiled'
import enTexts from '#domain/messages/en/offline.json?compiled'
import { LOCALE_SETTINGS, type Locale, localizePath, splitLocale } from '#domain/messages/locale'

// The worker is one small file, so it has both languages. Markup and styles are inline, because nothing
// can be loaded.
const TEXTS = { en: enTexts, ar: arTexts }

type TextKey = keyof typeof enTexts

function text(locale: Locale, key: TextKey, parameters: Record<string, string> = {}): string {
  return String(TEXTS[locale][key]?.(parameters))
}

const NOTICE_STYLE =
  'padding:12px 16px;background:#fdebd9;color:#1f2a2e;font-weight:650;text-align:center'

function formatTime(date: string | null, locale: Locale): string {
  const { intl } = LOCALE_SETTINGS[locale]
  const format = new Intl.DateTimeFormat(intl, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Africa/Cairo',
  })
  return format.format(date === null ? new Date() : new Date(date))
}

/** Marks a stored page with a notice, and with the attribute that offline.ts looks for. */
export function addNotice(html: string, url: URL, date: string | null): string {
  const { locale, path } = splitLocale(url.pathname)
  const notice =
    path === '/cartpage' || path === '/checkout'
      ? text(locale, 'offline.title')
      : text(locale, 'offline.page', { time: formatTime(date, locale) })
  return html.replace(
    '<div id="root">',
    `<p data-offline role="status" style="${NOTICE_STYLE}">${notice}</p>$&`,
  )
}

/** The page shown instead of one that was not stored. */
export function missingPage(url: URL): string {
  const { locale } = splitLocale(url.pathname)
  const { direction } = LOCALE_SETTINGS[locale]
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(locale, 'offline.title')}</title>
</head>
<body data-offline style="margin:0;padding:48px 24px;background:#fbf7f0;color:#1f2a2e;font:16px/1.6 system-ui,sans-serif;text-align:center">
<h1 style="font-size:24px">${text(locale, 'offline.title')}</h1>
<p>${text(locale, 'offline.missing')}</p>
<p><a style="display:inline-block;padding:12px 16px;color:#0f5c5c" href="">${text(locale, 'offline.retry')}</a>
<a style="display:inline-block;padding:12px 16px;color:#0f5c5c" href="${localizePath('/', locale)}">${text(locale, 'offline.home')}</a></p>
</body>
</html>`
}
