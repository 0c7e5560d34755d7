/** The SVG elements of all pictures. Coordinates are pixels of a 480 by 480 canvas. */

/** Rounds to one decimal, to keep the files small. */
function format(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function element(name: string, values: readonly number[], keys: string, rest: string): string {
  const attributes = keys.split(' ').map((key, index) => `${key}="${format(values[index] ?? 0)}"`)
  return `<${name} ${attributes.join(' ')} ${rest}/>`
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  rest = '',
): string {
  return element('ellipse', [cx, cy, rx, ry], 'cx cy rx ry', `fill="${fill}"${rest && ` ${rest}`}`)
}

export function circle(cx: number, cy: number, r: number, fill: string, rest = ''): string {
  return element('circle', [cx, cy, r], 'cx cy r', `fill="${fill}"${rest && ` ${rest}`}`)
}

/** A rounded rectangle, centred horizontally on `centreX`, with its top at y. */
export function bar(
  centreX: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  rest = '',
): string {
  return element(
    'rect',
    [centreX - width / 2, y, width, height, radius],
    'x y width height rx',
    `fill="${fill}"${rest && ` ${rest}`}`,
  )
}

export function path(d: string, fill: string, rest = ''): string {
  return `<path d="${d}" fill="${fill}"${rest && ` ${rest}`}/>`
}

export function stroke(d: string, colour: string, width: number, rest = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${format(width)}" stroke-linecap="round" stroke-linejoin="round"${rest && ` ${rest}`}/>`
}

export function group(rest: string, ...content: readonly string[]): string {
  return `<g ${rest}>${content.join('')}</g>`
}

/** Moves a drawing centred on 0,0 to x,y, scaled and rotated. */
export function at(x: number, y: number, scale: number, content: string, degrees = 0): string {
  const turned = degrees ? ` rotate(${format(degrees)})` : ''
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  return `<g transform="translate(${format(x)} ${format(y)})${turned}${scaled}">${content}</g>`
}

/** The drawing mirrored at the y axis. */
function mirrored(content: string): string {
  return `<g transform="scale(-1 1)">${content}</g>`
}

/** The drawing and its mirror image. */
export function bothSides(content: string): string {
  return content + mirrored(content)
}

/** A shadow on an object. */
export function shade(d: string, strength = 0.1): string {
  return path(d, '#1f2a2e', `opacity="${strength}"`)
}

/** A highlight on an object. */
export function shine(d: string, strength = 0.25): string {
  return path(d, '#fff', `opacity="${strength}"`)
}

/** The shadow of an object on the floor. */
export function groundShadow(cx: number, cy: number, rx: number, ry = rx * 0.13): string {
  return ellipse(cx, cy, rx, ry, '#1f2a2e', 'opacity=".13"')
}
