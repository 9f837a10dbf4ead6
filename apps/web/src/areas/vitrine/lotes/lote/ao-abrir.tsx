// A part of the page that is loaded when somebody opens it.
import { type ReactNode, Suspense, useState } from 'react'

export function AoAbrir({ titulo, children }: { titulo: string; children: ReactNode }) {
  const [aberto, setAberto] = useState(false)
  return (
    <details className="lote__historico" onToggle={(e) => setAberto(e.currentTarget.open)}>
      <summary>{titulo}</summary>
      {aberto && <Suspense fallback={<p role="status">Carregando…</p>}>{children}</Suspense>}
    </details>
  )
}
