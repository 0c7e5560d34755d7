import { afterEach, expect, test, vi } from 'vitest'
import { listenToWedge } from './keyboard-wedge'

let stop: (() => void) | undefined

afterEach(() => {
  stop?.()
  document.body.replaceChildren()
})

function setUp(html: string) {
  document.body.innerHTML = `<input id="field">${html}`
  const find = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)
  const onScan = vi.fn()
  const onIgnored = vi.fn()
  stop = listenToWedge({ field: () => find('field'), onScan, onIgnored })
  return { find, onScan, onIgnored }
}

/** Presses keys with this pause, and types them, as a browser does. Returns whether the last one still did what it does. */
function press(keys: readonly string[], milliseconds: number): boolean {
  let isLeft = true
  for (const [index, key] of keys.entries()) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: index * milliseconds })
    isLeft = (document.activeElement ?? document.body).dispatchEvent(event)
    const { activeElement } = document
    if (isLeft && key !== 'Enter' && activeElement instanceof HTMLInputElement)
      activeElement.value += key
  }
  return isLeft
}

const scan = (text: string) => press([...text, 'Enter'], 5)

test('What is scanned while a button has the focus goes into the field of the page', () => {
  const { find } = setUp('<button id="other">Delete</button>')
  find('other')?.focus()
  scan('4006381333931')
  expect(document.activeElement).toBe(find('field'))
  expect(find('field')?.value).toBe('4006381333931')
})

test('The lam-alef key, which types two letters at once, is a key like others', () => {
  const { find } = setUp('')
  press(['لا', '1'], 5)
  expect(find('field')?.value).toBe('لا1')
})

test('What is scanned into another field is taken out of it, and what was there before stays', () => {
  const { find, onScan } = setUp('<input id="quantity" value="12">')
  find('quantity')?.focus()
  expect(scan('4006381333931')).toBe(false)
  expect(onScan.mock.calls).toEqual([['4006381333931']])
  expect(find('quantity')?.value).toBe('12')
  expect(document.activeElement).toBe(find('field'))
})

test('What a person types into another field stays there', () => {
  const { find, onScan } = setUp('<input id="quantity">')
  find('quantity')?.focus()
  expect(press([...'4006381', 'Enter'], 120)).toBe(true)
  expect(press([...'12', 'Enter'], 5)).toBe(true)
  expect(onScan).not.toHaveBeenCalled()
  expect(find('quantity')?.value).toBe('400638112')
})

test('A scan presses no button of a dialog, and it is said', () => {
  const { find, onScan, onIgnored } = setUp(
    '<dialog open><button id="yes">Yes</button><input id="name"></dialog>',
  )
  find('yes')?.focus()
  expect(scan('4006381333931')).toBe(false)
  expect(onIgnored).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(find('yes'))
  // A person who presses Enter means the button.
  expect(press(['Enter'], 5)).toBe(true)
  find('name')?.focus()
  expect(scan('4006381333931')).toBe(true)
  expect(find('name')?.value).toBe('4006381333931')
  expect(onScan).not.toHaveBeenCalled()
})

test('A space presses the button that has the focus', () => {
  const { find } = setUp('<button id="other">Delete</button>')
  find('other')?.focus()
  press([' '], 5)
  expect(document.activeElement).toBe(find('other'))
})
