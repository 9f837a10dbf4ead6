// What came of events and of their auctions, counted from what is committed.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, ordemSql } from '../../core/database/lista.ts'

/** Lots with a buyer who owes or paid (the same that an auction's results add up). */
const VENDIDO = sql.raw(
  `l.situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO', 'BUY_NOW', 'AG_CLIENTE')`,
)
const LANCE_DE_GENTE = sql.raw(`b.tipo not in ('Configuração Automática', 'Cancelamento')`)

/** The clients among the guests of the event `e`, each once, with all registrations that were joined to his. */
const PESSOAS = sql.raw(`
  select k.pessoa, min(x.created_at) >= k.convidado as novo, array_agg(x.id) as cadastros
  from (select coalesce(c.unido_a, c.id) as pessoa, min(g.created_at) as convidado
    from evento_convidado g join cliente c on c.id = g.cli_id where g.eve_id = e.id group by 1) k
  join cliente x on x.hot_id = e.hot_id and (x.id = k.pessoa or x.unido_a = k.pessoa) group by k.pessoa, k.convidado`)

export interface LinhaDoRelatorio {
  uid: string
  nome: string
  inicioAt: Date
  leilao: string | null
  leilaoUid: string | null
  convidados: number
  convitesEnviados: number
  vem: number
  naoVem: number
  presentes: number
  pessoas: number
  faltaram: number
  viraramClientes: number
  deramLance: number
  compraram: number
  valorComprado: number
}
const ORDENS: Readonly<Record<string, RawBuilder<unknown>>> = {
  nome: sql`e.nome`,
  inicioAt: sql`e.inicio_at`,
  convidados: sql`n.convidados`,
  presentes: sql`n.presentes`,
  valorComprado: sql`c.valor_comprado`,
}

export function listarRelatorio(
  tx: Tx,
  hotId: number,
  q: {
    pagina: number
    porPagina: number
    ordenar?: string | undefined
    busca?: string | undefined
    de?: string | undefined
    ate?: string | undefined
  },
): Promise<Listados<LinhaDoRelatorio>> {
  const dia = sql`(e.inicio_at at time zone 'America/Sao_Paulo')::date`
  return listar(tx, {
    colunas: sql`e.uid, e.nome, e.inicio_at, a.nome as leilao, a.uid as leilao_uid, n.*, c.*`,
    de: sql`evento e left join leilao a on a.id = e.lei_id`,
    deTudo: sql`cross join lateral (
      select count(*)::int as convidados, count(*) filter (where g.convite_at is not null)::int as convites_enviados,
        count(*) filter (where g.resposta = 'sim')::int as vem, count(*) filter (where g.resposta = 'nao')::int as nao_vem,
        count(*) filter (where g.entrou_at is not null)::int as presentes, coalesce(sum(g.pessoas), 0)::int as pessoas,
        count(*) filter (where g.resposta = 'sim' and g.entrou_at is null and e.fim_at < now())::int as faltaram
      from evento_convidado g where g.eve_id = e.id) n
      cross join lateral (
      select count(*) filter (where p.novo)::int as viraram_clientes,
        count(*) filter (where exists (select from lance b join lote l on l.id = b.lel_id where l.lei_id = e.lei_id and b.cli_id = any(p.cadastros)))::int as deram_lance,
        count(v.n)::int as compraram, coalesce(sum(v.soma), 0)::bigint as valor_comprado
      from (${PESSOAS}) p left join lateral (
        select 1 as n, sum(i.valor) as soma from venda s join venda_item i on i.vnd_id = s.id and i.ativo
        where s.lei_id = e.lei_id and s.cli_id = any(p.cadastros) and s.situacao not in ('Cancelada', 'Cliente Desistiu') having count(*) > 0) v on true) c`,
    onde: [
      sql`e.hot_id = ${hotId}`,
      contemSql(q.busca, [sql`e.nome`, sql`a.nome`]),
      ...(q.de === undefined ? [] : [sql`${dia} >= ${q.de}::date`]),
      ...(q.ate === undefined ? [] : [sql`${dia} <= ${q.ate}::date`]),
    ],
    ordem: ordemSql(q.ordenar, ORDENS, sql`e.inicio_at desc`, sql`e.id`),
    pagina: q,
  })
}

