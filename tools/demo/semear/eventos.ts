// Two events of each house: one that is over, at the auction that had most bids, with guests who came, stayed away, bid and
// bought; and one to come, whose invitations are out. So the report, the board and the guests' list have something to show.
import { sql } from 'kysely'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'
import { inserirConvidados } from '../../../apps/server/src/modules/eventos/door.ts'

const MINUTO = 60_000
const HORA = 60 * MINUTO
const DIA = 24 * HORA

const DE_FORA = [
  ['Renata Pimenta', 'Pimenta Veículos'],
  ['Otávio Brandão', 'Brandão Seminovos'],
  ['Lívia Sampaio', null],
  ['Caio Furtado', 'Furtado Transportes'],
  ['Teresa Vilar', 'Vilar Locadora'],
  ['Danilo Prates', null],
  ['Helena Mourão', 'Mourão Motos'],
  ['Igor Salgado', 'Salgado Caminhões'],
] as const

const endereco = (nome: string): string =>
  `${nome
    .normalize('NFD')
    .replace(/[^a-z ]/gi, '')
    .toLowerCase()
    .replace(' ', '.')}@exemplo.com.br`

interface Leilao {
  readonly id: number
  readonly data: Date
}

async function leilaoPassado(tx: Tx, hotId: number, agora: number): Promise<Leilao | undefined> {
  const { rows } = await sql<Leilao>`
    select a.id, a.data from leilao a join lote l on l.lei_id = a.id join lance b on b.lel_id = l.id
    where a.hot_id = ${hotId} and a.data < ${new Date(agora - 6 * HORA)}
    group by a.id order by count(*) desc, a.id limit 1`.execute(tx)
  return rows[0]
}
async function leilaoPorVir(tx: Tx, hotId: number, agora: number): Promise<Leilao | undefined> {
  const { rows } = await sql<Leilao>`
    select id, data from leilao where hot_id = ${hotId} and data > ${new Date(agora + 12 * HORA)} order by data, id limit 1`.execute(
    tx,
  )
  return rows[0]
}

async function novoEvento(
  tx: Tx,
  hotId: number,
  e: { readonly nome: string; readonly inicio: number; readonly fim: number; readonly leiId: number | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into evento (hot_id, nome, local, endereco, inicio_at, fim_at, mensagem, acompanhantes_maximo, capacidade, lei_id)
    values (${hotId}, ${e.nome}, 'Pátio central', 'Av. das Nações, 1200', ${new Date(e.inicio)}, ${new Date(e.fim)},
      'Café às nove, visita guiada aos bens e transmissão no telão.', 2, 60, ${e.leiId}) returning id`.execute(
    tx,
  )
  const [evento] = rows
  if (evento === undefined) throw new Error('the event was not made')
  return evento.id
}

/** The guests of outside and the house's best known clients, so that some of them bid and bought. */
async function convidar(tx: Tx, hotId: number, eveId: number, por: number): Promise<readonly number[]> {
  const { rows } = await sql<{ nome: string; email: string }>`
    select nome, lower(email) as email from cliente where hot_id = ${hotId} order by id limit 6`.execute(tx)
  const convidados = [
    ...rows.map((c) => ({ nome: c.nome, email: c.email, telefone: null, empresa: null })),
    ...DE_FORA.map(([nome, empresa]) => ({ nome, email: endereco(nome), telefone: null, empresa })),
  ]
  return (await inserirConvidados(tx, hotId, eveId, convidados, por)).map((g) => g.id)
}

const convidadosEm = (tx: Tx, hotId: number, eveId: number, quando: number) =>
  sql`update evento_convidado g set convite_at = ${new Date(quando)}, created_at = ${new Date(quando)},
      ciente_inicio_at = e.inicio_at, ciente_onde = concat_ws(', ', e.local, nullif(e.endereco, '')), ciente_ativo = e.ativo
    from evento e where e.id = g.eve_id and g.hot_id = ${hotId} and g.eve_id = ${eveId}`.execute(tx)

/** Every fifth does not come, every seventh has not answered; one who said yes stays away. */
async function responder(tx: Tx, hotId: number, ids: readonly number[], quando: number): Promise<number[]> {
  const vem: number[] = []
  for (const [i, id] of ids.entries()) {
    if (i % 7 === 6) continue
    const sim = i % 5 !== 4
    if (sim) vem.push(id)
    await sql`update evento_convidado set resposta = ${sim ? 'sim' : 'nao'}, acompanhantes = ${sim ? i % 3 : 0},
      respondida_at = ${new Date(quando + i * HORA)} where hot_id = ${hotId} and id = ${id}`.execute(tx)
  }
  return vem
}

export async function semearEventos(tx: Tx, hotId: number, agora: number): Promise<void> {
  const equipe = await tx
    .selectFrom('usuario')
    .select('id')
    .where('hotId', '=', hotId)
    .where('email', '=', 'adm@martelo.demo')
    .executeTakeFirst()
  const passado = await leilaoPassado(tx, hotId, agora)
  if (equipe === undefined || passado === undefined) return
  const cedo = passado.data.getTime()
  const foi = await novoEvento(tx, hotId, {
    nome: 'Manhã dos lojistas',
    inicio: cedo - HORA,
    fim: cedo + 4 * HORA,
    leiId: passado.id,
  })
  const ids = await convidar(tx, hotId, foi, equipe.id)
  await convidadosEm(tx, hotId, foi, cedo - 8 * DIA)
  const vieram = (await responder(tx, hotId, ids, cedo - 7 * DIA)).slice(0, -1)
  for (const [i, id] of vieram.entries())
    await sql`update evento_convidado set entrou_at = ${new Date(cedo - 50 * MINUTO + i * 9 * MINUTO)}, pessoas = 1 + acompanhantes,
      entrada_by = ${equipe.id} where hot_id = ${hotId} and id = ${id}`.execute(tx)

  const depois = await leilaoPorVir(tx, hotId, agora)
  const dia = depois?.data.getTime() ?? agora + 6 * DIA
  const vira = await novoEvento(tx, hotId, {
    nome: 'Visita guiada ao pátio',
    inicio: dia - 2 * HORA,
    fim: dia + 3 * HORA,
    leiId: depois?.id ?? null,
  })
  const proximos = await convidar(tx, hotId, vira, equipe.id)
  await convidadosEm(tx, hotId, vira, agora - DIA)
  await responder(tx, hotId, proximos.slice(0, 5), agora - 20 * HORA)
}
