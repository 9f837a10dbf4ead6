// The consignor's lots, live: bids and states by the room's frames, answers by his own notices, his requests with them.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { EstadoDoLote, EstadoRestrito } from '@martelo/contracts/lances/lances.events.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { acompanharLigacao, entrarNaSala, type SituacaoDaLigacao } from '../../../core/tempo-real.ts'
import { useSalaDoRetrato } from '../../../core/usar-sala-do-retrato.ts'

export type Retrato = RespostaDe<Calls['GET /v1/comitentes/acompanhar-leilao/:leiUid']>
export type Lote = Retrato['lotes'][number]

const ESPERAM = ['AGUARDANDO_COMITENTE', 'REPLICA_DO_CLIENTE']
export const esperaResposta = (l: Lote): boolean => ESPERAM.includes(l.reservado?.condicional?.situacao ?? '')

export function useAcompanhamento(leiUid: string) {
  const consultas = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['acompanhar-leilao', leiUid],
    queryFn: () => chamar('GET /v1/comitentes/acompanhar-leilao/:leiUid', { params: { leiUid } }),
  })
  const [ligacao, setLigacao] = useState<SituacaoDaLigacao>('ligando')
  useEffect(() => acompanharLigacao(setLigacao), [])
  const mudar = (fn: (r: Retrato) => Retrato): void => {
    consultas.setQueryData<Retrato>(['acompanhar-leilao', leiUid], (r) => r && fn(r))
  }
  const daSala = useSalaDoRetrato(`leilao:${leiUid}`, {
    versao: data?.versao,
    carregar: refetch,
    quadro: ({ evento, dados }) => {
      if (evento === 'sala-atualizada') mudar((r) => ({ ...r, sala: dados.sala as Retrato['sala'] }))
      const estado = dados.estado as EstadoDoLote | undefined
      if (estado === undefined) return
      mudar((r) => comEstado(r, estado, dados.restrito as EstadoRestrito | undefined))
      if (evento === 'lote-transitou') daSala()
    },
  })
  const comIds = (data?.comIds ?? []).join()
  useEffect(() => {
    const ouvinte = { quadro: daSala, recarregar: daSala }
    const saidas = comIds
      .split(',')
      .filter(Boolean)
      .map((id) => entrarNaSala(`comitente:${id}`, ouvinte))
    return () => {
      for (const sair of saidas) sair()
    }
  }, [comIds, daSala])
  const recarregar = () => {
    daSala()
    void consultas.invalidateQueries({ queryKey: ['solicitacoes', leiUid] })
  }
  return { retrato: data ?? null, erro: error, recarregar, ligacao }
}

function comEstado(r: Retrato, estado: EstadoDoLote, restrito: EstadoRestrito | undefined): Retrato {
  const lotes = r.lotes.map((l) =>
    l.estado.lelUid === estado.lelUid && estado.versao > l.estado.versao
      ? { ...l, estado, ...(restrito ? { restrito } : {}) }
      : l,
  )
  return {
    ...r,
    lotes,
    totais: { ...r.totais, lances: lotes.reduce((s, l) => s + (l.estado.valor ?? 0), 0) },
  }
}
