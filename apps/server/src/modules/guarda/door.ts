// What other modules may ask of the keeping of data: that what has outlived its time goes now.
import type { Tx } from '../../core/database/database.ts'
import { tarefaDaGuarda } from './purgar-dados.job.ts'

export const purgarAgora = (tx: Tx): Promise<void> =>
  tarefaDaGuarda.agendar(tx, {}, { chave: 'purgar-agora' })
