// What the lot's page was loaded with, for its parts that are hydrated later, and the newest live snapshot beside it.
// They read it here, not by props: see ao-ver.ts.
import type { LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { estaNoBloco } from '@martelo/domain/lotes/no-bloco.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { useSyncExternalStore } from 'react'
import { useMatches } from 'react-router'
import { type EmTexto, lerTexto } from '../../../../core/em-texto.ts'
import type { RetratoDoLote } from '../../../../parts/lances/lote-ao-vivo.ts'
import type { DadosDoLote } from './carregar-lote.server.ts'

export const useDadosDoLote = (): DadosDoLote =>
  lerTexto(useMatches().at(-1)?.loaderData as EmTexto<DadosDoLote>)

/** The picture of the track is there to be seen: the auction runs, or this lot has come on the block since the page was written. */
export const pistaNoAr = (
  { transmissaoNaPista, leilao }: Pick<LotePublico, 'transmissaoNaPista'> & { leilao: { situacao: string } },
  situacao: SituacaoLote,
): boolean => transmissaoNaPista && (leilao.situacao === 'AO_VIVO' || estaNoBloco(situacao))

let atual: RetratoDoLote | null = null
const ouvintes = new Set<() => void>()

/** From the page, whenever the room has told something. */
export function guardarRetrato(retrato: RetratoDoLote | null): void {
  atual = retrato
  for (const fn of ouvintes) fn()
}

const ouvir = (fn: () => void): (() => void) => {
  ouvintes.add(fn)
  return () => ouvintes.delete(fn)
}

/** The live snapshot of this page's lot; the one from the server until the room has spoken. */
export function useRetrato(): RetratoDoLote {
  const { retrato } = useDadosDoLote()
  const vivo = useSyncExternalStore(
    ouvir,
    () => atual,
    () => null,
  )
  return vivo?.estado.lelUid === retrato.estado.lelUid ? vivo : retrato
}
