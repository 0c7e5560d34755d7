import { useEffect, useRef } from 'react'
import { useOrderEvents } from '../../orders/orders/admin/order-events'
import { storedDesk } from '../../platform/admin/desk-state'
import { playDoorbell } from '../../platform/lib/play-sound'

const COUNT = /^\(\d+\) /

function showCount(count: number): void {
  const title = document.title.replace(COUNT, '')
  document.title = count > 0 ? `(${count}) ${title}` : title
}

/**
 * Says that orders came, to who looks elsewhere: the title of the page counts them until it is looked at, and the bell
 * rings if this browser wants it.
 */
export function NewOrderAlert(): null {
  const count = useRef(0)

  useOrderEvents(({ kind }) => {
    if (kind !== 'orderPlaced') return
    if (storedDesk.read()?.hasSound) playDoorbell()
    if (!document.hidden) return
    count.current += 1
    showCount(count.current)
  })

  useEffect(() => {
    const look = () => {
      if (document.hidden) return
      count.current = 0
      showCount(0)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return null
}
