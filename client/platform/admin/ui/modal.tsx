import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal'
import { AriaProvider } from './aria-provider'
import './modal.css'

interface ModalProps {
  readonly label: string
  /** The class of the box, which says where it is. */
  readonly className: string
  readonly isOpen: boolean
  /** Called by Escape and by a click beside the box. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog: the focus stays inside, and returns to where it was. */
export function Modal({ label, className, isOpen, onClose, children }: ModalProps) {
  return (
    <AriaProvider>
      <ModalOverlay
        className="modal-backdrop"
        isDismissable
        isOpen={isOpen}
        onOpenChange={(shouldOpen) => !shouldOpen && onClose()}
      >
        <AriaModal className={`modal ${className}`}>
          <Dialog className="modal__dialog" aria-label={label}>
            {children}
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </AriaProvider>
  )
}
