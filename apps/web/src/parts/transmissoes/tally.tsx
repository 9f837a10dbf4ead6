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
  // One per channel: a second desk does not put out what the first one says.
  const [ditos, setDitos] = useState<Readonly<Record<string, DitoDaMesa>>>({})
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    const sair = entrarNaSala(`transmissao:${leilaoUid}`, {
      quadro: ({ evento, dados }) => {
        if (evento === 'on-transmissao') {
          // The card, a lost signal, the end: nothing is live, before the desk says so itself.
          const canais = dados.canais as { uid: string; situacao: string }[]
          const parados = new Set(canais.filter((c) => c.situacao !== 'NO_AR').map((c) => c.uid))
          setDitos((ds) =>
            Object.fromEntries(
              Object.entries(ds).map(([uid, d]) => [uid, parados.has(uid) ? { ...d, programa: [] } : d]),
            ),
          )
        }
        if (evento !== 'tally-transmissao') return
        const dito = dados as unknown as DitoDaMesa
        const { canalUid } = dito
        clearTimeout(timers.get(canalUid))
        timers.set(
          canalUid,
          setTimeout(() => setDitos(({ [canalUid]: _, ...resto }) => resto), TALLY_VALE_MS),
        )
        setDitos((ds) => ({ ...ds, [canalUid]: dito }))
      },
      recarregar: () => setDitos({}),
    })
    return () => {
      for (const timer of timers.values()) clearTimeout(timer)
      sair()
    }
  }, [leilaoUid])
  const noAr = Object.values(ditos).flatMap((d) => d.programa)
  const depois = Object.values(ditos)
    .flatMap((d) => d.previa)
    .filter((nome) => !noAr.includes(nome))
  return (
    <p className="tally" role="status" aria-label="Câmeras">
      {noAr.length > 0 && <b className="tally__no-ar">No ar: {noAr.join(', ')}</b>}
      {depois.length > 0 && <span className="tally__depois">A seguir: {depois.join(', ')}</span>}
    </p>
  )
}
