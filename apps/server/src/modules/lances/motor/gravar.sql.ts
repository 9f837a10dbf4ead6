// The one statement that makes decisions true: it takes the lots whose version still matches, in the order of their
// ids, and writes the lot, its rows, its ceilings and the answers. Lots that moved meanwhile (or whose auction,
// hotsite or clients did) are left as they are, and so is everything that was decided for them.
//
// The database's clock is looked at inside: a lot whose own end has passed is not taken, and neither is a decision
// dated more than TOLERANCIA_MS away from it. Locks are skipped, not awaited: somebody else's hold on one lot never
// delays the others.
// How one could get it wrong: to answer from what was meant to be written instead of what `RETURNING` says.
import { emPregao } from '@martelo/domain/lotes/situacoes.ts'
import type { LinhaDeAutomatico, LinhaDeLance, LoteDecidido } from './decidir.ts'
import type { Ligacao } from './estado.sql.ts'
import type { Decisao, PedidoDoMotor } from './pedidos.ts'

/** A decision whose clock is further from the database's than this is made again. */
export const TOLERANCIA_MS = 2000

const GRAVAR = `with v as (
    select * from unnest($1::int[], $2::bigint[], $3::int[], $4::int[], $5::boolean[], $6::text[], $7::timestamptz[], $8::timestamptz[], $9::boolean[],
      $10::int[], $11::bigint[], $12::int[], $13::int[], $14::text[], $15::timestamptz[], $16::int[], $17::boolean[],
      $18::int[], $19::bigint[], $20::int[], $21::bytea[], $22::int[], $23::int[], $24::int[], $25::int[], $26::timestamptz[], $57::boolean[])
    as v(id, versao, leilao, hotsite, muda, situacao, fim_por_tempo, fim, no_pregao,
      seq, valor, cli, ape, tipo, lance_at, quantidade, em_defesa,
      teto_cli, teto_valor, teto_seq, hash, manuais, automaticos, configuracoes, leiloeiro, instante, preco)),
  velhos as (select distinct k.lel from unnest($27::int[], $28::int[], $29::int[]) as k(lel, cli, versao) join cliente c on c.id = k.cli where c.fatos_versao <> k.versao),
  k as (select l.id from lote l join v on v.id = l.id join leilao a on a.id = l.lei_id join hotsite h on h.id = l.hot_id
    where v.muda and l.versao = v.versao and a.regras_versao = v.leilao and h.regras_versao = v.hotsite
      and (v.fim_por_tempo is null or v.fim_por_tempo > clock_timestamp())
      and abs(extract(epoch from clock_timestamp() - v.instante)) * 1000 < ${TOLERANCIA_MS}
      and l.id not in (select lel from velhos)
    order by l.id for no key update of l skip locked),
  u as (update lote l set versao = v.versao + 1, situacao = v.situacao,
      situacao_anterior = case when l.situacao <> v.situacao then l.situacao else l.situacao_anterior end,
      situacao_at = case when l.situacao <> v.situacao then clock_timestamp() else l.situacao_at end,
      chamada_at = case when l.situacao <> v.situacao then null else l.chamada_at end,
      data_fim = case when not v.no_pregao and v.fim is not null then v.fim else l.data_fim end,
      relogio_fim = case when v.no_pregao then v.fim else l.relogio_fim end,
      lance_seq = v.seq, lance_valor = v.valor, lance_cli_id = v.cli, lance_ape_id = v.ape, lance_tipo = v.tipo, lance_at = v.lance_at,
      lance_quantidade = v.quantidade, lance_em_defesa = v.em_defesa, teto_cli_id = v.teto_cli, teto_valor = v.teto_valor, teto_seq = v.teto_seq,
      hash_ultimo = v.hash, qtd_manuais = v.manuais, qtd_automaticos = v.automaticos, qtd_configuracoes = v.configuracoes, qtd_leiloeiro = v.leiloeiro
    from v, k where k.id = l.id and v.id = l.id and l.versao = v.versao returning l.id, l.hot_id),
  r as (select l.id, l.hot_id from lote l join v on v.id = l.id join leilao a on a.id = l.lei_id join hotsite h on h.id = l.hot_id
    where not v.muda and l.versao = v.versao and a.regras_versao = v.leilao and h.regras_versao = v.hotsite and l.id not in (select lel from velhos)),
  b as (insert into lance (lel_id, seq, hot_id, cli_id, ape_id, tipo, situacao, valor, teto, data, hash, chave, usu_id, ip, motivo, em_defesa, reserva_ate)
    select x.lel, x.seq, u.hot_id, x.cli, x.ape, x.tipo, x.situacao, x.valor, x.teto, x.data, x.hash, x.chave, x.usu, x.ip, x.motivo, x.defesa, x.reserva
    from unnest($30::int[], $31::int[], $32::int[], $33::int[], $34::text[], $35::text[], $36::bigint[], $37::bigint[], $38::timestamptz[], $39::bytea[], $40::uuid[], $41::int[], $42::text[], $43::text[], $44::boolean[], $45::timestamptz[])
      as x(lel, seq, cli, ape, tipo, situacao, valor, teto, data, hash, chave, usu, ip, motivo, defesa, reserva) join u on u.id = x.lel),
  s as (update lance set situacao = 'superado' where situacao = 'vencendo' and lel_id in (select u.id from u join v on v.id = u.id where v.preco)),
  a as (insert into lance_automatico as t (lel_id, cli_id, hot_id, teto, seq, ativo, enviados)
    select y.lel, y.cli, u.hot_id, y.teto, y.seq, y.ativo, y.enviados
    from unnest($46::int[], $47::int[], $48::bigint[], $49::int[], $50::boolean[], $51::int[]) as y(lel, cli, teto, seq, ativo, enviados) join u on u.id = y.lel
    where y.teto is not null
    on conflict (lel_id, cli_id) do update set teto = excluded.teto, seq = excluded.seq, ativo = excluded.ativo, enviados = t.enviados + excluded.enviados, atualizado_at = clock_timestamp()),
  e as (update lance_automatico t set ativo = y.ativo, enviados = t.enviados + y.enviados, atualizado_at = clock_timestamp()
    from unnest($46::int[], $47::int[], $48::bigint[], $49::int[], $50::boolean[], $51::int[]) as y(lel, cli, teto, seq, ativo, enviados) join u on u.id = y.lel
    where y.teto is null and t.lel_id = y.lel and t.cli_id = y.cli),
  p as (insert into lance_pedido (lel_id, usu_id, chave, hot_id, resposta, aceito)
    select z.lel, z.usu, z.chave, o.hot_id, z.resposta, z.aceito
    from unnest($52::int[], $53::int[], $54::uuid[], $55::jsonb[], $56::boolean[]) as z(lel, usu, chave, resposta, aceito)
      join (select * from u union all select * from r) o on o.id = z.lel)
  select id, clock_timestamp() as agora from u union all select id, clock_timestamp() from r`

