// What the address says of the open report: one place that reads and writes it.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { EntradaDe, RespostaDe } from '@martelo/contracts/core/define-call.ts'
import {
  NOMES_DOS_RELATORIOS,
  type NomeDeRelatorio,
} from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { NOMES_DOS_PERIODOS } from '@martelo/domain/relatorios/periodos.ts'
import { useParametros } from '../../core/parametros.ts'

type Linhas = Calls['GET /v1/relatorios/:relatorio/linhas']
export type RelatorioLido = RespostaDe<Linhas>
export type PedidoDeRelatorio = NonNullable<EntradaDe<Linhas>['query']>

const CAMPOS = ['de', 'ate', 'leilao', 'comitente', 'patio', 'grupo', 'campo', 'valor'] as const
export type CampoDoPedido = (typeof CAMPOS)[number] | 'periodo' | 'ordenar' | 'pagina'

export const LINHAS_POR_PAGINA = 50
export const CHAVE_DOS_SALVOS = ['relatorios-salvos'] as const

export type RelatorioSalvo = RespostaDe<Calls['GET /v1/relatorios/salvos']>[number]

export interface OQueGuardar {
  readonly relatorio: NomeDeRelatorio
  readonly recorte: RelatorioSalvo['recorte']
  /** the kept one that is edited */
  readonly salvo?: RelatorioSalvo
}

export interface ConsultaDoRelatorio {
  readonly nome: NomeDeRelatorio
  readonly pedido: PedidoDeRelatorio
  readonly busca: URLSearchParams
  /** Sets and takes away (empty) several at once; another page only by `pagina`. */
  mudar(novos: Readonly<Partial<Record<CampoDoPedido, string>>>): void
  abrir(nome: string): void
  /** the address of the same report with these instead */
  endereco(novos: Readonly<Partial<Record<CampoDoPedido, string>>>): string
}

function com(antes: URLSearchParams, novos: Readonly<Record<string, string>>): URLSearchParams {
  const b = new URLSearchParams(antes)
  if (!('pagina' in novos)) b.delete('pagina')
  for (const [campo, valor] of Object.entries(novos)) {
    if (valor === '') b.delete(campo)
    else b.set(campo, valor)
  }
  return b
}

export function useConsultaDoRelatorio(permitidos: readonly NomeDeRelatorio[]): ConsultaDoRelatorio | null {
  const [busca, setBusca] = useParametros()
  const pedido = busca.get('relatorio')
  const nome = permitidos.find((n) => n === pedido) ?? permitidos[0]
  if (nome === undefined || !NOMES_DOS_RELATORIOS.includes(nome)) return null
  const valores = Object.fromEntries(
    CAMPOS.flatMap((c) => (busca.get(c) ? [[c, busca.get(c) as string]] : [])),
  )
  return {
    nome,
    busca,
    pedido: {
      ...valores,
      periodo: NOMES_DOS_PERIODOS.find((p) => p === busca.get('periodo')) ?? '365',
      ...(busca.get('ordenar') ? { ordenar: busca.get('ordenar') as string } : {}),
      pagina: Number(busca.get('pagina') ?? 1) || 1,
      porPagina: LINHAS_POR_PAGINA,
    },
    mudar: (novos) => setBusca((antes) => com(antes, novos)),
    abrir: (outro) => setBusca(() => new URLSearchParams({ relatorio: outro })),
    endereco: (novos) => `?${com(busca, novos).toString()}#linhas`,
  }
}
