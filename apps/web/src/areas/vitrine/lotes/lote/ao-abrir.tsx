// A part of the page that is loaded when it is opened.
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** The toggle event alone is not enough: before hydration the markup opens without a listener. */
export function AoAbrir({ titulo, children }: { titulo: string; children: ReactNode }) {
  const detalhes = useRef<HTMLDetailsElement>(null)
  const [aberto, setAberto] = useState(false)
  useEffect(() => setAberto(detalhes.current?.open ?? false), [])
  return (
    <details className="lote__historico" ref={detalhes} onToggle={(e) => setAberto(e.currentTarget.open)}>
      <summary>{titulo}</summary>
      {aberto && <Suspense fallback={<p role="status">Carregando…</p>}>{children}</Suspense>}
    </details>
  )
}
