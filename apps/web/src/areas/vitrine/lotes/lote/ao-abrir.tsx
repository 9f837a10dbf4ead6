// A part of the page that is loaded when somebody opens it.
//
// How one could get it wrong: trusting the toggle event alone. The server's markup opens before its script is there, and
// that toggle is heard by nobody.
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

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
