// The followed auction, live: states by the room's frames, everything else refetched after a decision.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { EstadoDoLote, EstadoRestrito } from '@martelo/contracts/lances/lances.events.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { acompanharLigacao, type SituacaoDaLigacao } from '../../../core/tempo-real.ts'
import { useSalaDoRetrato } from '../../../core/usar-sala-do-retrato.ts'
import { CONDICIONAIS_DO_LEILAO } from '../../../parts/condicionais/chave-das-condicionais.ts'

export type Acompanhado = RespostaDe<Calls['GET /v1/leiloes/backoffice-acompanhar-leilao/:id']>
export type LoteAcompanhado = Acompanhado['lotes'][number]
export type ClienteAcompanhado = Acompanhado['clientes'][number]

/** Bids come many per second; who leads is asked for at most this often. */
const ESPERA_MS = 1_500

const RECARREGAM: ReadonlySet<string> = new Set(['resposta-do-comitente', 'validacao-mudou', 'cliente-mudou'])

function comEstado(r: Acompanhado, estado: EstadoDoLote, restrito: EstadoRestrito | undefined): Acompanhado {
  return {
    ...r,
    lotes: r.lotes.map((l) =>
      l.estado.lelUid === estado.lelUid && estado.versao > l.estado.versao
        ? { ...l, estado, ...(restrito ? { restrito } : {}) }
        : l,
    ),
  }
}

export function useAcompanhamentoDaEquipe(leiUid: string) {
  const consultas = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['backoffice-acompanhar', leiUid],
    queryFn: () => chamar('GET /v1/leiloes/backoffice-acompanhar-leilao/:id', { params: { id: leiUid } }),
  })
  const [ligacao, setLigacao] = useState<SituacaoDaLigacao>('ligando')
  useEffect(() => acompanharLigacao(setLigacao), [])
  const espera = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(espera.current), [])
  const recarregar = useSalaDoRetrato(`leilao:${leiUid}`, {
    versao: data?.versao,
    carregar: refetch,
    quadro: ({ evento, dados }) => {
      const estado = dados.estado as EstadoDoLote | undefined
      consultas.setQueryData<Acompanhado>(['backoffice-acompanhar', leiUid], (r) => {
        if (r === undefined) return r
        if (evento === 'sala-atualizada') return { ...r, sala: dados.sala as Acompanhado['sala'] }
        return estado === undefined ? r : comEstado(r, estado, dados.restrito as EstadoRestrito | undefined)
      })
      if (estado === undefined && !RECARREGAM.has(evento)) return
      espera.current ??= setTimeout(() => {
        espera.current = undefined
        recarregar()
        void consultas.invalidateQueries({ queryKey: [CONDICIONAIS_DO_LEILAO, leiUid] })
      }, ESPERA_MS)
    },
  })
  return { retrato: data ?? null, erro: error, ligacao, recarregar }
}
