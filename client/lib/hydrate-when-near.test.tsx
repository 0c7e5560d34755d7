import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HydrateWhenNear } from './hydrate-when-near'

type Callback = (entries: readonly { readonly isIntersecting: boolean }[]) => void

/** Hydrates a button outside and one inside of a part that is far from the viewport. */
async function hydrateFarPart() {
  const observers: Callback[] = []
  class FakeObserver {
    constructor(callback: Callback) {
      observers.push(callback)
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  const done: string[] = []
  const page = (label: string) => (
    <>
      <button type="button" onClick={() => done.push('outside')}>
        Outside
      </button>
      <HydrateWhenNear fallback="Loading">
        <button
          type="button"
          ref={() => void done.push('hydrated')}
          onClick={() => done.push('inside')}
        >
          {label}
        </button>
      </HydrateWhenNear>
    </>
  )
  const container = document.createElement('div')
  // As the server sends it: rendered here, the part would wait, too.
  container.innerHTML =
    '<button type="button">Outside</button><div><!--$--><button type="button">Inside</button><!--/$--></div>'
  document.body.append(container)
  onTestFinished(() => container.remove())
  const [outside, inside] = container.querySelectorAll('button')
  let root: Root | undefined
  await act(async () => {
    root = hydrateRoot(container, page('Inside'))
  })
  return {
    done,
    container,
    tapOutside: () => act(async () => outside?.click()),
    tapInside: () => act(async () => inside?.click()),
    isKept: () => container.contains(inside ?? null),
    scrollNear: () => act(async () => observers.at(-1)?.([{ isIntersecting: true }])),
    render: (label: string) => act(async () => root?.render(page(label))),
  }
}

test('A part stays as the server sent it until it comes near', async () => {
  const { done, tapOutside, scrollNear, isKept } = await hydrateFarPart()
  await tapOutside()
  expect(done).toEqual(['outside'])
  await scrollNear()
  expect(done).toEqual(['outside', 'hydrated'])
  expect(isKept()).toBe(true)
})

test('A tap on a part that is not hydrated yet is done once it is', async () => {
  const { done, tapInside, isKept } = await hydrateFarPart()
  await tapInside()
  expect(done).toEqual(['hydrated', 'inside'])
  await tapInside()
  expect(done).toEqual(['hydrated', 'inside', 'inside'])
  expect(isKept()).toBe(true)
})

test('A part that changes before it comes near is kept, and shows the change then', async () => {
  const { container, render, scrollNear, isKept } = await hydrateFarPart()
  await render('Changed')
  expect(container.textContent).toBe('OutsideInside')
  await scrollNear()
  expect(container.textContent).toBe('OutsideChanged')
  expect(isKept()).toBe(true)
})
