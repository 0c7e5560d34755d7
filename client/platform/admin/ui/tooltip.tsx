import type { ReactElement } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { AriaProvider } from './aria-provider'
import './tooltip.css'

interface TooltipProps {
  readonly text: string
  readonly placement: 'end' | 'top'
  /** Without a tooltip for now. The element stays the same, and keeps the focus. */
  readonly isDisabled?: boolean
  /** A link or a button. */
  readonly children: ReactElement
}

/** Shows a text beside an element that has the pointer or the keyboard's focus. */
export function Tooltip({ text, placement, isDisabled = false, children }: TooltipProps) {
  return (
    <AriaProvider>
      <TooltipTrigger isDisabled={isDisabled} delay={300} closeDelay={0}>
        <Focusable>{children as ReactElement<{ role?: never }, string>}</Focusable>
        <AriaTooltip className="tooltip" placement={placement} offset={6}>
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaProvider>
  )
}