export interface LeilaoDoPainel {
  id: number
  uid: string
  nome: string
  situacao: string
  data: Date
}
export async function leilaoDoPainel(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<LeilaoDoPainel | undefined> {
  const r = await sql<LeilaoDoPainel>`
    select id, uid, nome, situacao, data from leilao where hot_id = ${hotId} and uid = ${uid}`.execute(tx)
  return r.rows[0]
}

export async function eventoDoLeilao(tx: Tx, hotId: number, leiId: number) {
  const r = await sql<{
    id: number
    uid: string
    nome: string
    convidados: number
    vem: number
    presentes: number
    pessoas: number
  }>`
    select e.id, e.uid, e.nome, count(g.id)::int as convidados, count(g.id) filter (where g.resposta = 'sim')::int as vem,
      count(g.entrou_at)::int as presentes, coalesce(sum(g.pessoas), 0)::int as pessoas
    from evento e left join evento_convidado g on g.eve_id = e.id
    where e.hot_id = ${hotId} and e.lei_id = ${leiId} and e.ativo group by e.id order by e.inicio_at desc limit 1`.execute(
    tx,
  )
  return r.rows[0]
}

export async function contarLeilao(tx: Tx, hotId: number, leiId: number, desde: Date) {
  const r = await sql<{
    habilitados: number
    participantes: number
    participandoAgora: number
    lances: number
    lotes: number
    vendidos: number
    abertos: number
    valorVendido: number
  }>`
    select (select count(*)::int from habilitacao h where h.hot_id = ${hotId} and h.lei_id = ${leiId} and h.situacao = 'APROVADA') as habilitados,
      b.participantes, b.participando_agora, b.lances,
      count(*)::int as lotes, count(*) filter (where ${VENDIDO})::int as vendidos,
      count(*) filter (where l.encerrado_at is null and l.situacao not in ('RETIRADO', 'CANCELADO'))::int as abertos,
      coalesce(sum(coalesce(l.valor_vendido, l.lance_valor)) filter (where ${VENDIDO}), 0)::bigint as valor_vendido
    from lote l cross join (
      select count(*)::int as lances, count(distinct (b.cli_id, b.ape_id))::int as participantes,
        count(distinct (b.cli_id, b.ape_id)) filter (where b.data > ${desde})::int as participando_agora
      from lance b join lote l on l.id = b.lel_id where l.hot_id = ${hotId} and l.lei_id = ${leiId} and ${LANCE_DE_GENTE}) b
    where l.hot_id = ${hotId} and l.lei_id = ${leiId}
    group by b.participantes, b.participando_agora, b.lances`.execute(tx)
  return (
    r.rows[0] ?? {
      habilitados: 0,
      participantes: 0,
      participandoAgora: 0,
      lances: 0,
      lotes: 0,
      vendidos: 0,
      abertos: 0,
      valorVendido: 0,
    }
  )
}

/** Of the last bid, sale or entry; null: there was none. */
export async function ultimoInstante(
  tx: Tx,
  hotId: number,
  leiId: number,
  eveId: number | null,
): Promise<Date | null> {
  const r = await sql<{ ultimo: Date | null }>`
    select greatest(
      (select max(b.data) from lance b join lote l on l.id = b.lel_id where l.hot_id = ${hotId} and l.lei_id = ${leiId} and ${LANCE_DE_GENTE}),
      (select max(l.encerrado_at) from lote l where l.hot_id = ${hotId} and l.lei_id = ${leiId} and ${VENDIDO}),
      (select max(g.entrou_at) from evento_convidado g where g.hot_id = ${hotId} and g.eve_id = ${eveId})) as ultimo`.execute(
    tx,
  )
  return r.rows[0]?.ultimo ?? null
}

/** Minutes in which something happened, since an instant. */
export async function minutosDoLeilao(
  tx: Tx,
  hotId: number,
  leiId: number,
  eveId: number | null,
  desde: Date,
) {
  const r = await sql<{
    minuto: Date
    lances: number
    participantes: number
    vendidos: number
    valor: number
    entradas: number
  }>`
    select m.minuto, sum(m.lances)::int as lances, sum(m.participantes)::int as participantes, sum(m.vendidos)::int as vendidos,
      sum(m.valor)::bigint as valor, sum(m.entradas)::int as entradas
    from (
      select date_trunc('minute', b.data) as minuto, count(*) as lances, count(distinct (b.cli_id, b.ape_id)) as participantes,
        0 as vendidos, 0 as valor, 0 as entradas
      from lance b join lote l on l.id = b.lel_id
      where l.hot_id = ${hotId} and l.lei_id = ${leiId} and b.data > ${desde} and ${LANCE_DE_GENTE} group by 1
      union all
      select date_trunc('minute', l.encerrado_at), 0, 0, count(*), coalesce(sum(coalesce(l.valor_vendido, l.lance_valor)), 0), 0 from lote l
      where l.hot_id = ${hotId} and l.lei_id = ${leiId} and l.encerrado_at > ${desde} and ${VENDIDO} group by 1
      union all
      select date_trunc('minute', g.entrou_at), 0, 0, 0, 0, sum(g.pessoas) from evento_convidado g
      where g.hot_id = ${hotId} and g.eve_id = ${eveId} and g.entrou_at > ${desde} group by 1) m
    group by m.minuto order by m.minuto`.execute(tx)
  return r.rows
}

/** What the site names while it lasts. */
export async function eventoNoSite(tx: Tx, hotId: number, agora: Date) {
  const r = await sql<{ uid: string; nome: string; inicioAt: Date; leilaoUid: string | null }>`
    select e.uid, e.nome, e.inicio_at, a.uid as leilao_uid from evento e
      left join leilao a on a.id = e.lei_id and a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO', 'EXECUTADO')
    where e.hot_id = ${hotId} and e.ativo and e.no_site and e.inicio_at <= ${agora} and e.fim_at > ${agora}
    order by e.inicio_at desc limit 1`.execute(tx)
  return r.rows[0]
}
