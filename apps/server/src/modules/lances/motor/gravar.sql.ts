// The one statement that makes decisions true: it takes the lots whose version still matches, in the order of their
// ids, and writes the lot, its rows, its ceilings and the answers. Lots that moved meanwhile (or whose auction,
// hotsite or clients did) are left as they are, and so is everything that was decided for them.
//
// The database's clock is looked at inside: a lot whose own end has passed is not taken, and neither is a decision
// dated more than TOLERANCIA_MS away from it. Locks are skipped, not awaited: somebody else's hold on one lot never
// delays the others.
// A key has one answer, in one of two places: `lance` for what a client's request wrote there, else `lance_pedido`. Each is
// unique by itself; that no key is in both is looked at with the lots locked, those of refusals too (\`ja\`).
// How one could get it wrong: to answer from what was meant to be written instead of what `RETURNING` says.
import { emPregao } from '@martelo/domain/lotes/situacoes.ts'
import type { LinhaDeAutomatico, LinhaDeLance, LoteDecidido } from './decidir.ts'
import type { Ligacao } from './estado.sql.ts'
import type { Decisao, PedidoDoMotor } from './pedidos.ts'
import { instantes, logicos, numeros, palavras, textos } from './vetores.ts'

/** A decision whose clock is further from the database's than this is made again. */
export const TOLERANCIA_MS = 2000

