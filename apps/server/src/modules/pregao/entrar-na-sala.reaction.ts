// Who may enter the rooms of auctions and consignors, and as whom. Asked at the door, once per entry: somebody whose
// habilitação is revoked while he watches keeps watching the public cry and loses nothing else that frames carry.
import { definirSala } from '../../core/realtime/soquete.ts'
import { sql } from 'kysely'
import { quemNaSala } from './quem-na-sala.sql.ts'

const UID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

definirSala('leilao', async (c, id, s) => {
  if (!UID.test(id) || (c.hotsite.necessarioLoginParaVisualizar && c.sessao === null)) return null
  const quem = await s.banco.lerDoHotsite(c.hotsite.id, (tx) => quemNaSala(tx, c.hotsite, c.sessao, id))
  return quem && { publicos: quem.publicos, leiId: quem.leiId }
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
