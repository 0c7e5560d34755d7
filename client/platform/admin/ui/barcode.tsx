import { code128, drawingSVG, qrcode, type RenderOptions } from 'bwip-js/generic'

const SYMBOLOGIES = {
  // The quiet zones of ISO/IEC 15417 and 18004: 10 modules beside the bars, 4 around the squares.
  code128: { draw: code128, options: { height: 8, paddingwidth: 10 } },
  qrcode: { draw: qrcode, options: { padding: 4 } },
} as const

interface BarcodeProps {
  readonly symbology: keyof typeof SYMBOLOGIES
  readonly text: string
  /** Its text alternative. */
  readonly label: string
  readonly className: string
}

/** A barcode, whose size is set by its styles. */
export function Barcode({ symbology, text, label, className }: BarcodeProps) {
  const { draw, options } = SYMBOLOGIES[symbology]
  const drawing: RenderOptions = { bcid: symbology, text, scale: 1, ...options }
  return (
    <div
      role="img"
      aria-label={label}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of lines, without any text
      dangerouslySetInnerHTML={{ __html: draw(drawing, drawingSVG()) }}
    />
  )
}