/** A lot's decisions and the versions of the clients they rest on. */
export interface ParaGravar {
  readonly decidido: LoteDecidido
  readonly clientes: readonly { readonly cliId: number; readonly versao: number }[]
}

/** Writes; answers the ids of the lots whose decisions now stand, and the database's clock (null: nothing stands). */
export async function gravar(
  db: Ligacao,
  lotes: readonly ParaGravar[],
): Promise<{ valem: Set<number>; agora: Date | null }> {
  const r = await db.query<{ id: number; agora: Date }>({
    name: 'motor-gravar',
    text: GRAVAR,
    values: valores(lotes),
  })
  return { valem: new Set(r.rows.map((l) => l.id)), agora: r.rows[0]?.agora ?? null }
}

const data = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))

function valores(lotes: readonly ParaGravar[]): unknown[] {
  const clientes = lotes.flatMap((l) => l.clientes.map((c) => ({ ...c, lelId: l.decidido.antes.lelId })))
  const linhas: (LinhaDeLance & { lelId: number })[] = []
  const automaticos: (LinhaDeAutomatico & { lelId: number })[] = []
  const pedidos: { lelId: number; pedido: PedidoDoMotor; decisao: Decisao }[] = []
  for (const { decidido } of lotes) {
    const { lelId } = decidido.antes
    for (const l of decidido.linhas) linhas.push({ ...l, lelId })
    for (const a of decidido.automaticos) automaticos.push({ ...a, lelId })
    for (const d of decidido.decisoes) pedidos.push({ lelId, ...d })
  }
  return [
    ...colunasDosLotes(lotes),
    clientes.map((c) => c.lelId),
    clientes.map((c) => c.cliId),
    clientes.map((c) => c.versao),
    linhas.map((l) => l.lelId),
    linhas.map((l) => l.seq),
    linhas.map((l) => l.cliId),
    linhas.map((l) => l.apeId),
    linhas.map((l) => l.tipo),
    linhas.map((l) => l.situacao),
    linhas.map((l) => l.valor),
    linhas.map((l) => l.teto),
    linhas.map((l) => data(l.instante)),
    linhas.map((l) => l.hash),
    linhas.map((l) => l.chave),
    linhas.map((l) => l.usuId),
    linhas.map((l) => l.ip),
    linhas.map((l) => l.motivo),
    linhas.map((l) => l.emDefesa),
    linhas.map((l) => data(l.reservaAte)),
    automaticos.map((a) => a.lelId),
    automaticos.map((a) => a.cliId),
    automaticos.map((a) => a.teto),
    automaticos.map((a) => a.seq),
    automaticos.map((a) => a.ativo),
    automaticos.map((a) => a.enviados),
    pedidos.map((p) => p.lelId),
    pedidos.map((p) => p.pedido.usuId),
    pedidos.map((p) => p.pedido.chave),
    pedidos.map((p) => JSON.stringify(p.decisao)),
    pedidos.map((p) => p.decisao.tipo === 'aceito'),
    lotes.map((l) => l.decidido.linhas.some((x) => x.situacao === 'vencendo')),
  ]
}

