import { cleanup, configure } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { logOut } from '../platform/session/session'
import { loadAllTexts } from '../platform/texts/load-texts'
import { setWindow } from './window'

// jsdom lacks it, and React Aria finds elements by their ids with it.
globalThis.CSS ??= {
  escape: (text: string) =>
    text.replace(/[^\w-]|^\d/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `),
} as typeof CSS

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

await loadAllTexts('en')

beforeEach(() => {
  vi.spyOn(console, 'error')
  if (typeof window !== 'undefined') setWindow({ width: 1280, reducedMotion: false })
})

afterEach(() => {
  if (typeof window !== 'undefined') {
    cleanup()
    toast.remove()
    logOut()
    localStorage.clear()
    sessionStorage.clear()
  }
  const { calls } = vi.mocked(console.error).mock
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect(calls, 'console.error').toEqual([])
})
