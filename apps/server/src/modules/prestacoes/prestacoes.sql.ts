// Statements to consignors as rows. Every statement names its hotsite; a change takes the lock of the statement's row.
import type { Indice } from '@martelo/domain/judicial/mora-da-parcela.ts'
import type { Contrato, QuemPagaComissao } from '@martelo/domain/prestacoes/comissao-do-contrato.ts'
import { lerFaixas } from '@martelo/domain/prestacoes/comissao-do-contrato.ts'
import type { TipoDeLancamento } from '@martelo/domain/prestacoes/contas-da-prestacao.ts'
import type { FormaDeOrdem, SituacaoDeOrdem } from '@martelo/domain/prestacoes/ordem-de-pagamento.ts'
import type { SituacaoDePrestacao } from '@martelo/domain/prestacoes/states.ts'
import { itemConta } from '@martelo/domain/vendas/somas.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LinhaDePrestacao {
  id: number
  uid: string
  hotId: number
  leiId: number
  comId: number
  sequencia: number
  situacao: SituacaoDePrestacao
  vendido: number | null
  multas: number | null
  correcoes: number | null
  comissao: number | null
  despesas: number | null
  adiantamentos: number | null
  retido: number | null
  liquido: number | null
  conferidaAt: Date | null
  conferidaBy: number | null
  conferidaPor: string | null
  aprovadaAt: Date | null
  aprovadaPor: string | null
  pagaAt: Date | null
  motivo: string | null
  ano: number | null
  numero: number | null
  versao: number
  leiUid: string
  leilao: string
  leilaoData: Date
  comUid: string
  comitente: string
  comitenteCnpj: string | null
  comitenteEmail: string | null
  comissaoPagaPor: QuemPagaComissao
  comissaoPorcentagem: number | null
  comissaoMinima: number | null
  comissaoFaixas: string | null
  indiceDoRepasse: Indice | null
}

const COLUNAS = sql`p.id, p.uid, p.hot_id, p.lei_id, p.com_id, p.sequencia, p.situacao, p.vendido, p.multas, p.correcoes, p.comissao, p.despesas, p.adiantamentos, p.retido, p.liquido,
  p.conferida_at, p.conferida_by, p.conferida_por, p.aprovada_at, p.aprovada_por, p.paga_at, p.motivo, p.ano, p.numero, p.versao,
  a.uid as lei_uid, a.nome as leilao, greatest(a.data, fim_do_leilao(a.id)) as leilao_data,
  m.uid as com_uid, m.nome as comitente, m.cnpj as comitente_cnpj, m.email as comitente_email,
  m.comissao_paga_por, m.comissao_porcentagem, m.comissao_minima, m.comissao_faixas, m.indice_do_repasse`
const DE = sql`prestacao p join leilao a on a.id = p.lei_id join comitente m on m.id = p.com_id`

export async function prestacoes(
  tx: Tx,
  hotId: number,
  onde: RawBuilder<unknown>,
  ordem: RawBuilder<unknown> = sql`order by p.id desc`,
): Promise<LinhaDePrestacao[]> {
  const { rows } =
    await sql<LinhaDePrestacao>`select ${COLUNAS} from ${DE} where p.hot_id = ${hotId} and ${onde} ${ordem}`.execute(
      tx,
    )
  return rows
}

