// Which camera is live, for people in front of it: the desk tells it at each cut. It goes out when the desk falls silent.
import { TALLY_VALE_MS } from '@martelo/domain/transmissoes/prazos-da-transmissao.ts'
import { useEffect, useState } from 'react'
import { entrarNaSala } from '../../core/tempo-real.ts'
import './tally.css'

interface DitoDaMesa {
  readonly canalUid: string
  readonly programa: readonly string[]
  readonly previa: readonly string[]
}

export function Tally({ leilaoUid }: { readonly leilaoUid: string }) {
  const [dito, setDito] = useState<DitoDaMesa | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const sair = entrarNaSala(`transmissao:${leilaoUid}`, {
      quadro: ({ evento, dados }) => {
        if (evento === 'on-transmissao') {
          // The card, a lost signal, the end: nothing is live, before the desk says so itself.
          const canais = dados.canais as { uid: string; situacao: string }[]
          setDito((d) =>
            d !== null && canais.some((c) => c.uid === d.canalUid && c.situacao !== 'NO_AR')
              ? { ...d, programa: [] }
              : d,
          )
        }
        if (evento !== 'tally-transmissao') return
        clearTimeout(timer)
        timer = setTimeout(() => setDito(null), TALLY_VALE_MS)
        setDito(dados as unknown as DitoDaMesa)
      },
      recarregar: () => setDito(null),
    })
    return () => {
      clearTimeout(timer)
      sair()
    }
  }, [leilaoUid])
  const noAr = dito?.programa ?? []
  const depois = (dito?.previa ?? []).filter((nome) => !noAr.includes(nome))
  return (
    <p className="tally" role="status" aria-label="Câmeras">
      {noAr.length > 0 && <b className="tally__no-ar">No ar: {noAr.join(', ')}</b>}
      {depois.length > 0 && <span className="tally__depois">A seguir: {depois.join(', ')}</span>}
    </p>
  )
}
