// Rows of the papers of an auction: its lots in the order of the cry, and who may bid in it.
import type { SituacaoDeHabilitacao } from '@martelo/domain/habilitacoes/states.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LoteNoPapel {
  readonly id: number
  readonly uid: string
  readonly numero: string
  readonly nome: string
  readonly situacao: SituacaoLote
  readonly minimo: number
  readonly incremento: number
  readonly valorComitente: number | null
  readonly lanceValor: number | null
  readonly lanceQuantidade: number
  readonly apelido: string | null
  readonly placa: string | null
  readonly chassi: string | null
  readonly marca: string
  readonly tipoNome: string
  readonly anoFabricacao: number | null
  readonly anoModelo: number | null
  readonly cor: string | null
  readonly combustivel: string | null
  readonly observacoes: string | null
  readonly cidade: string | null
  readonly uf: string | null
  readonly patio: string | null
  readonly visitacao: string | null
  readonly comitente: string
  readonly comitenteCnpj: string | null
  readonly entrada: Date
  /** what it was sold for, when the sale stands */
  readonly vendidoPor: number | null
  readonly vendidoAt: Date | null
  readonly comprador: string | null
  readonly compradorDocumento: string | null
}

/** All lots of an auction, one lot by its uid, or those of an auctioneer's auctions of a year. */
export async function lotesNoPapel(
  tx: Tx,
  hotId: number,
  por:
    | { readonly leiId: number }
    | { readonly lelUid: string }
    | { readonly leoId: number; readonly ano: number },
): Promise<LoteNoPapel[]> {
  const onde =
    'leiId' in por
      ? sql`l.lei_id = ${por.leiId}`
      : 'leoId' in por
        ? sql`a.leo_id = ${por.leoId} and a.situacao <> 'CANCELADO' and extract(year from a.data at time zone 'America/Sao_Paulo') = ${por.ano}`
        : sql`l.uid::text = ${por.lelUid}`
  const r = await sql<LoteNoPapel>`
    select l.id, l.uid, l.numero, l.nome, l.situacao, l.minimo, l.incremento, l.valor_comitente, l.lance_valor, l.lance_quantidade,
      c.apelido, ve.placa, ve.chassi, ve.marca, t.nome as tipo_nome, ve.ano_fabricacao, ve.ano_modelo, ve.cor, ve.combustivel, ve.observacoes,
      coalesce(p.cidade, ve.cidade) as cidade, coalesce(p.uf, ve.uf) as uf, p.nome as patio, p.explicacao_visitacao as visitacao,
      m.nome as comitente, m.cnpj as comitente_cnpj, ve.created_at as entrada,
      s.valor as vendido_por, s.vendido_at, s.comprador, s.comprador_documento
    from lote l join leilao a on a.id = l.lei_id join veiculo ve on ve.id = l.vei_id join tipo_lote t on t.id = l.tipo_id join comitente m on m.id = l.com_id
      left join patio p on p.id = ve.pat_id left join cliente c on c.id = l.lance_cli_id
      left join lateral (select i.valor, v.created_at as vendido_at, coalesce(k.razao_social, k.nome) as comprador, coalesce(k.cnpj, k.cpf) as comprador_documento
        from venda_item i join venda v on v.id = i.vnd_id join cliente k on k.id = v.cli_id
        where i.lel_id = l.id and i.ativo and v.situacao not in ('Condicional', 'Cancelada', 'Cliente Desistiu') order by i.id desc limit 1) s on true
    where l.hot_id = ${hotId} and ${onde} order by a.data, l.lei_id, l.posicao_leilao`.execute(tx)
  return r.rows
}

export interface LeiloeiroNoPapel {
  readonly id: number
  readonly nome: string
  readonly matricula: string
  readonly junta: string
  readonly uf: string
  readonly usuId: number | null
}

export async function leiloeiroNoPapel(
  tx: Tx,
  hotId: number,
  leoUid: string,
): Promise<LeiloeiroNoPapel | undefined> {
  const r = await sql<LeiloeiroNoPapel>`
    select id, nome, matricula, junta, uf, usu_id from leiloeiro where hot_id = ${hotId} and uid::text = ${leoUid}`.execute(
    tx,
  )
  return r.rows[0]
}

/** The auction of a lot. */
export async function leilaoDoLote(tx: Tx, hotId: number, lelUid: string): Promise<string | undefined> {
  const r = await sql<{ uid: string }>`
    select a.uid from lote l join leilao a on a.id = l.lei_id where l.hot_id = ${hotId} and l.uid::text = ${lelUid}`.execute(
    tx,
  )
  return r.rows[0]?.uid
}

export interface HabilitadoNoPapel {
  readonly apelido: string
  readonly documento: string | null
  readonly cidade: string | null
  readonly uf: string | null
  readonly documentoSituacao: string
  readonly situacao: SituacaoDeHabilitacao
  readonly decididaPor: string | null
  readonly quando: Date
  readonly ip: string | null
}

export async function habilitadosNoPapel(tx: Tx, hotId: number, leiId: number): Promise<HabilitadoNoPapel[]> {
  const r = await sql<HabilitadoNoPapel>`
    select c.apelido, coalesce(c.cnpj, c.cpf) as documento, e.cidade, e.estado_sigla as uf, c.documento_situacao, x.situacao,
      u.nome as decidida_por, coalesce(x.decidida_at, x.solicitada_at) as quando, x.ip
    from habilitacao x join cliente c on c.id = x.cli_id left join endereco e on e.cli_id = c.id left join usuario u on u.id = x.decidida_by
    where x.hot_id = ${hotId} and x.lei_id = ${leiId} and x.situacao = 'APROVADA' order by c.apelido`.execute(
    tx,
  )
  return r.rows
}

/** The consignors that this user answers for. */
export async function comitentesDoUsuario(tx: Tx, hotId: number, usuId: number): Promise<number[]> {
  const r = await sql<{
    comId: number
  }>`select com_id from usuario_comitente where hot_id = ${hotId} and usu_id = ${usuId}`.execute(tx)
  return r.rows.map((x) => x.comId)
}
