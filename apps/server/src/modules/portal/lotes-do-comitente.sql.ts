// A consignor's lots over all his auctions, and what of them waits for him.
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { SITUACOES_VENDIDAS } from '@martelo/domain/lotes/vendidas.ts'
import { ESPERA_DA_SOLICITACAO_MS, type SituacaoDeSolicitacao } from '@martelo/domain/portal/solicitacoes.ts'
import { LOTES_FORA_DA_VENDA } from '@martelo/domain/vendas/somas.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, todas } from '../../core/database/lista.ts'
import { comissaoPeloContrato, DESPESAS_DO_LOTE, faixasDosContratos } from '../prestacoes/door.ts'
import { CABE_DE_NOVO, type DeQuem, lotesDaPessoa } from './solicitacoes.sql.ts'

export interface LinhaDoComitente {
  readonly lelUid: string
  readonly numero: string
  readonly nome: string
  readonly placa: string | null
  readonly chassi: string | null
  readonly fotoChave: string | null
  readonly fotoLargura: number | null
  readonly situacao: SituacaoLote
  readonly comId: number
  readonly comitente: string
  readonly leiUid: string
  readonly leilao: string
  readonly leilaoData: Date
  readonly leilaoSituacao: string
  readonly minimo: number
  readonly reserva: number | null
  readonly lance: number | null
  readonly valorVendido: number | null
  readonly lances: number
  readonly comissaoPagaPor: 'comitente' | 'comprador'
  readonly comissaoPorcentagem: number | null
  readonly comissaoMinima: number | null
  readonly comissaoFaixas: string | null
  readonly prestadoValor: number | null
  readonly prestadoComissao: number | null
  readonly prestadoMulta: number | null
  readonly despesas: number
  readonly veiUid: string
}

export interface FiltroDoComitente {
  readonly texto: string | null
  readonly leiUid: string | null
  readonly comIds: readonly number[]
  readonly situacoes: readonly string[]
  readonly de: string | null
  readonly ate: string | null
}

const MAXIMO = 20_000

function onde(quais: RawBuilder<unknown>, f: FiltroDoComitente): RawBuilder<unknown> {
  const condicoes = [quais, sql`l.situacao <> 'CADASTRADO'`]
  if (f.texto !== null)
    condicoes.push(contemSql(f.texto, [sql`l.numero`, sql`l.nome`, sql`v.placa`, sql`v.chassi`]))
  if (f.leiUid !== null) condicoes.push(sql`a.uid = ${f.leiUid}`)
  if (f.comIds.length > 0) condicoes.push(sql`l.com_id = any(${[...f.comIds]}::int[])`)
  if (f.situacoes.length > 0) condicoes.push(sql`l.situacao = any(${[...f.situacoes]}::text[])`)
  if (f.de !== null) condicoes.push(sql`a.data >= ${f.de}::date at time zone 'America/Sao_Paulo'`)
  if (f.ate !== null) condicoes.push(sql`a.data < (${f.ate}::date + 1) at time zone 'America/Sao_Paulo'`)
  return todas(condicoes)
}

/** Of the lot `l`, while its sale stands: the statement `x` that holds it. */
const PRESTADO = sql`from venda_item i join venda s on s.id = i.vnd_id join prestacao_item x on x.item_id = i.id and x.hot_id = i.hot_id
  where i.lel_id = l.id and i.ativo and s.situacao not in ('Cancelada', 'Cliente Desistiu') and l.situacao <> all(${[...LOTES_FORA_DA_VENDA]}::text[])`

/**
 * All that the filter finds, newest auction first: the sums are over all, the page is cut by the caller, unless it names
 * one. `quais`: whose lots, over the lot `l`, with its hotsite.
 */
export async function lotesDoComitente(
  tx: Tx,
  quais: RawBuilder<unknown>,
  f: FiltroDoComitente,
  pagina: { readonly limite: number; readonly pular: number } = { limite: MAXIMO, pular: 0 },
): Promise<LinhaDoComitente[]> {
  const r = await sql<LinhaDoComitente>`
    select l.uid as lel_uid, l.numero, l.nome, v.placa, v.chassi, k.chave as foto_chave, k.largura as foto_largura, l.situacao,
      m.id as com_id, m.nome as comitente, a.uid as lei_uid, a.nome as leilao, a.data as leilao_data, a.situacao as leilao_situacao,
      l.minimo, l.valor_comitente as reserva, l.lance_valor as lance, l.valor_vendido, l.lance_quantidade as lances,
      m.comissao_paga_por, m.comissao_porcentagem, m.comissao_minima, m.comissao_faixas,
      p.valor as prestado_valor, p.comissao as prestado_comissao, p.multa as prestado_multa, ${DESPESAS_DO_LOTE} as despesas, v.uid as vei_uid
    from lote l join leilao a on a.id = l.lei_id join comitente m on m.id = l.com_id join veiculo v on v.id = l.vei_id
      left join lateral (select f.chave, f.larguras[1] as largura from veiculo_foto f where f.vei_id = l.vei_id and f.tipo = 'foto' order by f.ordem limit 1) k on true
      left join lateral (select x.valor, x.comissao, x.multa + x.correcao as multa ${PRESTADO} limit 1) p on true
    where ${onde(quais, f)} order by a.data desc, l.posicao_leilao, l.id limit ${pagina.limite} offset ${pagina.pular}`.execute(
    tx,
  )
  return r.rows
}

