/** A text as it is compared: without case, accents and vowel signs, and with one form of letters that Arabic writes in several. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
}

/** Whether each word of the query begins a word of the text, which in Arabic may follow the article. */
export function matchesWords(text: string, query: string): boolean {
  const words = foldText(text).split(/[\s،,()]+/)
  return foldText(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) =>
      words.some((word) => word.startsWith(part) || word.replace(/^ال/, '').startsWith(part)),
    )
}
