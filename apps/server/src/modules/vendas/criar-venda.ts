// A sold lot becomes an item of a sale: the open one of that client and auction, or a new one. Every value is copied at
// this moment, so that no later change of the lot or the auction changes what was sold.
// Idempotent; two lots of one client at once are joined by a lock on client and auction. Refuses (by doing nothing): a
// lot that is not awaiting payment, a winner without client record. The price is what the lot
// was sold for, not its last bid (decision 103).
import { dataPagamentoDaVenda } from '@martelo/domain/calendario/datas-da-venda.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { fimDoDiaDePagamento } from '@martelo/domain/vendas/prazo-de-pagamento.ts'
import { comissaoDoItem } from '@martelo/domain/vendas/somas.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { type NaoTransitou, transitarLote, type Transitou } from '../../engines/lances/port.ts'
import { lancarVenda } from '../razao/door.ts'
import { escreverAoComprador, vendaAvisada } from './avisar-venda.ts'
import { PREVISAO_DE_DOCUMENTOS } from './contas-da-venda.ts'
import { type QuemMexe, transitarVenda, type VendaMudada } from './mudar-venda.ts'
import { lerVenda } from './vendas.sql.ts'

export interface Arremate {
  lelId: number
  lelUid: string
  leiId: number
  /** when the last lot of the auction ends: no payment before */
  leilaoData: Date
  situacao: string
  cliId: number
  seq: number
  valor: number
  comId: number
  comissaoPorcentagem: number
  comissaoExtraPorcentagem: number | null
  taxaAdm: number
  despachante: number
  remocao: number
  vistoria: number
  depositoDeBens: number
  outros: number
  prazoDocumento: number | null
  /** centavos, the price of everyone, where a group's was paid */
  precoSemGrupo: number | null
  grupoDoPreco: string | null
}

/** Makes the item (and the sale) of a sold lot of this hotsite. Null when there is nothing to do. */
export async function criarVenda(m: QuemMexe, tx: Tx, lelId: number): Promise<VendaMudada | null> {
  const lotes: (Transitou | NaoTransitou)[] = []
  const travado = await sql<{ situacao: string }>`
    select situacao from lote where id = ${lelId} and hot_id = ${m.hotsite.id} for update`.execute(tx)
  // A buy-now holds the lot until its sale is made: this is that moment.
  if (travado.rows[0]?.situacao === 'BUY_NOW')
    lotes.push(await transitarLote(tx, m, { lelId, evento: 'gerarVenda', quem: ['sistema'] }))
  const a = await lerArremate(tx, m.hotsite.id, lelId)
  if (a === undefined || (await temItem(tx, m.hotsite.id, lelId))) return null
  await sql`select pg_advisory_xact_lock(hashtextextended(${`venda|${a.leiId}|${a.cliId}`}, 0))`.execute(tx)
  const vndId = (await vendaAberta(m, tx, a)) ?? (await abrirVenda(m, tx, a))
  await inserirItem(tx, m.hotsite.id, vndId, a)
  await inserirConjunto(tx, m.hotsite.id, vndId, a)
  await escolherConta(tx, m.hotsite.id, vndId)
  await lancarVenda(tx, m.hotsite.id, vndId)
  const v = await lerVenda(tx, m.hotsite.id, vndId)
  if (v === undefined) throw new Error(`sale ${vndId} was not written`)
  await auditar(m, tx, {
    entidade: 'venda',
    uid: v.venda.uid,
    acao: 'incluirLote',
    depois: {
      lote: a.lelUid,
      valor: a.valor,
      ...(a.precoSemGrupo !== null && { precoSemGrupo: a.precoSemGrupo, grupo: a.grupoDoPreco }),
    },
  })
  await escreverAoComprador(m.servicos, tx, v, 'criada')
  return { aviso: vendaAvisada(v), lotes }
}

