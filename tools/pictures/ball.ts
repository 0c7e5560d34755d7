import type { Scheme } from './palettes'
import { circle, ellipse, groundShadow, stroke } from './shapes'

/** A ball with seams and a highlight. */
export function ball(scheme: Scheme, x: number, y: number, r: number): string {
  return [
    groundShadow(x, y + r, r * 0.9),
    circle(x, y, r, scheme.main),
    stroke(
      `M${x - r * 0.8} ${y - r * 0.5}Q${x} ${y + r * 0.1} ${x - r * 0.5} ${y + r * 0.85}`,
      scheme.light,
      r * 0.13,
    ),
    stroke(
      `M${x + r * 0.8} ${y - r * 0.5}Q${x} ${y - r * 0.1} ${x + r * 0.5} ${y + r * 0.85}`,
      scheme.light,
      r * 0.13,
    ),
    ellipse(x - r * 0.3, y - r * 0.5, r * 0.24, r * 0.14, '#fff', 'opacity=".35"'),
  ].join('')
}
