// The facts of a client's negotiations: his lots, and what was said about each.
import type { SituacaoDeCondicional } from '@martelo/domain/condicionais/states.ts'
import type { SituacaoDaProposta } from '@martelo/domain/lances/fim-da-proposta.ts'
import type { PassoDoAcordo } from '@martelo/domain/lances/negociacao.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import { cadastrosDoCliente } from '../../core/database/cadastros-do-cliente.ts'
import type { Tx } from '../../core/database/database.ts'

export interface LoteDaNegociacao {
  lelId: number
  lelUid: string
  numero: string
  nome: string
  cidade: string | null
  uf: string | null
  anoModelo: number | null
  tipoDoBem: string
  marca: string
  situacaoLote: SituacaoLote
  lanceAtual: number | null
  meuLance: number | null
  teto: number | null
  venceu: boolean
  compradorId: number | null
  /** null: never conditional, or not for him */
  condicionalSituacao: SituacaoDeCondicional | null
  condicionalData: Date | null
  condicionalPrazo: Date | null
  condicionalNovoValor: number | null
  condicionalProrrogacoes: number
  agora: Date
}

/** Of one lot, or of the lots on which he was active last, under all his registrations; a ceiling is of the one that is open. */
export async function lotesDaNegociacao(
  tx: Tx,
  hotId: number,
  cliId: number,
  lelUid: string | null,
  limite: number,
): Promise<LoteDaNegociacao[]> {
  const r = await sql<LoteDaNegociacao>`
    with ditos as (
        select lel_id, data as quando, valor, situacao, tipo from lance where hot_id = ${hotId} and cli_id = any(${cadastrosDoCliente(hotId, cliId)}) and (${lelUid}::uuid is null or lel_id = (select id from lote where uid = ${lelUid}::uuid and hot_id = ${hotId}))
        union all select lel_id, criada_at, valor, '', '' from proposta where hot_id = ${hotId} and cli_id = any(${cadastrosDoCliente(hotId, cliId)}) and (${lelUid}::uuid is null or lel_id = (select id from lote where uid = ${lelUid}::uuid and hot_id = ${hotId}))
        union all select id, condicional_data, lance_valor, '', '' from lote where hot_id = ${hotId} and lance_cli_id = any(${cadastrosDoCliente(hotId, cliId)})
          and condicional_situacao is not null and (${lelUid}::uuid is null or uid = ${lelUid}::uuid)),
      m as (select lel_id, max(valor) filter (where tipo in ('Manual', 'Automático') and situacao <> 'cancelado') as valor,
        bool_or(situacao = 'vencedor') as venceu, max(quando) as quando from ditos group by lel_id order by 4 desc limit ${limite})
    select l.id as lel_id, l.uid as lel_uid, l.numero, l.nome, coalesce(p.cidade, v.cidade) as cidade, coalesce(p.uf, v.uf) as uf,
      v.ano_modelo, t.nome as tipo_do_bem, v.marca, l.situacao as situacao_lote, l.lance_valor as lance_atual, m.valor as meu_lance,
      (select teto from lance_automatico x where x.hot_id = ${hotId} and x.lel_id = l.id and x.cli_id = ${cliId} and x.ativo) as teto,
      m.venceu,
      (select x.cli_id from lance x where x.hot_id = ${hotId} and x.lel_id = l.id and x.situacao = 'vencedor' order by seq desc limit 1) as comprador_id,
      case when l.lance_cli_id = any(${cadastrosDoCliente(hotId, cliId)}) and l.lance_valor is not null then l.condicional_situacao end as condicional_situacao,
      l.condicional_data, l.condicional_prazo, l.condicional_novo_valor, l.condicional_prorrogacoes, clock_timestamp() as agora
    from m join lote l on l.id = m.lel_id join veiculo v on v.id = l.vei_id join tipo_lote t on t.id = l.tipo_id
      left join patio p on p.id = v.pat_id
    where l.hot_id = ${hotId} order by m.quando desc`.execute(tx)
  return r.rows
}

export interface LinhaDoFio {
  lelId: number
  tipo: string
  situacao: string
  valor: number
  motivo: string
  por: string | null
  em: Date
}

/** Of each lot his newest rows of the log, oldest first. */
export async function lancesDoFio(
  tx: Tx,
  hotId: number,
  cliId: number,
  lelIds: readonly number[],
  porLote: number,
): Promise<LinhaDoFio[]> {
  const r = await sql<LinhaDoFio>`
    select b.lel_id, b.tipo, b.situacao, b.valor, b.motivo, q.nome as por, b.data as em
    from unnest(${[...lelIds]}::int[]) u(id) cross join lateral (
      select lel_id, seq, tipo, situacao, coalesce(teto, valor) as valor, motivo, data, por_usu_id from lance
      where hot_id = ${hotId} and cli_id = any(${cadastrosDoCliente(hotId, cliId)}) and lel_id = u.id order by seq desc limit ${porLote}) b left join usuario q on q.id = b.por_usu_id
    order by b.lel_id, b.seq`.execute(tx)
  return r.rows
}

export interface PropostaDaNegociacao {
  lelId: number
  uid: string
  valor: number
  situacao: SituacaoDaProposta
  contraproposta: number | null
  motivo: string | null
  por: string | null
  em: Date
  respondidaEm: Date | null
  desistidaEm: Date | null
}

export async function propostasDoFio(
  tx: Tx,
  hotId: number,
  cliId: number,
  lelIds: readonly number[],
  limite: number,
): Promise<PropostaDaNegociacao[]> {
  const r = await sql<PropostaDaNegociacao>`
    select lel_id, uid, valor, situacao, contraproposta, motivo, em, respondida_em, desistida_em,
      (select q.nome from lance b join usuario q on q.id = b.por_usu_id where b.lel_id = x.lel_id and b.cli_id = x.cli_id and b.chave = x.chave limit 1) as por
    from (select lel_id, cli_id, chave, uid, valor, situacao, contraproposta, motivo, criada_at as em, respondida_at as respondida_em, desistida_at as desistida_em, id from proposta
      where hot_id = ${hotId} and cli_id = any(${cadastrosDoCliente(hotId, cliId)}) and lel_id = any(${[...lelIds]}::int[]) order by id desc limit ${limite}) x
    order by id`.execute(tx)
  return r.rows
}

export interface LinhaDoPasso extends Omit<PassoDoAcordo, 'em'> {
  readonly lelUid: string
  readonly em: Date
}

/** What happened to these lots since the day on which the oldest became conditional, oldest first. */
export async function passosDosAcordos(
  tx: Tx,
  hotId: number,
  lelUids: readonly string[],
  desde: Date,
  limite: number,
): Promise<LinhaDoPasso[]> {
  const r = await sql<LinhaDoPasso>`
    select entidade_uid as lel_uid, case when depois->>'condicionalNegadaPor' = 'PRAZO' then 'prazo' else acao end as evento, quando as em,
      coalesce((depois->>'condicionalNovoValor')::bigint, (depois->>'valor')::bigint) as valor
    from auditoria where hot_id = ${hotId} and entidade = 'lote' and entidade_uid = any(${[...lelUids]}::text[]) and quando >= ${desde}
      and acao in ('novoValor', 'clienteReplica', 'clienteAceitaNovoValor', 'clienteRecusaNovoValor', 'clienteRetiraLance',
        'liberarCondicional', 'recusarCondicional', 'prorrogar', 'reabrirCondicional')
    order by id limit ${limite}`.execute(tx)
  return r.rows
}
