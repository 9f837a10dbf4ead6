// Inspections of one removal on this phone: what is begun here, and its sending at once, when the line is back, now and then.
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { daFila, type Rascunho } from '../vistorias/rascunho-de-vistoria.ts'
import {
  abrirAparelho,
  comecar,
  ouvirAparelho,
  sincronizar,
  verAparelho,
} from '../vistorias/vistorias-deste-aparelho.ts'
import { donoPelaRemocao, trabalhoPeloLink } from './trabalho-pelo-link.ts'
import type { NaEstrada } from './viagem.tsx'

const DE_NOVO_MS = 20_000

export interface VistoriasDaViagem {
  /** those of this removal that are begun on this phone */
  readonly aqui: readonly Rascunho[]
  readonly pronto: boolean
  readonly comecar: (v: NaEstrada['vistorias'][number]) => Promise<void>
  readonly enviar: () => void
}

/** `r` null: not known yet. */
export function useVistoriasDaViagem(segredo: string, r: NaEstrada | null): VistoriasDaViagem {
  const { pronto, rascunhos } = useSyncExternalStore(ouvirAparelho, verAparelho, verAparelho)
  const uid = r?.para === 'motorista' ? r.uid : null
  const nome = r?.motorista ?? 'Motorista'
  const trabalho = useMemo(() => (uid === null ? null : trabalhoPeloLink(segredo, uid)), [segredo, uid])
  useEffect(() => {
    if (trabalho === null) return
    const enviar = (): void => void sincronizar(trabalho)
    // Storage may be closed (private windows): then there is nothing to send.
    abrirAparelho(trabalho).catch(() => undefined)
    const relogio = setInterval(enviar, DE_NOVO_MS)
    addEventListener('online', enviar)
    return () => {
      clearInterval(relogio)
      removeEventListener('online', enviar)
    }
  }, [trabalho])
  const dono = uid === null ? null : donoPelaRemocao(uid)
  return {
    aqui: rascunhos.filter((x) => x.usuUid === dono),
    pronto,
    comecar: (v) => comecar(daFila(v, { usuUid: dono ?? '', nome })),
    enviar: () => void (trabalho && sincronizar(trabalho)),
  }
}