/** The winner's row of the log with what the lot and the auction charge now. Auctioneer's winner: the identified client. */
async function lerArremate(tx: Tx, hotId: number, lelId: number): Promise<Arremate | undefined> {
  const r = await sql<Arremate>`
    select l.id as lel_id, l.uid as lel_uid, l.lei_id, greatest(a.data, fim_do_leilao(a.id)) as leilao_data, l.situacao, coalesce(b.cli_id, l.lance_cli_id) as cli_id, b.seq,
      l.valor_vendido as valor, l.com_id,
      -- the lowest of the buyer's groups that have one, in place of what the lot or the auction asks
      coalesce((select min(g.comissao_porcentagem) from cliente_grupo m join grupo_cliente g on g.id = m.gru_id and g.situacao = 'Ativo'
          where m.cli_id = coalesce(b.cli_id, l.lance_cli_id)),
        case when b.tipo = 'Compre Já' then l.compre_ja_porcentagem end, l.comissao_porcentagem, a.porcentagem_comissao) as comissao_porcentagem,
      l.comissao_extra_porcentagem, case when l.taxa_adm > 0 then l.taxa_adm else a.taxa_adm end as taxa_adm,
      l.despachante, l.remocao, l.vistoria, l.deposito_de_bens, l.outros,
      coalesce(l.despachante_prazo_documento, v.prazo_documento) as prazo_documento,
      case when b.tipo = 'Compre Já' and b.valor < l.compre_ja then l.compre_ja end as preco_sem_grupo,
      case when b.tipo = 'Compre Já' and b.valor < l.compre_ja then
        (select g.nome from cliente_grupo m join grupo_cliente g on g.id = m.gru_id and g.situacao = 'Ativo'
          where m.cli_id = b.cli_id order by g.desconto_porcentagem desc nulls last, g.id limit 1) end as grupo_do_preco
    from lote l join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id
      join lateral (select x.* from lance x where x.lel_id = l.id and x.situacao = 'vencedor' order by x.seq desc limit 1) b on true
    where l.id = ${lelId} and l.hot_id = ${hotId} and not a.teste and l.situacao = 'AG_PAGAMENTO' and coalesce(b.cli_id, l.lance_cli_id) is not null`.execute(
    tx,
  )
  return r.rows[0]
}

/** True when the lot stands in a sale already. Items of ended sales are put aside: the lot is sold anew. */
async function temItem(tx: Tx, hotId: number, lelId: number): Promise<boolean> {
  await sql`update venda_item i set ativo = false, versao = i.versao + 1 from venda v
    where v.id = i.vnd_id and i.lel_id = ${lelId} and i.hot_id = ${hotId} and i.ativo and v.situacao in ('Cancelada', 'Cliente Desistiu')`.execute(
    tx,
  )
  const r =
    await sql`select 1 from venda_item where lel_id = ${lelId} and hot_id = ${hotId} and ativo`.execute(tx)
  return r.rows.length > 0
}

async function vendaAberta(m: QuemMexe, tx: Tx, a: Arremate): Promise<number | null> {
  const r = await sql<{ id: number }>`
    select id from venda where lei_id = ${a.leiId} and cli_id = ${a.cliId} and hot_id = ${m.hotsite.id}
      and situacao in ('Condicional', 'Aguardando Pagamento') order by id limit 1 for update`.execute(tx)
  const id = r.rows[0]?.id ?? null
  const v = id === null ? undefined : await lerVenda(tx, m.hotsite.id, id)
  if (v?.venda.situacao === 'Condicional')
    await transitarVenda(m, tx, v, { evento: 'liberarCondicional', quem: ['sistema'] })
  return id
}

async function abrirVenda(m: QuemMexe, tx: Tx, a: Arremate): Promise<number> {
  const dia = dataPagamentoDaVenda(diaEmBrasilia(a.leilaoData.getTime()), diaEmBrasilia(m.agora))
  const nova = await tx
    .insertInto('venda')
    .values({
      hotId: m.hotsite.id,
      leiId: a.leiId,
      cliId: a.cliId,
      situacao: 'Aguardando Pagamento',
      dataPagamento: new Date(fimDoDiaDePagamento(dia)),
      instrucaoGeral: INSTRUCOES.geral,
      instrucaoTed: INSTRUCOES.ted,
      instrucaoBoleto: INSTRUCOES.boleto,
    })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  await auditar(m, tx, {
    entidade: 'venda',
    uid: nova.uid,
    acao: 'criar',
    depois: { situacao: 'Aguardando Pagamento', dataPagamento: dia },
  })
  return nova.id
}

