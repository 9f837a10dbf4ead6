// The lots last looked at in this browser, the newest first, each once. Reads the local list when it is loaded; without
// one it takes no space.
import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { useEffect, useState } from 'react'
import { CartaoDoLote } from './cartao-do-lote.tsx'
import { lotesDosVeiculos } from './lotes-dos-veiculos.ts'
import { vistosRecentemente } from './visitas-recentes.ts'

const QUANTOS = 8

/** `menos`: the lot that is on the screen. */
export function useVistosRecentemente(menos: string | null = null): readonly CartaoDeLote[] {
  const [lotes, setLotes] = useState<readonly CartaoDeLote[]>([])
  useEffect(() => {
    let vale = true
    const vistos = vistosRecentemente()
      .filter((v) => v !== menos && /^[0-9a-f-]{36}$/i.test(v))
      .slice(0, QUANTOS)
    if (vistos.length === 0) return
    lotesDosVeiculos(vistos).then(
      (achados) => {
        if (vale) setLotes(achados)
      },
      // A convenience: a failure is silent.
      () => undefined,
    )
    return () => {
      vale = false
    }
  }, [menos])
  return lotes
}

export default function VistosRecentemente() {
  const lotes = useVistosRecentemente()
  if (lotes.length === 0) return null
  return (
    <section className="vistos" aria-label="Vistos recentemente">
      <h2>Vistos recentemente</h2>
      <ul className="grade-de-lotes">
        {lotes.slice(0, 4).map((l) => (
          <li key={l.uid}>
            <CartaoDoLote lote={l} />
          </li>
        ))}
      </ul>
    </section>
  )
}
