// The client's bids, kept fresh: his own notices at once, values on cards as they change, nothing by reloading.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { chamarContando } from '../../../core/api.ts'
import { useMarca, useQuem } from '../../../core/marca-atual.ts'
import { entrarNaSala } from '../../../core/tempo-real.ts'

export type MeuLanceNaLista = RespostaDe<Calls['GET /v1/cliente/meus-lances']>[number]
export type Quais = 'abertos' | 'encerrados' | 'todos'

export const POR_PAGINA = 20
export const CHAVE_DOS_LANCES = 'meus-lances'
const ESPERA_MS = 800

export function useMeusLances(quais: Quais, pagina: number) {
  const consultas = useQueryClient()
  const { id: hotId } = useMarca()
  const cliUid = useQuem()?.cliUid
  const consulta = useQuery({
    queryKey: [CHAVE_DOS_LANCES, quais, pagina],
    queryFn: () =>
      chamarContando('GET /v1/cliente/meus-lances', { query: { quais, pagina, porPagina: POR_PAGINA } }),
    placeholderData: keepPreviousData,
  })
  const naTela = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    naTela.current = new Set(consulta.data?.valor.map((l) => l.lelUid))
  }, [consulta.data])
  useEffect(() => {
    let espera: ReturnType<typeof setTimeout> | undefined
    const renovar = (ms: number) => {
      clearTimeout(espera)
      espera = setTimeout(() => void consultas.invalidateQueries({ queryKey: [CHAVE_DOS_LANCES] }), ms)
    }
    const saidas = [
      entrarNaSala(`site:${hotId}`, {
        quadro: ({ evento, dados }) => {
          if (evento === 'lote-selecionado-atualizado' && naTela.current.has(String(dados.lelUid)))
            renovar(ESPERA_MS)
        },
        recarregar: () => renovar(0),
      }),
      ...(cliUid == null
        ? []
        : [entrarNaSala(`cliente:${cliUid}`, { quadro: () => renovar(0), recarregar: () => renovar(0) })]),
    ]
    return () => {
      clearTimeout(espera)
      for (const sair of saidas) sair()
    }
  }, [consultas, hotId, cliUid])
  return consulta
}
