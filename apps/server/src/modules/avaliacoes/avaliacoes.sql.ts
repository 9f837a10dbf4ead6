// Judgments of auctioneers and of vehicles in conditional sales. Every statement names the hotsite.
import type { Notas } from '@martelo/domain/avaliacoes/criterios.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LeilaoAvaliado {
  readonly id: number
  readonly uid: string
  readonly nome: string
  readonly situacao: string
  readonly leoId: number
  readonly leiloeiro: string
  /** the person asking follows consignors with lots here */
  readonly temLotes: boolean
}

export async function leilaoAvaliado(
  tx: Tx,
  hotId: number,
  uid: string,
  usuId: number,
): Promise<LeilaoAvaliado | null> {
  const r = await sql<LeilaoAvaliado>`
    select a.id, a.uid, a.nome, a.situacao, o.id as leo_id, o.nome as leiloeiro,
      exists (select from lote l join usuario_comitente x on x.com_id = l.com_id where l.lei_id = a.id and x.usu_id = ${usuId}) as tem_lotes
    from leilao a join leiloeiro o on o.id = a.leo_id where a.uid = ${uid} and a.hot_id = ${hotId}`.execute(
    tx,
  )
  return r.rows[0] ?? null
}

export interface AvaliacaoDada extends Notas {
  readonly usuId: number
  readonly quem: string
  readonly comentario: string
}

export async function avaliacoesDoLeilao(tx: Tx, hotId: number, leiId: number): Promise<AvaliacaoDada[]> {
  const r = await sql<AvaliacaoDada>`
    select x.usu_id, u.nome as quem, x.pontualidade, x.conducao, x.clareza, x.resultado, x.comentario
    from avaliacao_leiloeiro x join usuario u on u.id = x.usu_id
    where x.hot_id = ${hotId} and x.lei_id = ${leiId} order by x.updated_at desc limit 200`.execute(tx)
  return r.rows
}

export async function notasDoLeiloeiro(tx: Tx, hotId: number, leoId: number): Promise<Notas[]> {
  const r = await sql<Notas>`
    select x.pontualidade, x.conducao, x.clareza, x.resultado from avaliacao_leiloeiro x join leilao a on a.id = x.lei_id
    where x.hot_id = ${hotId} and a.leo_id = ${leoId} limit 5000`.execute(tx)
  return r.rows
}

export async function gravarAvaliacaoDoLeiloeiro(
  tx: Tx,
  a: Notas & {
    readonly hotId: number
    readonly leiId: number
    readonly usuId: number
    readonly comentario: string
  },
): Promise<void> {
  await sql`insert into avaliacao_leiloeiro (hot_id, lei_id, usu_id, pontualidade, conducao, clareza, resultado, comentario)
    values (${a.hotId}, ${a.leiId}, ${a.usuId}, ${a.pontualidade}, ${a.conducao}, ${a.clareza}, ${a.resultado}, ${a.comentario})
    on conflict (lei_id, usu_id) do update set pontualidade = excluded.pontualidade, conducao = excluded.conducao, clareza = excluded.clareza,
      resultado = excluded.resultado, comentario = excluded.comentario, updated_at = clock_timestamp()`.execute(
    tx,
  )
}

export interface LoteAvaliado {
  readonly id: number
  readonly uid: string
  readonly numero: string
  readonly nome: string
  readonly situacao: SituacaoLote
  readonly leilao: string
  readonly leiUid: string
  readonly comId: number
  readonly comitente: string
  readonly anoModelo: number | null
  readonly km: number | null
  readonly lance: number | null
  readonly valorVendido: number | null
  readonly minimo: number
  readonly reserva: number | null
  readonly fipe: number | null
  readonly mercado: number | null
  readonly marca: string | null
  readonly veiculo: string
  readonly doUsuario: boolean
  readonly valorRecomendado: number | null
  readonly parecer: string | null
  readonly quem: string | null
  readonly em: Date | null
}

/** A lot that became conditional, with what is known of its vehicle. */
export async function loteAvaliado(
  tx: Tx,
  hotId: number,
  uid: string,
  usuId: number,
): Promise<LoteAvaliado | null> {
  const r = await sql<LoteAvaliado>`
    select l.id, l.uid, l.numero, l.nome, l.situacao, a.nome as leilao, a.uid as lei_uid, m.id as com_id, m.nome as comitente, v.ano_modelo, v.km,
      l.lance_valor as lance, l.valor_vendido, l.minimo, l.valor_comitente as reserva, v.fipe_valor as fipe, v.valor_mercado as mercado, v.marca, v.nome as veiculo,
      exists (select from usuario_comitente x where x.com_id = l.com_id and x.usu_id = ${usuId}) as do_usuario,
      x.valor_recomendado, x.parecer, u.nome as quem, x.updated_at as em
    from lote l join leilao a on a.id = l.lei_id join comitente m on m.id = l.com_id join veiculo v on v.id = l.vei_id
      left join avaliacao_condicional x on x.lel_id = l.id left join usuario u on u.id = x.updated_by
    where l.uid = ${uid} and l.hot_id = ${hotId} and l.condicional_situacao is not null`.execute(tx)
  return r.rows[0] ?? null
}

interface Vendido {
  readonly nome: string
  readonly anoModelo: number | null
  readonly valor: number
  readonly data: Date
}

/** What the same model was sold for in this house: the first two words of the name say the model. */
export async function vendidosComoEste(tx: Tx, hotId: number, l: LoteAvaliado): Promise<Vendido[]> {
  const modelo = l.veiculo.split(' ').slice(0, 2).join(' ')
  const r = await sql<Vendido>`
    select o.nome, v.ano_modelo, o.valor_vendido as valor, a.data from lote o join veiculo v on v.id = o.vei_id join leilao a on a.id = o.lei_id
    where o.hot_id = ${hotId} and o.id <> ${l.id} and o.valor_vendido is not null and starts_with(v.nome, ${modelo})
      and o.situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO')
    order by a.data desc limit 10`.execute(tx)
  return r.rows
}

export async function gravarAvaliacaoCondicional(
  tx: Tx,
  a: {
    readonly hotId: number
    readonly lelId: number
    readonly usuId: number
    readonly valorRecomendado: number
    readonly parecer: string
  },
): Promise<void> {
  await sql`insert into avaliacao_condicional (hot_id, lel_id, valor_recomendado, parecer, updated_by)
    values (${a.hotId}, ${a.lelId}, ${a.valorRecomendado}, ${a.parecer}, ${a.usuId})
    on conflict (lel_id) do update set valor_recomendado = excluded.valor_recomendado, parecer = excluded.parecer,
      updated_by = excluded.updated_by, updated_at = clock_timestamp()`.execute(tx)
}
