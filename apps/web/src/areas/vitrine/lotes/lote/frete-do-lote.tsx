// The freight simulator, opened by whoever wants it; its table comes then.
import type { LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { lazy, Suspense, useState } from 'react'

const SimuladorDeFrete = lazy(() => import('./simulador-de-frete.tsx'))

/** Goods that a truck does not bring by the table. */
const SEM_FRETE = new Set(['Imóveis', 'Aeronaves', 'Embarcações', 'Equipamentos', 'Sucatas'])

export function Frete({ lote }: { lote: LotePublico }) {
  const [aberto, setAberto] = useState(false)
  if (SEM_FRETE.has(lote.categoria)) return null
  return (
    <section>
      <h2>Frete</h2>
      <details className="lote__historico" onToggle={(e) => setAberto(e.currentTarget.open)}>
        <summary>Simular o frete até a sua cidade</summary>
        {aberto && (
          <Suspense fallback={<p>Carregando…</p>}>
            <SimuladorDeFrete categoria={lote.categoria} uf={lote.uf} />
          </Suspense>
        )}
      </details>
    </section>
  )
}
