// Every night each house's ledger is proven. A difference is an alarm: kept and shown on the ledger's screen until a check
// finds none, written to the log, and mailed to the house's administration and treasury.
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { sql } from 'kysely'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { type Conferencia, conferirEGuardar } from './conferir-razao.ts'

/** Answers how many houses have differences. */
export async function conferirRazaoDasCasas(s: Servicos): Promise<number> {
  const { rows: casas } = await sql<{ id: number }>`
    select h.id from hotsite h join razao_abertura a on a.hot_id = h.id order by h.id`.execute(
    s.banco.sistema,
  )
  let comDiferenca = 0
  for (const { id } of casas) {
    const c = await conferirEGuardar(s.banco, id)
    if (c.diferencas.length === 0) continue
    comDiferenca += 1
    s.log.error({ hotId: id, soma: c.soma, diferencas: c.diferencas.length }, 'the ledger has differences')
    await avisarDiferencas(s, id, c)
  }
  return comDiferenca
}

async function avisarDiferencas(s: Servicos, hotId: number, c: Conferencia): Promise<void> {
  await s.banco.doHotsite(hotId, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select u.id from usuario u where u.hot_id = ${hotId} and u.ativo and u.papeis && array['ADM', 'Financeiro']`.execute(
      tx,
    )
    await s.correio.avisarVarios(
      tx,
      hotId,
      rows.map(({ id }) => ({
        tipo: 'razao-com-diferencas' as const,
        para: { usuId: id },
        variaveis: {
          quantas: c.diferencas.length,
          diferencas: c.diferencas
            .slice(0, 10)
            .map(
              (d) =>
                `- ${d.texto} Esperado ${formatarReais(d.esperado)}, lançado ${formatarReais(d.lancado)}.`,
            )
            .join('\n'),
        },
      })),
    )
  })
}

definirTarefa<object>('conferir-razao', async (_, s) => {
  await conferirRazaoDasCasas(s)
})