/** $1 to $26: one array per column of the lots. */
function colunasDosLotes(lotes: readonly ParaGravar[]): unknown[] {
  const de = <T>(fn: (d: LoteDecidido) => T): T[] => lotes.map((l) => fn(l.decidido))
  return [
    de((d) => d.antes.lelId),
    de((d) => d.antes.versao),
    de((d) => d.antes.regrasLeilao),
    de((d) => d.antes.regrasHotsite),
    de((d) => d.mudou),
    de((d) => d.depois.estado.situacao),
    de((d) => (d.antes.estado.regras.encerraPorTempo ? data(d.antes.estado.dataFim) : null)),
    de((d) => data(d.depois.estado.dataFim)),
    de((d) => emPregao(d.depois.estado.situacao)),
    de((d) => d.depois.estado.seq),
    de((d) => d.depois.estado.valor),
    de((d) => (d.depois.estado.lider?.tipo === 'cliente' ? d.depois.liderId : null)),
    de((d) => (d.depois.estado.lider?.tipo === 'apelido' ? d.depois.liderId : null)),
    de((d) => d.depois.tipoDoUltimo),
    de((d) => data(d.depois.lanceEm)),
    de((d) => d.depois.contagem.total),
    de((d) => d.depois.estado.lider?.tipo === 'apelido' && d.depois.estado.lider.emDefesa),
    de((d) => d.depois.tetoId),
    de((d) => d.depois.estado.teto?.valor ?? null),
    de((d) => d.depois.tetoSeq),
    de((d) => d.depois.hash),
    de((d) => d.depois.contagem.manuais),
    de((d) => d.depois.contagem.automaticos),
    de((d) => d.depois.contagem.configuracoes),
    de((d) => d.depois.contagem.leiloeiro),
    de((d) => data(d.instante)),
  ]
}
