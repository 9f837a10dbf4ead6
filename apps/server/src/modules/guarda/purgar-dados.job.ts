// Throws away what has outlived its time, by the domain's table of periods: what lives for hours every ten minutes, all of it
// every night. Each piece is a transaction with its line in the audit, so that what is gone and what is said of it agree
// whenever the process dies.
// Refuses: to run for ever. What a run does not reach the next one does.
// Never what others rely on: bids, sales and the audit itself are in no row of the table.
import { ehCurta, type Guardada, GUARDADAS, PRAZOS_DE_GUARDA } from '@martelo/domain/guarda/guarda.ts'
import { auditar } from '../../core/auditoria.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { apagarVencidas } from './guarda.sql.ts'

type Maquina = Pick<Servicos, 'banco' | 'log'>

/** Rows of one statement: some tens of milliseconds. */
const POR_VEZ = 2_000
const ORCAMENTO_MS = 5 * 60_000

/** Answers how many rows went, by table. `porVez`: smaller pieces, for tests. */
export async function purgarDados(
  s: Maquina,
  quais: readonly Guardada[],
  porVez = POR_VEZ,
): Promise<ReadonlyMap<Guardada, number>> {
  const fim = performance.now() + ORCAMENTO_MS
  const feitas = new Map<Guardada, number>()
  for (const g of quais)
    for (let n = porVez; n >= porVez && performance.now() < fim; ) {
      n = await purgarUmaVez(s, g, porVez)
      if (n > 0) feitas.set(g, (feitas.get(g) ?? 0) + n)
    }
  if (feitas.size > 0) s.log.info({ linhas: Object.fromEntries(feitas) }, 'old data purged')
  return feitas
}

async function purgarUmaVez(s: Maquina, g: Guardada, porVez: number): Promise<number> {
  const { horas, fonte, pessoal } = PRAZOS_DE_GUARDA[g]
  return s.banco.sistema.transaction().execute(async (tx) => {
    const porHotsite = await apagarVencidas(tx, g, horas, porVez)
    if (pessoal)
      for (const [id, linhas] of porHotsite)
        await auditar({ hotsite: { id }, sessao: null, ip: '', reqId: 'purgar-dados' }, tx, {
          entidade: 'guarda',
          uid: g,
          acao: 'purgar',
          depois: { linhas },
          motivo: fonte,
        })
    return [...porHotsite.values()].reduce((t, n) => t + n, 0)
  })
}

export const tarefaDaGuarda = definirTarefa<{ curtas?: boolean }>('purgar-dados', async ({ curtas }, s) => {
  await purgarDados(s, curtas ? GUARDADAS.filter(ehCurta) : GUARDADAS)
})
