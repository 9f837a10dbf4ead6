// Deposits as rows, and the facts that decide what may become of one. Every statement names its hotsite; who changes a
// deposit holds its lock, and takes locks of sales after it.

import { cadastrosDoCliente } from '../../core/database/cadastros-do-cliente.ts'
import type { CaucaoCobrada } from '@martelo/domain/caucoes/cobranca.ts'
import type { FatosDoDestino } from '@martelo/domain/caucoes/destino-da-caucao.ts'
import type { SituacaoDeCaucao } from '@martelo/domain/caucoes/states.ts'
import { SITUACOES_LEILAO, type SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { SITUACOES, SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados } from '../../core/database/lista.ts'
import { lerVendas, somasDe, type VendaLida } from '../vendas/door.ts'

export interface Caucao {
  readonly id: number
  readonly uid: string
  readonly hotId: number
  readonly leiId: number
  readonly leiUid: string
  readonly leilao: string
  readonly leilaoSituacao: SituacaoLeilao
  readonly leilaoData: Date
  readonly cliId: number
  readonly cliUid: string
  readonly cliente: string
  readonly apelido: string
  readonly documento: string
  readonly email: string
  readonly situacao: SituacaoDeCaucao
  readonly valor: number
  readonly limite: number | null
  readonly pixTxid: string | null
  readonly pixCopiaCola: string | null
  readonly pixExpiraAt: Date | null
  /** the Pix that paid it */
  readonly endToEndId: string | null
  readonly valorRecebido: number | null
  readonly pagadorNome: string | null
  readonly pagadorDocumento: string | null
  readonly pagaAt: Date | null
  readonly valorAplicado: number
  readonly valorRetido: number
  /** sums over its Pix: what shall have gone back in all, and what the bank says has */
  readonly valorDevolver: number
  readonly valorDevolvido: number
  readonly devolucaoNumero: number
  readonly devolucaoPedidaAt: Date | null
  readonly motivo: string | null
  readonly versao: number
  readonly createdAt: Date
}

const CAUCAO = sql`select k.id, k.uid, k.hot_id, k.lei_id, a.uid as lei_uid, a.nome as leilao, a.situacao as leilao_situacao, a.data as leilao_data,
    k.cli_id, c.uid as cli_uid, coalesce(c.razao_social, c.nome) as cliente, c.apelido, coalesce(c.cnpj, c.cpf, '') as documento, c.email,
    k.situacao, k.valor, k.limite, k.pix_txid, k.pix_copia_cola, k.pix_expira_at, k.end_to_end_id, k.valor_recebido, k.pagador_nome, k.pagador_documento,
    k.paga_at, k.valor_aplicado, k.valor_retido, k.valor_devolver, k.valor_devolvido, k.devolucao_numero, k.devolucao_pedida_at, k.motivo, k.versao, k.created_at
  from caucao k join leilao a on a.id = k.lei_id join cliente c on c.id = k.cli_id`

type Por = { readonly uid: string } | { readonly txid: string } | { readonly id: number }

const onde = (por: Por) =>
  'uid' in por
    ? sql`k.uid = ${por.uid}`
    : 'txid' in por
      ? sql`k.pix_txid = ${por.txid}`
      : sql`k.id = ${por.id}`

/** Null when it is not of this hotsite. */
export async function acharCaucao(tx: Tx, hotId: number, por: Por): Promise<Caucao | null> {
  const r = await sql<Caucao>`${CAUCAO} where k.hot_id = ${hotId} and ${onde(por)}`.execute(tx)
  return r.rows[0] ?? null
}

export async function travarCaucao(tx: Tx, hotId: number, por: Por): Promise<Caucao | null> {
  const r = await sql<Caucao>`${CAUCAO} where k.hot_id = ${hotId} and ${onde(por)} for update of k`.execute(
    tx,
  )
  return r.rows[0] ?? null
}

/** The client's deposit for one auction: the living one, else the latest. */
export async function caucaoDoCliente(
  tx: Tx,
  hotId: number,
  leiId: number,
  cliId: number,
): Promise<Caucao | null> {
  const r =
    await sql<Caucao>`${CAUCAO} where k.hot_id = ${hotId} and k.lei_id = ${leiId} and k.cli_id = ${cliId}
    order by (k.situacao in ('AGUARDANDO_PAGAMENTO', 'EM_CONFERENCIA', 'PAGA')) desc, k.id desc limit 1`.execute(
      tx,
    )
  return r.rows[0] ?? null
}

/** Newest first, of all his registrations. Unpaid ones that are over stay in the list: they are few. */
export async function caucoesDoCliente(tx: Tx, hotId: number, cliId: number): Promise<Caucao[]> {
  const r =
    await sql<Caucao>`${CAUCAO} where k.hot_id = ${hotId} and k.cli_id = any(${cadastrosDoCliente(hotId, cliId)}) order by k.id desc limit 100`.execute(
      tx,
    )
  return r.rows
}

/** As the domain looks at its charge. */
export const comoCobrada = (c: Caucao): CaucaoCobrada => ({
  situacao: c.situacao,
  valor: c.valor,
  limite: c.limite,
  expiraEm: c.pixExpiraAt?.getTime() ?? null,
})

export interface FiltroDeCaucoes {
  readonly leiUid?: string | undefined
  readonly situacao?: string | undefined
  readonly busca?: string | undefined
  readonly pagina: number
  readonly porPagina: number
}

/** What waits for a person first, then the newest. */
export async function listarCaucoes(
  tx: Tx,
  hotId: number,
  f: FiltroDeCaucoes,
): Promise<Listados<Caucao & { pedeDecisao: boolean }>> {
  return listar(tx, {
    colunas: sql`x.*`,
    de: sql`(
      select q.*, (q.situacao in ('EM_CONFERENCIA', 'DEVOLUCAO_RECUSADA') or (q.situacao in ('PAGA', 'APLICADA') and exists (
        select from venda v where v.hot_id = ${hotId} and v.lei_id = q.lei_id and v.cli_id = q.cli_id and v.situacao = 'Cliente Desistiu'))) as pede_decisao
      from (${CAUCAO}) q) x`,
    onde: [
      sql`x.hot_id = ${hotId}`,
      ...(f.leiUid ? [sql`x.lei_uid = ${f.leiUid}`] : []),
      ...(f.situacao ? [sql`x.situacao = ${f.situacao}`] : []),
      contemSql(f.busca, [sql`x.cliente`, sql`x.apelido`, sql`x.leilao`]),
    ],
    ordem: sql`order by x.pede_decisao desc, x.id desc`,
    pagina: f,
  })
}

export interface FatosDaCaucao extends FatosDoDestino {
  readonly aindaServe: boolean
  readonly aplicacaoDesfeita: boolean
  /** the client's sales in this auction, whole */
  readonly lidas: readonly VendaLida[]
}

const ABERTAS = SITUACOES_DE_LOTE.filter((s) => !SITUACOES[s].final)

/** Everything that decides what may become of a deposit. Call it with the deposit locked. */
export async function fatosDaCaucao(tx: Tx, c: Caucao): Promise<FatosDaCaucao> {
  const r = await sql<{
    lotesEmAberto: number
    outraViva: boolean
    aplicacaoDesfeita: boolean
    vendas: number[]
  }>`select
      (select count(*)::int from lote l where l.hot_id = ${c.hotId} and l.lei_id = ${c.leiId} and l.situacao = any(${ABERTAS}::text[])
        and ((l.lance_cli_id = ${c.cliId} and l.lance_ape_id is null) or l.teto_cli_id = ${c.cliId})
        and not exists (select from venda_item i where i.lel_id = l.id and i.ativo)) as lotes_em_aberto,
      exists (select from caucao o where o.lei_id = ${c.leiId} and o.cli_id = ${c.cliId} and o.id <> ${c.id}
        and o.situacao in ('AGUARDANDO_PAGAMENTO', 'EM_CONFERENCIA', 'PAGA')) as outra_viva,
      exists (select from pagamento p where p.cau_id = ${c.id} and p.ativo)
        and not exists (select from pagamento p join venda v on v.id = p.vnd_id where p.cau_id = ${c.id} and p.ativo and v.situacao <> 'Cancelada') as aplicacao_desfeita,
      array(select v.id from venda v where v.hot_id = ${c.hotId} and v.lei_id = ${c.leiId} and v.cli_id = ${c.cliId} order by v.id) as vendas`.execute(
    tx,
  )
  const f = r.rows[0]
  if (f === undefined) throw new Error('a row of facts is always there')
  const { recebeLances, final } = SITUACOES_LEILAO[c.leilaoSituacao]
  const lidas = await lerVendas(tx, c.hotId, f.vendas)
  const agora = Date.now()
  return {
    leilaoEncerrado: final,
    lotesEmAberto: f.lotesEmAberto,
    aindaServe: recebeLances && !final && !f.outraViva,
    aplicacaoDesfeita: f.aplicacaoDesfeita,
    lidas,
    vendas: lidas.map((v) => ({
      id: v.venda.id,
      situacao: v.venda.situacao,
      restante: somasDe(v).restante,
      pixEmAberto: v.pagamentos.some(
        (p) =>
          p.situacao === 'aguardandoEnvio' &&
          p.origemTipoPagamento === 'PIX' &&
          (p.pixExpiraAt?.getTime() ?? 0) > agora,
      ),
    })),
  }
}

export interface LeilaoComCaucao {
  readonly id: number
  readonly uid: string
  readonly nome: string
  readonly situacao: SituacaoLeilao
  readonly exigida: boolean
  readonly valor: number | null
  readonly porcentagem: number | null
}

/** A published auction of this hotsite, with the deposit that it asks. */
export async function acharLeilaoComCaucao(
  tx: Tx,
  hotId: number,
  leiUid: string,
): Promise<LeilaoComCaucao | null> {
  const r = await sql<LeilaoComCaucao>`
    select a.id, a.uid, a.nome, a.situacao, coalesce(a.tipo_habilitacao, h.tipo_habilitacao_leilao) = 'CAUCAO' as exigida,
      a.caucao_valor as valor, a.caucao_porcentagem as porcentagem
    from leilao a join hotsite h on h.id = a.hot_id
    where a.hot_id = ${hotId} and a.uid = ${leiUid} and a.situacao <> 'EM_LOTEAMENTO' and not a.teste`.execute(
    tx,
  )
  return r.rows[0] ?? null
}
