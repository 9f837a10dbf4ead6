import { createHash } from 'node:crypto'

/** The same text is the same uid. */
export function uidDoTexto(texto: string): string {
  const h = createHash('sha256').update(texto).digest('hex')
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-5${h.slice(13, 16)}-8${h.slice(17, 20)}-${h.slice(20, 32)}`
}
