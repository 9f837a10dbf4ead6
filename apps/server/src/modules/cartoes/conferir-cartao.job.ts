// Asks the acquirer what stands of a card payment and applies it. Notices, answers that never came and people who look all end
// here. Here too the cards say how a charge of a sale is taken back.
import { sql } from 'kysely'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { cancelarCobrancasPor, concluir, emNomeDoSistema } from '../vendas/door.ts'
import { ADQUIRENTE, encerrarNoAdquirente } from './adquirente.integration.ts'
import { aplicarEstado, esquecerCartao } from './aplicar-estado.ts'
import { anotarConferencia, lerCartao } from './cartoes.sql.ts'
import { conferirNaFilaPor } from './estado-no-adquirente.ts'

/** A payment that the acquirer does not know after so long was never opened there. */
const NUNCA_ABERTO_MS = 10 * 60_000

/** Throws `FalhaExterna`. False: no acquirer is set up, or the house is gone. */
export async function conferirNoAdquirente(s: Servicos, hotId: number, carId: number): Promise<boolean> {
  const m = await emNomeDoSistema(s, hotId, `cartao-${carId}`)
  const c = await s.banco.lerDoHotsite(hotId, (tx) => lerCartao(tx, hotId, { id: carId }))
  if (m === null || c === undefined) return false
  const porta = await s.externo.porta(ADQUIRENTE, { hotId, objeto: { tipo: 'cartao', uid: c.uid } })
  if (porta === null) return false
  const estado = await porta.ler(c.uid)
  const mudada = await s.banco.doHotsite(hotId, async (tx) => {
    await anotarConferencia(tx, hotId, carId)
    if (estado !== null) return aplicarEstado(m, tx, carId, estado)
    return m.agora - c.createdAt.getTime() > NUNCA_ABERTO_MS ? esquecerCartao(m, tx, carId) : null
  })
  if (mudada !== null) concluir(s, mudada)
  return true
}

const conferirCartaoNaFila = definirTarefa<{ hotId: number; carId: number }>(
  'conferir-cartao',
  async ({ hotId, carId }, s) => {
    await conferirNoAdquirente(s, hotId, carId)
  },
)

conferirNaFilaPor((tx, hotId, carId) => conferirCartaoNaFila.agendar(tx, { hotId, carId }))

cancelarCobrancasPor('cartao', async (tx, { hotId, pagId }) => {
  const c = await lerCartao(tx, hotId, { pagId })
  if (c !== undefined)
    await encerrarNoAdquirente.agendar(tx, {
      hotId,
      dados: { id: c.id },
      objeto: { tipo: 'cartao', uid: c.uid },
      chave: c.uid,
    })
})

const POR_VEZ = 200

/** Payments that nothing was heard of for a while: open ones by the minute, paid ones once a day. Answers how many. */
export async function conciliarCartoes(s: Servicos, agora: number): Promise<number> {
  const { rows } = await sql<{ id: number; hotId: number }>`
    select id, hot_id from cartao_transacao
    where (situacao in ('aguardando', 'autenticando', 'autorizada') or pedido is not null)
        and conferida_at < ${new Date(agora - 2 * 60_000)}
      or situacao in ('capturada', 'liquidada', 'contestada') and created_at > ${new Date(agora - 200 * 86_400_000)}
        and conferida_at < ${new Date(agora - 20 * 3_600_000)}
    order by conferida_at limit ${POR_VEZ}`.execute(s.banco.sistema)
  for (const { id, hotId } of rows)
    await s.banco.sistema
      .transaction()
      .execute((tx) =>
        conferirCartaoNaFila.agendar(tx, { hotId, carId: id }, { chave: `conferir-cartao-${id}` }),
      )
  return rows.length
}

definirTarefa<object>('conciliar-cartoes', async (_, s) => {
  await conciliarCartoes(s, Date.now())
})
