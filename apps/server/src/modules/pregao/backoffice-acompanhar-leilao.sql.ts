// What the staff follows of an auction: every lot with who leads and what came of it, and every client who takes part, with
// what has to be decided about him.
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { LinhaDeCondicional } from './lotes-da-sala.sql.ts'

export interface LoteAcompanhado extends LinhaDeCondicional {
  readonly id: number
  readonly posicao: number
  readonly comitente: string
  readonly clienteUid: string | null
  readonly clienteId: number | null
  readonly clienteNome: string | null
  readonly ofeUid: string | null
  readonly vndUid: string | null
  readonly vndId: number | null
  readonly ofertaBloqueada: number | null
  /** why the bank refused the newest boleto of the lot's sale */
  readonly boletoErro: string | null
  readonly valorComitente: number | null
  /** that follow it */
  readonly bancos: ('Bradesco' | 'Pan')[]
}

export async function lerLotesAcompanhados(tx: Tx, hotId: number, leiId: number): Promise<LoteAcompanhado[]> {
  const r = await sql<LoteAcompanhado>`
    select l.id, l.posicao_leilao as posicao, m.nome as comitente, c.uid as cliente_uid, c.id as cliente_id, c.nome as cliente_nome, o.uid as ofe_uid, s.vnd_uid, s.vnd_id,
      coalesce(l.validacoes_valor_oferta_bloqueada, h.validacoes_valor_oferta_bloqueada) as oferta_bloqueada,
      (select k.erro from (select o.situacao, o.erro from venda_item i join boleto o on o.vnd_id = i.vnd_id and o.hot_id = i.hot_id
        where i.lel_id = l.id and i.ativo order by o.id desc limit 1) k where k.situacao = 'recusado') as boleto_erro,
      array(select i.integradora from integracao_lote x join integracao_leilao i on i.id = x.ile_id where x.lel_id = l.id and x.hot_id = l.hot_id order by 1) as bancos,
      l.valor_comitente, l.lance_valor, l.condicional_situacao, l.condicional_prazo, l.condicional_resposta, l.condicional_resposta_nome,
      l.condicional_novo_valor, l.condicional_replica_valor, l.valor_vendido
    from lote l join hotsite h on h.id = l.hot_id join comitente m on m.id = l.com_id left join cliente c on c.id = l.lance_cli_id
      left join lateral (select v.uid as vnd_uid, v.id as vnd_id from venda_item i join venda v on v.id = i.vnd_id
        where i.lel_id = l.id and i.ativo limit 1) s on true
      -- a proposal has an id of its own; a bid is named by its receipt, written as a UUID of version 8
      left join lateral (select coalesce((select p.uid from proposta p where p.lel_id = b.lel_id and p.cli_id = b.cli_id and p.chave = b.chave and b.tipo = 'Proposta'),
          overlay(overlay(encode(substring(b.hash from 1 for 16), 'hex') placing '8' from 13) placing '8' from 17)::uuid) as uid
        from lance b where b.lel_id = l.id and b.situacao in ('vencendo', 'vencedor') order by b.seq desc limit 1) o on true
    where l.lei_id = ${leiId} and l.hot_id = ${hotId} and l.situacao <> 'CADASTRADO' order by l.posicao_leilao limit 1000`.execute(
    tx,
  )
  return r.rows
}

export interface ClienteAcompanhado {
  readonly cliUid: string
  readonly cliId: number
  readonly nome: string
  readonly apelido: string
  readonly situacaoDocumento: string
  readonly comprouAntes: boolean
  readonly lotes: { readonly lelUid: string; readonly numero: string; readonly situacao: SituacaoLote }[]
  readonly habilitacaoUid: string | null
  readonly habilitacaoSituacao: 'EM_ANALISE' | 'APROVADA' | 'REPROVADA' | 'REVOGADA' | null
  readonly lances: number
  readonly vencendo: number
  readonly bloqueado: boolean
}

/** Who asked to take part or bid; whose request waits first, then those who lead. */
export async function lerClientesAcompanhados(
  tx: Tx,
  hotId: number,
  leiId: number,
): Promise<ClienteAcompanhado[]> {
  const r = await sql<ClienteAcompanhado>`
    select c.uid as cli_uid, c.id as cli_id, c.nome, c.apelido, c.documento_situacao as situacao_documento, c.situacao = 'Bloqueado' as bloqueado,
      h.uid as habilitacao_uid, h.situacao as habilitacao_situacao, coalesce(b.lances, 0)::int as lances, coalesce(b.vencendo, 0)::int as vencendo,
      exists (select from venda v where v.cli_id = c.id and v.lei_id <> ${leiId} and v.situacao in ('Fechada', 'Aguardando Validação', 'Aguardando Pagamento')) as comprou_antes,
      coalesce((select jsonb_agg(jsonb_build_object('lelUid', l.uid, 'numero', l.numero, 'situacao', l.situacao) order by l.posicao_leilao)
        from lote l where l.lei_id = ${leiId} and l.lance_cli_id = c.id), '[]') as lotes
    from cliente c
      left join habilitacao h on h.cli_id = c.id and h.lei_id = ${leiId}
      left join lateral (select count(*) as lances, count(*) filter (where x.situacao in ('vencendo', 'vencedor')) as vencendo
        from lance x join lote l on l.id = x.lel_id where l.lei_id = ${leiId} and x.cli_id = c.id and x.tipo in ('Manual', 'Automático', 'Compre Já') and x.situacao <> 'cancelado') b on true
    where c.hot_id = ${hotId} and (h.uid is not null or exists (select from lance x join lote l on l.id = x.lel_id where l.lei_id = ${leiId} and x.cli_id = c.id))
    order by h.situacao is distinct from 'EM_ANALISE', coalesce(b.vencendo, 0) = 0, c.nome limit 1000`.execute(
    tx,
  )
  return r.rows
}