const INSTRUCOES = {
  geral:
    'O pagamento é feito somente pelos meios desta página. Não pague a intermediários nem a contas de terceiros.',
  ted: 'Transfira o valor exato a partir de uma conta em seu nome (mesmo CPF ou CNPJ da compra) para a conta indicada e envie o comprovante.',
  boleto:
    'O boleto deve ser pago pelo próprio comprador até o vencimento; a confirmação leva até 2 dias úteis.',
} as const

async function inserirItem(tx: Tx, hotId: number, vndId: number, a: Arremate): Promise<void> {
  const taxa = (porcentagem: number | null): number =>
    comissaoDoItem({ valor: a.valor, situacaoLote: a.situacao, comissaoPorcentagem: porcentagem })
  await tx
    .insertInto('vendaItem')
    .values({
      hotId,
      vndId,
      lelId: a.lelId,
      lanceSeq: a.seq,
      valor: a.valor,
      comissaoPorcentagem: a.comissaoPorcentagem,
      comissaoExtraPorcentagem: a.comissaoExtraPorcentagem,
      valorComissao: taxa(a.comissaoPorcentagem),
      valorComissaoExtra: taxa(a.comissaoExtraPorcentagem),
      valorTaxaAdm: a.taxaAdm,
      valorDespachante: a.despachante,
      valorRemocao: a.remocao,
      valorVistoria: a.vistoria,
      valorDepositoDeBens: a.depositoDeBens,
      valorOutros: a.outros,
      documentacaoPrevisaoDias: a.prazoDocumento ?? PREVISAO_DE_DOCUMENTOS,
    })
    .execute()
}

/** The other lots of a set: items of their own, to be collected and documented; the price stands on the principal. */
async function inserirConjunto(tx: Tx, hotId: number, vndId: number, a: Arremate): Promise<void> {
  await sql`update venda_item i set ativo = false, versao = i.versao + 1 from venda v, lote l
    where v.id = i.vnd_id and l.id = i.lel_id and l.conjunto_principal_id = ${a.lelId} and i.hot_id = ${hotId} and i.ativo
      and v.situacao in ('Cancelada', 'Cliente Desistiu')`.execute(tx)
  await sql`insert into venda_item (hot_id, vnd_id, lel_id, lance_lel_id, lance_seq, valor, comissao_porcentagem, documentacao_previsao_dias)
    select l.hot_id, ${vndId}, l.id, ${a.lelId}, ${a.seq}, 0, 0, coalesce(l.despachante_prazo_documento, v.prazo_documento, ${PREVISAO_DE_DOCUMENTOS})
    from lote l join veiculo v on v.id = l.vei_id where l.hot_id = ${hotId} and l.conjunto_principal_id = ${a.lelId} order by l.posicao_leilao`.execute(
    tx,
  )
}

/**
 * The account of the one consignor of all items; of the house when they are several, he has none, or the site receives all
 * money itself.
 */
export async function escolherConta(tx: Tx, hotId: number, vndId: number): Promise<void> {
  await sql`
    update venda v set versao = v.versao + 1, updated_at = clock_timestamp(), conta_id = (
      select b.id from conta_bancaria b
      where b.hot_id = ${hotId} and b.ativa and b.recebe_lote and (b.com_id is null or (select h.conta_bancaria_comitente from hotsite h where h.id = v.hot_id) and b.com_id = (
        select min(l.com_id) from venda_item i join lote l on l.id = i.lel_id where i.vnd_id = v.id and i.ativo having count(distinct l.com_id) = 1))
      order by b.com_id nulls last, (b.com_id is null and b.id = (select h.bco_id_deposito from hotsite h where h.id = v.hot_id)) desc nulls last,
        b.padrao desc, b.id limit 1)
    where v.id = ${vndId} and v.hot_id = ${hotId}`.execute(tx)
}
