// A statement whole: its lots (frozen once it was checked), entries, sums and orders.
import { comissaoDoLote } from '@martelo/domain/prestacoes/comissao-do-contrato.ts'
import { type ContasDaPrestacao, contasDaPrestacao } from '@martelo/domain/prestacoes/contas-da-prestacao.ts'
import type { Tx } from '../../core/database/database.ts'
import {
  contratoDe,
  type LinhaDeLancamento,
  type LinhaDeOrdem,
  type LinhaDePrestacao,
  type LoteVendido,
  lancamentosDe,
  lotesDaPrestacao,
  lotesSemPrestacao,
  ordensDe,
  prestacaoPor,
} from './prestacoes.sql.ts'

export interface PrestacaoLida {
  readonly p: LinhaDePrestacao
  readonly lotes: readonly (LoteVendido & { readonly comissao: number })[]
  readonly pendentes: readonly LoteVendido[]
  readonly lancamentos: readonly LinhaDeLancamento[]
  readonly ordens: readonly LinhaDeOrdem[]
  readonly contas: ContasDaPrestacao
}

export async function lerPrestacao(
  tx: Tx,
  hotId: number,
  por: { readonly uid: string } | { readonly id: number },
  opcoes: { readonly travar?: boolean } = {},
): Promise<PrestacaoLida | undefined> {
  const p = await prestacaoPor(tx, hotId, por, opcoes)
  if (p === undefined) return undefined
  const contrato = contratoDe(p)
  const { pagos, pendentes } = await lotesSemPrestacao(tx, hotId, p.leiId, p.comId)
  const crus = p.situacao === 'ABERTA' ? pagos : await lotesDaPrestacao(tx, hotId, p.id)
  const lotes = crus.map((l) => ({ ...l, comissao: l.comissao ?? comissaoDoLote(contrato, l.valor) }))
  const lancamentos = await lancamentosDe(tx, hotId, p.id)
  return {
    p,
    lotes,
    pendentes,
    lancamentos,
    ordens: await ordensDe(tx, hotId, [p.id]),
    contas: contasGuardadas(p) ?? contasDaPrestacao(contrato, lotes, lancamentos),
  }
}

/** As they were when it was checked; a later change of the contract changes nothing. */
function contasGuardadas(p: LinhaDePrestacao): ContasDaPrestacao | null {
  const { vendido, multas, correcoes, comissao, despesas, adiantamentos, retido, liquido } = p
  return p.situacao === 'ABERTA' ||
    vendido === null ||
    comissao === null ||
    despesas === null ||
    adiantamentos === null ||
    retido === null ||
    liquido === null
    ? null
    : {
        vendido,
        multas: multas ?? 0,
        correcoes: correcoes ?? 0,
        comissao,
        despesas,
        adiantamentos,
        retido,
        liquido,
      }
}
