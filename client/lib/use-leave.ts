import { useEffect, useRef } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'

/** Leads to another page. What it returns resolves when this component is gone, and its page with it. */
export function useLeave(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate()
  const onGone = useRef<() => void>(undefined)
  useEffect(() => () => onGone.current?.(), [])
  return (to, options) =>
    new Promise((resolve) => {
      onGone.current = resolve
      void navigate(to, options)
    })
}
