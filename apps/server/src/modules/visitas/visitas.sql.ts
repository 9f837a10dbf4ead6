// Visits: written once per page, read as counts. A visitor's path through the site is never answered.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface NovaVisita {
  readonly url: string
  readonly pagina: string | null
  readonly lelUid: string | null
  /** exactly one of the two */
  readonly cliId: number | null
  readonly visitanteUid: string | null
  readonly sessaoUid: string | null
}

export async function gravarVisita(tx: Tx, hotId: number, v: NovaVisita): Promise<void> {
  await sql`
    insert into visita (hot_id, url, pagina, lel_id, cli_id, visitante_uid, sessao_uid)
    values (${hotId}, ${v.url}, ${v.pagina}, (select l.id from lote l where l.hot_id = ${hotId} and l.uid = ${v.lelUid}::uuid),
      ${v.cliId}, ${v.visitanteUid}::uuid, ${v.sessaoUid}::uuid)`.execute(tx)
}

export interface ContagemDeLote {
  lelUid: string
  veiUid: string
  quantidade: number
}

const MAIS = 50
const JANELA = sql.raw(`now() - interval '7 days'`)

/** The most visited and the most contested published lots of the last seven days. */
export async function estatistica(
  tx: Tx,
  hotId: number,
): Promise<{ visitados: ContagemDeLote[]; lances: ContagemDeLote[] }> {
  const contar = (fonte: ReturnType<typeof sql>) =>
    sql<ContagemDeLote>`
    select l.uid as lel_uid, v.uid as vei_uid, x.n::int as quantidade
    from (${fonte}) x join lote l on l.id = x.lel_id join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id
    where l.hot_id = ${hotId} and l.situacao <> 'CADASTRADO' and a.situacao <> 'EM_LOTEAMENTO' and not a.teste
    order by x.n desc, l.id limit ${MAIS}`.execute(tx)
  const visitados = await contar(
    sql`select lel_id, count(*) as n from visita where hot_id = ${hotId} and lel_id is not null and quando > ${JANELA} group by 1`,
  )
  const lances = await contar(sql`
    select lel_id, count(*) as n from lance where hot_id = ${hotId} and data > ${JANELA}
      and tipo in ('Manual', 'Automático', 'Leiloeiro') and situacao <> 'cancelado' group by 1`)
  return { visitados: visitados.rows, lances: lances.rows }
}

export interface Pageviews extends ContagemDeLote {
  latitude: number | null
  longitude: number | null
  endereco: string | null
  cidade: string | null
  uf: string | null
}

export async function pageviews(tx: Tx, hotId: number, lelUid: string): Promise<Pageviews | undefined> {
  const { rows } = await sql<Pageviews>`
    select l.uid as lel_uid, v.uid as vei_uid, (select count(*)::int from visita x where x.lel_id = l.id) as quantidade,
      p.latitude, p.longitude, p.endereco, coalesce(p.cidade, v.cidade) as cidade, coalesce(p.uf, v.uf) as uf
    from lote l join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id left join patio p on p.id = v.pat_id
    where l.hot_id = ${hotId} and l.uid = ${lelUid} and l.situacao <> 'CADASTRADO' and a.situacao <> 'EM_LOTEAMENTO' and not a.teste`.execute(
    tx,
  )
  return rows[0]
}
