// Who may enter the rooms of auctions and consignors, and as whom. Asked at the door, once per entry: a client whose
// habilitação is revoked while he watches keeps watching the public cry and loses nothing else that frames carry.
import { definirSala, type Entrada } from '../../engines/salas/port.ts'
import { sql } from 'kysely'
import { quemNaSala } from './quem-na-sala.sql.ts'

/**
 * A visitor without a session is the same as all others: thousands who come back in one moment are one question. What
 * changes for him (an auction that is published or taken back) he sees so much later.
 */
const VISITANTE_VALE_MS = 1_000
const VISITANTES = 1_000
const visitantes = new Map<string, { readonly ate: number; readonly entrada: Promise<Entrada | null> }>()

function comoVisitante(chave: string, perguntar: () => Promise<Entrada | null>): Promise<Entrada | null> {
  const agora = performance.now()
  const ja = visitantes.get(chave)
  if (ja !== undefined && ja.ate > agora) return ja.entrada
  if (visitantes.size >= VISITANTES) visitantes.clear()
  const entrada = perguntar()
  visitantes.set(chave, { ate: agora + VISITANTE_VALE_MS, entrada })
  entrada.catch(() => visitantes.delete(chave))
  return entrada
}

const UID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

definirSala('leilao', async (c, id, s) => {
  if (!UID.test(id) || (c.hotsite.necessarioLoginParaVisualizar && c.sessao === null)) return null
  const perguntar = async (): Promise<Entrada | null> => {
    const quem = await s.banco.lerDoHotsite(c.hotsite.id, (tx) => quemNaSala(tx, c.hotsite, c.sessao, id))
    return quem && { publicos: quem.publicos, leiId: quem.leiId }
  }
  return c.sessao === null ? comoVisitante(`${c.hotsite.id}:${id}`, perguntar) : perguntar()
})

// News of one consignor's lots, for the people who answer for him.
definirSala('comitente', async (c, id, s) => {
  const usuId = c.sessao?.usuId
  if (usuId === undefined || !/^\d{1,9}$/.test(id)) return null
  const r = await s.banco.lerDoHotsite(c.hotsite.id, (tx) =>
    sql`select 1 from usuario_comitente where hot_id = ${c.hotsite.id} and usu_id = ${usuId} and com_id = ${Number(id)}`.execute(
      tx,
    ),
  )
  return r.rows.length === 0 ? null : { publicos: ['comitente'], leiId: null }
})
