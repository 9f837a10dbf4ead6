// Writes the letters of one boletim into the outbox, a part at a time, and asks for the next part: a long list must not
// block the queue that also carries codes and receipts. Each part, its mark and the asking are one transaction under
// the boletim's row, so that a part that runs twice, or a kill in the middle, writes no letter twice and leaves none
// out.
// People are read with each part, not counted at the beginning: those who unsubscribe meanwhile get no letter.
import { podeTransitarBoletim, textoDoBoletim } from '@martelo/domain/newsletter/states.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { type BoletimTravado, recebe, travarBoletim } from './boletins.sql.ts'
import { seloDaNewsletter } from './selo-da-newsletter.ts'

export const CARTAS_POR_PARTE = 100
/** Between parts: what else waits in the outbox goes out. */
const PAUSA_MS = 5000

type Maquina = Pick<Servicos, 'banco' | 'correio' | 'chaveDeArquivos'>

interface Leitor {
  readonly id: number
  readonly uid: string
  readonly email: string
  readonly nome: string
}

/** Writes one part; true: there is more. */
export async function escreverParte(s: Maquina, hotId: number, bolId: number): Promise<boolean> {
  return s.banco.doHotsite(hotId, async (tx) => {
    const b = await travarBoletim(tx, hotId, { id: bolId })
    if (b?.situacao !== 'ENVIANDO') return false
    const { rows } = await sql<Leitor>`
      select n.id, n.uid, n.email, n.nome from newsletter_inscricao n
      where n.hot_id = ${hotId} and n.id > ${b.ultimaInsId} and ${recebe(sql<string | null>`${b.interesse}::text`)}
      order by n.id limit ${CARTAS_POR_PARTE}`.execute(tx)
    for (const leitor of rows) await escreverCarta(s, tx, b, leitor)
    const ha = rows.length === CARTAS_POR_PARTE
    await avancar(tx, b, rows.at(-1)?.id ?? b.ultimaInsId, ha)
    if (ha) await escreverCartas.agendar(tx, { hotId, bolId }, { quando: new Date(Date.now() + PAUSA_MS) })
    return ha
  })
}

async function escreverCarta(s: Maquina, tx: Tx, b: BoletimTravado, leitor: Leitor): Promise<void> {
  const selo = seloDaNewsletter(s.chaveDeArquivos, 'sair', b.hotId, leitor.uid)
  const sairUrl = `${b.origem}/novidades/sair/${leitor.uid}/${selo}?de=${b.uid}`
  const [feito] = await s.correio.avisar(tx, b.hotId, {
    tipo: 'boletim',
    para: { email: leitor.email, nome: leitor.nome },
    variaveis: { assunto: b.assunto, corpo: textoDoBoletim(b.texto, leitor.nome), sair: sairUrl },
    chave: `${b.uid}:${leitor.uid}`,
    sairUrl,
  })
  const caiId = feito?.mensagens[0]
  // Told before: a part that runs twice writes no second letter.
  if (caiId === undefined) return
  await tx
    .insertInto('boletimCarta')
    .values({ hotId: b.hotId, bolId: b.id, insId: leitor.id, caiId })
    .execute()
}

async function avancar(tx: Tx, b: BoletimTravado, ultimaInsId: number, ha: boolean): Promise<void> {
  const pedido = { de: b.situacao, evento: 'concluir', atores: ['sistema'] } as const
  const fim = ha ? null : podeTransitarBoletim(pedido, { destinatarios: 0 })
  await tx
    .updateTable('boletim')
    .set({ ultimaInsId, ...(fim?.pode ? { situacao: fim.para, concluidoAt: sql`clock_timestamp()` } : {}) })
    .where('hotId', '=', b.hotId)
    .where('id', '=', b.id)
    .execute()
}

export const escreverCartas = definirTarefa<{ hotId: number; bolId: number }>(
  'escrever-cartas',
  async ({ hotId, bolId }, s) => {
    await escreverParte(s, hotId, bolId)
  },
)
