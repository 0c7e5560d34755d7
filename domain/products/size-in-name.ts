/** A size at the end of a name, such as 1.5 kg, 12 x 85 g or 60 x 45 cm. */
const SIZE =
  /\s((?:\d[\d.,]*\s?[x×]\s?)*\d[\d.,]*\s?(?:kg|g|mg|l|ml|cm|mm|m|pcs|كجم|كيلو|جم|جرام|لتر|مل|سم|متر|قطعة|قطع))$/iu

/** The size at the end of a name; undefined without one. */
export function sizeInName(name: string): string | undefined {
  return SIZE.exec(name)?.[1]
}
