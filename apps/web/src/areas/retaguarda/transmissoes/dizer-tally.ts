// The desk's tally, for the auctioneer in front of the cameras: told at each cut, and again now and then, since it is kept nowhere.
import { REPETIR_TALLY_MS } from '@martelo/domain/transmissoes/prazos-da-transmissao.ts'
import { useEffect } from 'react'
import { chamar } from '../../../core/api.ts'
import type { EstadoDaMesa } from './mesa-de-video.ts'

type Posicoes = Readonly<Record<number, string>>

export function useDizerTally(
  canalUid: string,
  { fontes, noAr }: EstadoDaMesa,
  cenas: {
    readonly programa: { readonly posicoes: Posicoes }
    readonly previa: { readonly posicoes: Posicoes }
  },
): void {
  const nomes = (p: Posicoes): string =>
    JSON.stringify(
      Object.values(p).flatMap((id) => fontes.find((f) => f.id === id)?.nome.slice(0, 120) || []),
    )
  const [programa, previa] = [nomes(cenas.programa.posicoes), nomes(cenas.previa.posicoes)]
  useEffect(() => {
    if (!noAr) return
    const dizer = (): void => {
      const body = { programa: JSON.parse(programa) as string[], previa: JSON.parse(previa) as string[] }
      // A lost line is told by the desk itself; the auctioneer's tally goes out by its silence.
      chamar('POST /v1/canal-transmissao/:uid/tally', { params: { uid: canalUid }, body }).catch(
        () => undefined,
      )
    }
    dizer()
    const timer = setInterval(dizer, REPETIR_TALLY_MS)
    return () => clearInterval(timer)
  }, [canalUid, noAr, programa, previa])
}
