// The owner forbids the sale: open lots of the vehicle are suspended at once. The house takes them up again itself.
import { sql } from 'kysely'
import { definirTarefa } from '../../core/jobs/fila.ts'
import { type QuemMuda, transitarLote, type Transitou } from '../../engines/lances/port.ts'
import { publicarTransicoes } from '../../engines/salas/port.ts'

const MOTIVO = 'A seguradora bloqueou a venda'

export const suspenderLotes = definirTarefa<{ hotId: number; veiId: number }>(
  'suspender-lotes-bloqueados',
  async ({ hotId, veiId }, s) => {
    const hotsite = await s.hotsites.porId(hotId)
    if (hotsite === null) return
    const quem: QuemMuda = { hotsite, sessao: null, ip: '', reqId: 'mapfre' }
    const feitos = await s.banco.doHotsite(hotId, async (tx) => {
      const { rows } = await sql<{ id: number }>`
        select l.id from lote l join veiculo v on v.id = l.vei_id and v.hot_id = ${hotId}
        where l.hot_id = ${hotId} and l.vei_id = ${veiId} and v.inibir_venda order by l.id limit 50`.execute(
        tx,
      )
      const transitaram: Transitou[] = []
      for (const { id } of rows) {
        // The insurer's word is a legal matter of the house: it acts as its lawyers would.
        const t = await transitarLote(tx, quem, {
          lelId: id,
          evento: 'suspender',
          quem: ['Assessorias Jurídicas'],
          motivo: MOTIVO,
        })
        if (t.pode) transitaram.push(t)
      }
      return transitaram
    })
    if (feitos.length > 0) publicarTransicoes(s, feitos)
  },
)