export async function comitentesDaPessoa(
  tx: Tx,
  { hotId, usuId, adm }: DeQuem,
): Promise<{ readonly comId: number; readonly nome: string }[]> {
  const r = await sql<{ comId: number; nome: string }>`
    select m.id as com_id, m.nome from comitente m where m.hot_id = ${hotId}
      and (${adm} or m.id in (select com_id from usuario_comitente where usu_id = ${usuId} and hot_id = ${hotId}))
    order by m.nome limit 500`.execute(tx)
  return r.rows
}

interface Condicional {
  readonly lelUid: string
  readonly leiUid: string
  readonly numero: string
  readonly nome: string
  readonly leilao: string
  readonly valor: number | null
  readonly reserva: number | null
  readonly prazo: Date | null
}

/** Those that wait for this side, the nearest deadline first. */
export async function condicionaisQueEsperam(tx: Tx, q: DeQuem): Promise<Condicional[]> {
  const r = await sql<Condicional>`
    select l.uid as lel_uid, a.uid as lei_uid, l.numero, l.nome, a.nome as leilao, l.valor_comitente as reserva, l.condicional_prazo as prazo,
      case when l.condicional_situacao = 'REPLICA_DO_CLIENTE' then l.condicional_replica_valor else l.lance_valor end as valor
    from lote l join leilao a on a.id = l.lei_id
    where ${lotesDaPessoa(q)} and l.situacao = 'CONDICIONAL' and l.condicional_situacao in ('AGUARDANDO_COMITENTE', 'REPLICA_DO_CLIENTE')
    order by (l.condicional_prazo at time zone 'America/Sao_Paulo')::date, a.data, a.id, l.posicao_leilao, l.id limit 100`.execute(
    tx,
  )
  return r.rows
}

interface NaoAceita {
  readonly uid: string
  readonly leiUid: string
  readonly numero: string
  readonly nome: string
  readonly status: SituacaoDeSolicitacao
  readonly mensagem: string | null
}

/**
 * Requests of the last week that failed, or whose process died before they ended, that no later one of the lot has settled and
 * that can still be sent again: the house, his system or a deadline may have answered meanwhile.
 */
export async function solicitacoesNaoAceitas(tx: Tx, q: DeQuem): Promise<NaoAceita[]> {
  const r = await sql<NaoAceita>`
    select s.uid, a.uid as lei_uid, l.numero, l.nome, s.status, s.mensagem
    from solicitacao s join lote l on l.id = s.lel_id join leilao a on a.id = l.lei_id
    where s.hot_id = ${q.hotId} and ${lotesDaPessoa(q)} and s.data_envio > now() - interval '7 days' and ${CABE_DE_NOVO}
      and (s.status = 'erro' or s.data_envio < now() - make_interval(secs => ${ESPERA_DA_SOLICITACAO_MS / 1000}))
      and not exists (select from solicitacao d where d.lel_id = s.lel_id and d.id > s.id)
    order by s.id desc limit 50`.execute(tx)
  return r.rows
}

const VENDIDO = sql`l.valor_vendido`

/** Of what was sold and stands in no statement yet, by the contracts of today: what is to come to him. */
export async function previstoSemPrestacao(tx: Tx, q: DeQuem): Promise<number> {
  const faixas = await faixasDosContratos(tx, q.hotId)
  const r = await sql<{ soma: number }>`
    select coalesce(sum(${VENDIDO} - (${comissaoPeloContrato(VENDIDO, faixas)})::bigint - ${DESPESAS_DO_LOTE}), 0)::bigint as soma
    from lote l join comitente m on m.id = l.com_id
    where ${lotesDaPessoa(q)} and l.situacao <> 'CADASTRADO' and ${VENDIDO} is not null and not exists (select ${PRESTADO})`.execute(
    tx,
  )
  return r.rows[0]?.soma ?? 0
}

export async function contarLotes(
  tx: Tx,
  q: DeQuem,
): Promise<{ readonly emVenda: number; readonly comLance: number; readonly vendidos: number }> {
  const r = await sql<{ emVenda: number; comLance: number; vendidos: number }>`
    select count(*) filter (where aberto)::int as em_venda, count(*) filter (where aberto and com_lance)::int as com_lance,
      count(*) filter (where situacao = any(${[...SITUACOES_VENDIDAS]}::text[]))::int as vendidos
    from (select l.lance_valor is not null as com_lance, l.situacao, l.situacao in ('PENDENTE', 'LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE') as aberto
      from lote l where ${lotesDaPessoa(q)}) l`.execute(tx)
  return r.rows[0] ?? { emVenda: 0, comLance: 0, vendidos: 0 }
}