export async function contarPrestacoes(tx: Tx, hotId: number, onde: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from ${DE} where p.hot_id = ${hotId} and ${onde}`.execute(tx)
  return rows[0]?.n ?? 0
}

export async function prestacaoPor(
  tx: Tx,
  hotId: number,
  por: { readonly uid: string } | { readonly id: number },
  { travar = false }: { readonly travar?: boolean } = {},
): Promise<LinhaDePrestacao | undefined> {
  const onde = 'uid' in por ? sql`p.uid = ${por.uid}` : sql`p.id = ${por.id}`
  return (await prestacoes(tx, hotId, onde, travar ? sql`for update of p` : sql``))[0]
}

/** The terms of the contract, as the consignor's record says them now. */
export function contratoDe(p: LinhaDePrestacao): Contrato {
  const lidas = lerFaixas(p.comissaoFaixas)
  return {
    quemPaga: p.comissaoPagaPor,
    porcentagem: p.comissaoPorcentagem ?? 0,
    minima: p.comissaoMinima ?? 0,
    faixas: lidas.ok ? lidas.faixas : [],
  }
}

export interface LoteVendido {
  itemId: number
  lote: string
  nome: string
  vndId: number
  valor: number
  /** of the law, on a late instalment of this lot: the consignor's (CPC, art. 895, § 4) */
  multa: number
  /** of a late instalment of this lot, by the case's index */
  correcao: number
  situacaoLote: string
  vendaSituacao: string
  /** frozen when it was checked */
  comissao: number | null
}

const LOTE = sql`i.id as item_id, l.numero as lote, l.nome, i.vnd_id, l.situacao as situacao_lote, v.situacao as venda_situacao`

const MULTA = sql`coalesce((select sum(e.valor - e.valor_pago) from mora_da_parcela d
  join venda_item_extra e on e.hot_id = d.hot_id and e.chave_do_pedido = d.uid and e.ativo
  where d.hot_id = i.hot_id and d.vnd_id = i.vnd_id and d.lel_id = i.lel_id and d.tipo = 'MULTA'), 0)::bigint`
const CORRECAO = sql`coalesce((select sum(e.valor - e.valor_pago) from mora_da_parcela d
  join venda_item_extra e on e.hot_id = d.hot_id and e.chave_do_pedido = d.uid and e.ativo
  where d.hot_id = i.hot_id and d.vnd_id = i.vnd_id and d.lel_id = i.lel_id and d.tipo = 'CORRECAO'), 0)::bigint`

/** Sold lots of this consignor in this auction that stand in no statement: paid ones, and those that wait. */
export async function lotesSemPrestacao(
  tx: Tx,
  hotId: number,
  leiId: number,
  comId: number,
): Promise<{ pagos: LoteVendido[]; pendentes: LoteVendido[] }> {
  const { rows } = await sql<LoteVendido>`
    select ${LOTE}, i.valor, ${MULTA} as multa, ${CORRECAO} as correcao, null::bigint as comissao
    from venda_item i join venda v on v.id = i.vnd_id join lote l on l.id = i.lel_id
    where i.hot_id = ${hotId} and l.lei_id = ${leiId} and l.com_id = ${comId} and i.ativo and i.valor > 0
      and v.situacao in ('Aguardando Pagamento', 'Aguardando Validação', 'Fechada')
      and not exists (select from prestacao_item x where x.item_id = i.id)
    order by l.posicao_leilao, i.id`.execute(tx)
  const contam = rows.filter(itemConta)
  return {
    pagos: contam.filter((l) => l.vendaSituacao === 'Fechada'),
    pendentes: contam.filter((l) => l.vendaSituacao !== 'Fechada'),
  }
}

/** The lots of a checked statement, with the state that their sale has now. */
export async function lotesDaPrestacao(tx: Tx, hotId: number, preId: number): Promise<LoteVendido[]> {
  const { rows } = await sql<LoteVendido>`
    select ${LOTE}, x.valor, x.multa, x.correcao, x.comissao
    from prestacao_item x join venda_item i on i.id = x.item_id join venda v on v.id = i.vnd_id join lote l on l.id = i.lel_id
    where x.hot_id = ${hotId} and x.pre_id = ${preId} order by l.posicao_leilao, i.id`.execute(tx)
  return rows
}

export interface LinhaDeLancamento {
  uid: string
  preId: number
  tipo: TipoDeLancamento
  descricao: string
  valor: number
  dia: string
}

export async function lancamentosDe(tx: Tx, hotId: number, preId: number): Promise<LinhaDeLancamento[]> {
  const { rows } = await sql<LinhaDeLancamento>`
    select uid, pre_id, tipo, descricao, valor, dia from prestacao_lancamento
    where hot_id = ${hotId} and pre_id = ${preId} and ativo order by dia, id`.execute(tx)
  return rows
}

export interface DestinoDaOrdem {
  readonly titular: string
  readonly documento: string
  readonly bancoCodigo: string
  readonly banco: string
  readonly agencia: string
  readonly conta: string
  readonly pixChave: string | null
}
export interface LinhaDeOrdem {
  id: number
  uid: string
  hotId: number
  preId: number
  forma: FormaDeOrdem
  valor: number
  destino: DestinoDaOrdem
  situacao: SituacaoDeOrdem
  autenticacao: string | null
  motivo: string | null
  encerradaAt: Date | null
  createdAt: Date
  createdBy: number | null
  versao: number
}

export const ORDEM = sql`o.id, o.uid, o.hot_id, o.pre_id, o.forma, o.valor, o.destino, o.situacao, o.autenticacao, o.motivo, o.encerrada_at, o.created_at, o.created_by, o.versao`

export async function ordensDe(tx: Tx, hotId: number, preIds: readonly number[]): Promise<LinhaDeOrdem[]> {
  const { rows } = await sql<LinhaDeOrdem>`
    select ${ORDEM} from ordem_de_pagamento o where o.hot_id = ${hotId} and o.pre_id = any(${[...preIds]}) order by o.id`.execute(
    tx,
  )
  return rows
}

export async function ordemPor(
  tx: Tx,
  hotId: number,
  por: { readonly id: number } | { readonly uid: string },
  { travar = false }: { readonly travar?: boolean } = {},
): Promise<LinhaDeOrdem | undefined> {
  const onde = 'uid' in por ? sql`o.uid = ${por.uid}` : sql`o.id = ${por.id}`
  const { rows } = await sql<LinhaDeOrdem>`
    select ${ORDEM} from ordem_de_pagamento o where o.hot_id = ${hotId} and ${onde} ${travar ? sql`for update` : sql``}`.execute(
    tx,
  )
  return rows[0]
}

/** Where this consignor is paid: his account, one with a Pix key first. */
export async function contaDoComitente(
  tx: Tx,
  hotId: number,
  comId: number,
): Promise<DestinoDaOrdem | undefined> {
  const { rows } = await sql<DestinoDaOrdem>`
    select b.titular, b.titular_documento as documento, b.banco_codigo, b.banco, concat_ws('-', b.agencia, b.agencia_digito) as agencia,
      concat_ws('-', b.conta, b.conta_digito) as conta, nullif(b.pix_chave, '') as pix_chave
    from conta_bancaria b where b.hot_id = ${hotId} and b.com_id = ${comId} and b.ativa
    order by b.padrao desc, (nullif(b.pix_chave, '') is null), b.id limit 1`.execute(tx)
  return rows[0]
}

/** The consignors of a person of the area "comitente". */
export const doComitente = (usuId: number, hotId: number): RawBuilder<unknown> =>
  sql`p.com_id in (select com_id from usuario_comitente where usu_id = ${usuId} and hot_id = ${hotId})`
