// What a stay costs now: the table of the contract, the days by the purchase, less what was received or excused.
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  type ContasDaEstadia,
  contasDaEstadia,
  tabelaVigente,
} from '@martelo/domain/estadias/contas-da-estadia.ts'
import type { Tx } from '../../core/database/database.ts'
import {
  type CompraDaEstadia,
  compraDoVeiculo,
  type LinhaDeEstadia,
  type LinhaDeTabela,
  tabelasDeDiaria,
} from './estadias.sql.ts'

export interface EstadiaContada {
  readonly compra: CompraDaEstadia | undefined
  readonly tabela: LinhaDeTabela | null
  readonly contas: ContasDaEstadia
  /** of the buyer, still to be received */
  readonly devido: number
}

const dia = (d: Date | null): string | null => (d === null ? null : diaEmBrasilia(d.getTime()))

export async function contarEstadia(
  tx: Tx,
  hotId: number,
  e: LinhaDeEstadia,
  agora: number,
): Promise<EstadiaContada> {
  const hoje = diaEmBrasilia(agora)
  const compra = await compraDoVeiculo(tx, hotId, e.veiId)
  if (e.diaInicio === null)
    return { compra, tabela: null, contas: contasDaEstadia(null, VAZIA(hoje), hoje), devido: 0 }
  const entrada = diaEmBrasilia(e.diaInicio.getTime())
  const tabela = tabelaVigente(await tabelasDeDiaria(tx, hotId), e, entrada)
  const contas = contasDaEstadia(
    tabela,
    {
      entrada,
      saida: dia(e.diaFim),
      liberadaEm: dia(compra?.liberadaEm ?? null),
      dataFimEstadia: dia(compra?.dataFimEstadia ?? null),
    },
    hoje,
  )
  const devido = Math.max(0, contas.comprador.valor - e.diariasRecebidas - e.diariasDispensadas)
  return { compra, tabela, contas, devido }
}

const VAZIA = (hoje: string) => ({ entrada: hoje, saida: null, liberadaEm: null, dataFimEstadia: null })
