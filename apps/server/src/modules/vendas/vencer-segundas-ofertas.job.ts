// Offers to the next bidder whose deadline has passed, every minute: the one after him is asked. Idempotent in any
// number of processes: each offer is read again under the lock of its sale. A house closed to clients lets none run out.
import { sql } from 'kysely'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { emNomeDoSistema } from './em-nome-da-casa.ts'
import { quandoDesistir } from './mudar-venda.ts'
import { lerOfertas } from './segunda-oferta.sql.ts'
import { moverOferta, oferecerSozinho } from './segunda-oferta.ts'
import { travarVenda } from './vendas.sql.ts'

const TAREFA = 'vencer-segundas-ofertas'
/** Offers of one run; the next run takes the rest. */
const POR_VEZ = 500

/** Answers how many ran out. */
export async function vencerSegundasOfertas(s: Servicos): Promise<number> {
  const r = await sql<{ uid: string; hotId: number; vndId: number; agora: Date }>`
    select uid, hot_id, vnd_id, clock_timestamp() as agora from segunda_oferta o
    where situacao = 'pendente' and prazo < clock_timestamp()
      and not exists (select from hotsite h where h.id = o.hot_id and h.manutencao_fecha_at <= clock_timestamp())
    order by prazo limit ${POR_VEZ}`.execute(s.banco.sistema)
  let vencidas = 0
  for (const { uid, hotId, vndId, agora } of r.rows) {
    const m = await emNomeDoSistema(s, hotId, TAREFA)
    if (m === null) continue
    const venceu = await s.banco.doHotsite(hotId, async (tx) => {
      const v = await travarVenda(tx, hotId, vndId)
      const [o] = await lerOfertas(tx, hotId, { uid })
      if (v === undefined || o === undefined) return false
      const movida = await moverOferta({ ...m, agora: agora.getTime() }, tx, v, o, {
        evento: 'vencer',
        quem: ['sistema'],
      })
      return movida.pode
    })
    if (venceu) vencidas += 1
  }
  return vencidas
}

quandoDesistir(oferecerSozinho)

definirTarefa<Record<string, never>>(TAREFA, async (_, s) => {
  await vencerSegundasOfertas(s)
})
