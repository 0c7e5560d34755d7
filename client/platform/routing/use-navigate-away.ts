import { useEffect, useRef } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'

/**
 * Navigates to another page. The promise resolves when this component has unmounted, and its page
 * with it.
 */
export function useNavigateAway(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate()
  const onUnmount = useRef<() => void>(undefined)
  useEffect(() => () => onUnmount.current?.(), [])
  return (to, options) =>
    new Promise((resolve) => {
      onUnmount.current = resolve
      void navigate(to, options)
    })
}