const GRAVAR = `with v as (
    select * from unnest($1::int[], $2::bigint[], $3::int[], $4::int[], $5::boolean[], $6::text[], $7::timestamptz[], $8::timestamptz[], $9::boolean[],
      $10::int[], $11::bigint[], $12::int[], $13::int[], $14::text[], $15::timestamptz[], $16::int[], $17::boolean[],
      $18::int[], $19::bigint[], $20::int[], $21::text[], $22::int[], $23::int[], $24::int[], $25::int[], $26::timestamptz[], $27::boolean[], $28::text[])
    as v(id, versao, leilao, hotsite, muda, situacao, fim_por_tempo, fim, no_pregao,
      seq, valor, cli, ape, tipo, lance_at, quantidade, em_defesa,
      teto_cli, teto_valor, teto_seq, hash, manuais, automaticos, configuracoes, leiloeiro, instante, preco, hash_antes)),
  velhos as materialized (select distinct k.lel from unnest($29::int[], $30::int[], $31::int[]) as k(lel, cli, versao) join cliente c on c.id = k.cli where c.fatos_versao <> k.versao),
  k as (select l.id from lote l join v on v.id = l.id join leilao a on a.id = l.lei_id join hotsite h on h.id = l.hot_id
    where v.muda and l.versao = v.versao and l.hash_ultimo is not distinct from decode(v.hash_antes, 'hex') and a.regras_versao = v.leilao and h.regras_versao = v.hotsite
      and (v.fim_por_tempo is null or v.fim_por_tempo > clock_timestamp())
      and abs(extract(epoch from clock_timestamp() - v.instante)) * 1000 < ${TOLERANCIA_MS}
      and l.id not in (select lel from velhos)
    order by l.id for no key update of l skip locked),
  kr as (select l.id from lote l join v on v.id = l.id where not v.muda and l.versao = v.versao order by l.id for share of l skip locked),
  ja as materialized (select lel from lances_ja_respondidos((select array_agg(id) from (select id from k union all select id from kr) x), $53::int[], $54::int[], $55::int[], $56::uuid[], $57::boolean[]) as lel),
  u as (update lote l set versao = v.versao + 1, situacao = v.situacao,
      situacao_anterior = case when l.situacao <> v.situacao then l.situacao else l.situacao_anterior end,
      situacao_at = case when l.situacao <> v.situacao then clock_timestamp() else l.situacao_at end,
      chamada_at = case when l.situacao <> v.situacao then null else l.chamada_at end,
      data_fim = case when not v.no_pregao and v.fim is not null then v.fim else l.data_fim end,
      relogio_fim = case when v.no_pregao then v.fim else l.relogio_fim end,
      lance_seq = v.seq, lance_valor = v.valor, lance_cli_id = v.cli, lance_ape_id = v.ape, lance_tipo = v.tipo, lance_at = v.lance_at,
      lance_quantidade = v.quantidade, lance_em_defesa = v.em_defesa, teto_cli_id = v.teto_cli, teto_valor = v.teto_valor, teto_seq = v.teto_seq,
      hash_ultimo = decode(v.hash, 'hex'), qtd_manuais = v.manuais, qtd_automaticos = v.automaticos, qtd_configuracoes = v.configuracoes, qtd_leiloeiro = v.leiloeiro
    from v, k where k.id = l.id and v.id = l.id and l.versao = v.versao and l.id not in (select lel from ja) returning l.id, l.hot_id, v.instante),
  r as (select l.id, l.hot_id, v.instante from lote l join v on v.id = l.id join kr on kr.id = l.id join leilao a on a.id = l.lei_id join hotsite h on h.id = l.hot_id
    where l.id not in (select lel from ja) and l.versao = v.versao and l.hash_ultimo is not distinct from decode(v.hash_antes, 'hex')
      and a.regras_versao = v.leilao and h.regras_versao = v.hotsite and l.id not in (select lel from velhos)),
  b as (insert into lance (lel_id, seq, hot_id, cli_id, ape_id, tipo, situacao, valor, teto, data, hash, chave, usu_id, ip, motivo, em_defesa, reserva_ate, resposta)
    select x.lel, x.seq, u.hot_id, x.cli, x.ape, x.tipo, x.situacao, x.valor, x.teto, u.instante, decode(x.hash, 'hex'), x.chave, x.usu, x.ip, x.motivo, x.defesa, x.reserva, x.resposta
    from unnest($32::int[], $33::int[], $34::int[], $35::int[], $36::text[], $37::text[], $38::bigint[], $39::bigint[], $40::text[], $41::uuid[], $42::int[], $43::text[], $44::text[], $45::boolean[], $46::timestamptz[], $58::text[])
      as x(lel, seq, cli, ape, tipo, situacao, valor, teto, hash, chave, usu, ip, motivo, defesa, reserva, resposta) join u on u.id = x.lel),
  s as (update lance set situacao = 'superado' where situacao = 'vencendo' and lel_id in (select u.id from u join v on v.id = u.id where v.preco)),
  a as (insert into lance_automatico as t (lel_id, cli_id, hot_id, teto, seq, ativo, enviados)
    select y.lel, y.cli, u.hot_id, y.teto, y.seq, y.ativo, y.enviados
    from unnest($47::int[], $48::int[], $49::bigint[], $50::int[], $51::boolean[], $52::int[]) as y(lel, cli, teto, seq, ativo, enviados) join u on u.id = y.lel
    where y.teto is not null
    on conflict (lel_id, cli_id) do update set teto = excluded.teto, seq = excluded.seq, ativo = excluded.ativo, enviados = t.enviados + excluded.enviados, atualizado_at = clock_timestamp()),
  e as (update lance_automatico t set ativo = y.ativo, enviados = t.enviados + y.enviados, atualizado_at = clock_timestamp()
    from unnest($47::int[], $48::int[], $49::bigint[], $50::int[], $51::boolean[], $52::int[]) as y(lel, cli, teto, seq, ativo, enviados) join u on u.id = y.lel
    where y.teto is null and t.lel_id = y.lel and t.cli_id = y.cli),
  p as (insert into lance_pedido (lel_id, usu_id, chave, hot_id, resposta, aceito, seq)
    select z.lel, z.usu, z.chave, o.hot_id, z.resposta, z.seq is not null, z.seq
    from unnest($59::int[], $60::int[], $61::uuid[], $62::json[], $63::int[]) as z(lel, usu, chave, resposta, seq)
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

type Decidido = LoteDecidido['decisoes'][number]

interface DoLote<T> {
  readonly lelId: number
  readonly x: T
}

function valores(lotes: readonly ParaGravar[]): string[] {
  const clientes: DoLote<ParaGravar['clientes'][number]>[] = []
  const linhas: DoLote<LinhaDeLance>[] = []
  const automaticos: DoLote<LinhaDeAutomatico>[] = []
  const chaves: DoLote<Decidido>[] = []
  const pedidos: DoLote<Decidido>[] = []
  const respostas = new Map<PedidoDoMotor, string>()
  for (const { decidido, clientes: daVez } of lotes) {
    const { lelId } = decidido.antes
    for (const x of daVez) clientes.push({ lelId, x })
    for (const x of decidido.linhas) linhas.push({ lelId, x })
    for (const x of decidido.automaticos) automaticos.push({ lelId, x })
    for (const x of decidido.decisoes) {
      chaves.push({ lelId, x })
      // A client's accepted request is answered by its row of the log.
      if (x.decisao.tipo === 'aceito' && x.pedido.tipo !== 'Leiloeiro')
        respostas.set(x.pedido, respostaNoRegistro(x.decisao))
      else pedidos.push({ lelId, x })
    }
  }
  const lel = (d: { lelId: number }): number => d.lelId
  return [
    ...colunasDosLotes(lotes.map((l) => l.decidido)),
    numeros(clientes, lel),
    numeros(clientes, (c) => c.x.cliId),
    numeros(clientes, (c) => c.x.versao),
    numeros(linhas, lel),
    numeros(linhas, (l) => l.x.seq),
    numeros(linhas, (l) => l.x.cliId),
    numeros(linhas, (l) => l.x.apeId),
    palavras(linhas, (l) => l.x.tipo),
    palavras(linhas, (l) => l.x.situacao),
    numeros(linhas, (l) => l.x.valor),
    numeros(linhas, (l) => l.x.teto),
    palavras(linhas, (l) => l.x.recibo),
    textos(linhas, (l) => l.x.chave),
    numeros(linhas, (l) => l.x.usuId),
    textos(linhas, (l) => l.x.ip),
    palavras(linhas, (l) => l.x.motivo),
    logicos(linhas, (l) => l.x.emDefesa),
    instantes(linhas, (l) => l.x.reservaAte),
    numeros(automaticos, lel),
    numeros(automaticos, (a) => a.x.cliId),
    numeros(automaticos, (a) => a.x.teto),
    numeros(automaticos, (a) => a.x.seq),
    logicos(automaticos, (a) => a.x.ativo),
    numeros(automaticos, (a) => a.x.enviados),
    numeros(chaves, lel),
    numeros(chaves, (p) => p.x.pedido.usuId),
    numeros(chaves, (p) => (p.x.pedido.tipo === 'Leiloeiro' ? null : p.x.pedido.cliId)),
    textos(chaves, (p) => p.x.pedido.chave),
    logicos(chaves, (p) => p.x.decisao.tipo === 'aceito'),
    palavras(linhas, (l) => (l.x.pedido === null ? null : (respostas.get(l.x.pedido) ?? null))),
    numeros(pedidos, lel),
    numeros(pedidos, (p) => p.x.pedido.usuId),
    textos(pedidos, (p) => p.x.pedido.chave),
    textos(pedidos, (p) => respostaGuardada(p.x.decisao)),
    numeros(pedidos, (p) => (p.x.decisao.tipo === 'aceito' ? p.x.decisao.seq : null)),
  ]
}

/** What `lerRespondidos` reads: a refusal whole, of an accepted request what its row of the log does not say. */
const respostaGuardada = (d: Decisao): string =>
  JSON.stringify(d.tipo === 'recusado' ? d : respostaNoRegistro(d))

function respostaNoRegistro(d: Extract<Decisao, { tipo: 'aceito' }>): string {
  const { situacao, valor, proximo, dataFim } = d.lote
  return `${d.situacao}|${situacao}|${valor ?? ''}|${proximo}|${dataFim ?? ''}`
}

const hex = (hash: Buffer | null): string | null => hash?.toString('hex') ?? null

/** $1 to $28: one array per column of the lots. */
function colunasDosLotes(lotes: readonly LoteDecidido[]): string[] {
  return [
    numeros(lotes, (d) => d.antes.lelId),
    numeros(lotes, (d) => d.antes.versao),
    numeros(lotes, (d) => d.antes.regrasLeilao),
    numeros(lotes, (d) => d.antes.regrasHotsite),
    logicos(lotes, (d) => d.mudou),
    palavras(lotes, (d) => d.depois.estado.situacao),
    instantes(lotes, (d) => (d.antes.estado.regras.encerraPorTempo ? d.antes.estado.dataFim : null)),
    instantes(lotes, (d) => d.depois.estado.dataFim),
    logicos(lotes, (d) => emPregao(d.depois.estado.situacao)),
    numeros(lotes, (d) => d.depois.estado.seq),
    numeros(lotes, (d) => d.depois.estado.valor),
    numeros(lotes, (d) => (d.depois.estado.lider?.tipo === 'cliente' ? d.depois.liderId : null)),
    numeros(lotes, (d) => (d.depois.estado.lider?.tipo === 'apelido' ? d.depois.liderId : null)),
    textos(lotes, (d) => d.depois.tipoDoUltimo),
    instantes(lotes, (d) => d.depois.lanceEm),
    numeros(lotes, (d) => d.depois.contagem.total),
    logicos(lotes, (d) => d.depois.estado.lider?.tipo === 'apelido' && d.depois.estado.lider.emDefesa),
    numeros(lotes, (d) => d.depois.tetoId),
    numeros(lotes, (d) => d.depois.estado.teto?.valor ?? null),
    numeros(lotes, (d) => d.depois.tetoSeq),
    palavras(lotes, (d) => hex(d.depois.hash)),
    numeros(lotes, (d) => d.depois.contagem.manuais),
    numeros(lotes, (d) => d.depois.contagem.automaticos),
    numeros(lotes, (d) => d.depois.contagem.configuracoes),
    numeros(lotes, (d) => d.depois.contagem.leiloeiro),
    instantes(lotes, (d) => d.instante),
    logicos(lotes, (d) => d.linhas.some((x) => x.situacao === 'vencendo')),
    palavras(lotes, (d) => hex(d.antes.hash)),
  ]
}
