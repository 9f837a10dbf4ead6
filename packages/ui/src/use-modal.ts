/** Opens a native <dialog> as a modal while `open`, and gives the focus back to the element that had it. */
import { type RefObject, useEffect, useRef } from 'react'

export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const antes = document.activeElement
    dialog.showModal()
    // Not on the close button, where the browser would put it: the dialog itself, so that its title is read, or the
    // control marked by `data-autofocus`.
    const primeiro = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
    primeiro.focus({ preventScroll: true })
    return () => {
      dialog.close()
      // The browser does this by itself only while the dialog is still in the page: not when React removed it.
      if (antes instanceof HTMLElement && antes.isConnected) antes.focus({ preventScroll: true })
    }
  }, [open])
  return ref
}
