// Calls a booked visit to mind on the day before. Any number of processes may run it: each visit is held while its notice is
// written, and marked in the same transaction. A stranger's letter that does not fit this hour goes with a later run.
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { avisarVisita } from './avisar-visita.ts'
import { aLembrar, notarLembrete, travarVisita, visitasALembrar } from './visitacoes.sql.ts'

const POR_VEZ = 500

/** Answers how many visitors were written to. */
export async function lembrarVisitas(s: Servicos): Promise<number> {
  let lembradas = 0
  for (const { uid, hotId } of await visitasALembrar(s.banco.sistema, POR_VEZ))
    if (await lembrar(s, hotId, uid)) lembradas += 1
  return lembradas
}

async function lembrar(s: Servicos, hotId: number, uid: string): Promise<boolean> {
  const hotsite = await s.hotsites.porId(hotId)
  if (!hotsite) return false
  const origem = (await s.correio.origemDaCasa(hotId)) ?? ''
  return s.banco.doHotsite(hotId, async (tx) => {
    const v = await travarVisita(tx, hotId, aLembrar(uid))
    if (v === undefined) return false
    const quem = { hotsite, origem, servicos: s, banco: s.banco }
    if (!(await avisarVisita(quem, tx, 'visita-lembrete', v))) return false
    await notarLembrete(tx, hotId, v.id)
    return true
  })
}

definirTarefa<Record<string, never>>('lembrar-visitas', async (_, s) => {
  await lembrarVisitas(s)
})
