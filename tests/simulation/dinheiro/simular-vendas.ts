/**
 * Sales by the thousand over every kind of payment, with what goes wrong: the same request twice and at once, two people
 * who answer, a bank that reports twice, late, out of order or of another's money, a centavo too much, cheques that come
 * back, cards that are contested, sales that are cancelled or opened again with money in them. Everything is drawn from one
 * seed; every act goes the way of the product (the calls of the staff, what the bank's notices run). What the product
 * refuses is counted, not an error: only an answer that no contract lists is.
 */
import { sql } from 'kysely'
import { emNomeDoSistema } from '../../../apps/server/src/modules/vendas/door.ts'
import type { Cenario } from '../../pg/cenario.ts'
import { Acaso } from '../acaso.ts'
import { ATOS, SORTEIO } from './atos-das-vendas.ts'
import { abrirConta, Mundo, type Simulada } from './mundo-das-vendas.ts'

const PASSOS = [3, 10] as const
/** The planner of a database that has just been filled knows nothing of its tables; at a house autovacuum tells it. */
const CONTAR_A_CADA = 100

export async function simularVendas(c: Cenario, semente: string, quantas: number): Promise<Simulada> {
  const m = await emNomeDoSistema(c.servicos, c.hotsite.id, 'simulacao')
  if (m === null) throw new Error('the scenario has no hotsite')
  const acaso = new Acaso(semente)
  const mundo = new Mundo(c, m, acaso, await abrirConta(c))
  for (let i = 0; i < quantas; i++) {
    if (i > 0 && i % CONTAR_A_CADA === 0) await sql`analyze`.execute(c.banco.sistema)
    const id = await mundo.comprar()
    for (let n = acaso.inteiro(...PASSOS); n > 0; n--) {
      const nome = acaso.escolher(SORTEIO)
      await mundo.jogar(nome, ATOS[nome], id)
    }
    // Most are paid to the end.
    if (acaso.chance(0.8)) await mundo.jogar('quitar', ATOS.quitar, id)
  }
  return mundo.resultado()
}
