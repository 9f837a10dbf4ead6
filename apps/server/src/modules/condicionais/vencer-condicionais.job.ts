// Deadlines that passed without an answer, once per minute: the conditional is denied. Where the hotsite keeps its
// conditionals (decision 012) the deadline is renewed instead, and the bidder is no longer bound. A house closed to clients lets none pass.
import { sql } from 'kysely'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { concluirAcordo } from './concluir-acordo.ts'
import { travarAcordoPorId } from './condicionais.sql.ts'
import { moverAcordo } from './mover-acordo.ts'
import { emNomeDoSistema } from './em-nome-da-regra.ts'

/** Ends or renews what is overdue; each in its own transaction. Answers how many. */
export async function vencerCondicionais(s: Servicos): Promise<number> {
  const vencidas = await sql<{ id: number; hotId: number }>`
    select l.id, l.hot_id from lote l
    where l.situacao = 'CONDICIONAL' and l.condicional_prazo <= clock_timestamp()
      and not exists (select from hotsite h where h.id = l.hot_id and h.manutencao_fecha_at <= clock_timestamp())
    order by l.condicional_prazo limit 200`.execute(s.banco.sistema)
  let feitas = 0
  for (const { id, hotId } of vencidas.rows) {
    const quem = await emNomeDoSistema(s, hotId, 'vencer-condicionais')
    if (quem === null) continue
    const r = await s.banco.doHotsite(hotId, async (tx) => {
      const lote = await travarAcordoPorId(tx, hotId, id)
      return (
        lote &&
        moverAcordo(tx, quem, s, lote, {
          evento: lote.manterComoCondicional ? 'prorrogar' : 'expirar',
          atores: ['sistema'],
          motivo: 'Prazo vencido sem resposta',
        })
      )
    })
    if (r?.pode) {
      await concluirAcordo(s, r)
      feitas += 1
    } else if (r) s.log.warn({ lelId: id, motivo: r.motivo }, 'conditional sale could not end')
  }
  return feitas
}

definirTarefa<Record<string, never>>('vencer-condicionais', async (_, s) => {
  await vencerCondicionais(s)
})
