import { useDirection } from '../../platform/texts/text'
import { NAME_WIDTH } from './name-lines'
import './name-tick.css'

interface NameTickProps {
  /** Where the axis is. */
  readonly x: number | string
  /** The middle of the bar. */
  readonly y: number | string
  readonly payload: { readonly value: string }
}

const MAX_HEIGHT = 200
/** Between a name and the edge of the chart. */
const GAP = 8

/** A name beside its bar: as HTML, which wraps it, and knows the direction of each name. */
export function NameTick({ x, y, payload }: NameTickProps) {
  const direction = useDirection()
  const start = direction === 'rtl' ? Number(x) : Number(x) - NAME_WIDTH + GAP
  return (
    <foreignObject
      x={start}
      y={Number(y) - MAX_HEIGHT / 2}
      width={NAME_WIDTH - GAP}
      height={MAX_HEIGHT}
    >
      <div className="name-tick" dir={direction}>
        <bdi>{payload.value}</bdi>
      </div>
    </foreignObject>
  )
}
