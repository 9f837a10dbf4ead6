// Files that went with letters leave after a month: a letter may be sent again until then, and goes without them later.
import { apagarDepois } from '../files/apagar-sem-dono.ts'
import { definirTarefa } from '../jobs/fila.ts'
import type { Servicos } from '../servicos.ts'
import { esquecerAnexos } from './avisos.sql.ts'

export const DIAS_DO_ANEXO = 30
const POR_VEZ = 500

/** Answers how many went. */
export async function esquecerAnexosDeAvisos(s: Pick<Servicos, 'banco'>): Promise<number> {
  return s.banco.sistema.transaction().execute(async (tx) => {
    const arquivos = await esquecerAnexos(tx, DIAS_DO_ANEXO, POR_VEZ)
    await apagarDepois(tx, arquivos)
    return arquivos.length
  })
}

definirTarefa<Record<string, never>>('esquecer-anexos-de-avisos', async (_, s) => {
  await esquecerAnexosDeAvisos(s)
})
