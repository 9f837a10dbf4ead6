// What was removed leaves for good when it may not come back any more: the row, and with it the file if no row shares it.
import { HORAS_PARA_DESFAZER } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import type { Tx } from '../../core/database/database.ts'
import { apagarDepois } from '../../core/files/apagar-sem-dono.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { esquecerAnexo, marcarRemovido } from './anexos.sql.ts'

interface Removido {
  readonly hotId: number
  readonly uid: string
}

export async function esquecerRemovido(b: Servicos['banco'], { hotId, uid }: Removido): Promise<void> {
  await b.doHotsite(hotId, async (tx) => {
    const chave = await esquecerAnexo(tx, hotId, uid)
    if (chave !== undefined) await apagarDepois(tx, [chave])
  })
}

const tarefa = definirTarefa<Removido>('esquecer-anexo', async (removido, s) => {
  await esquecerRemovido(s.banco, removido)
})

const DEPOIS_MS = HORAS_PARA_DESFAZER * 3_600_000 + 1_000

/** Removes a file; the queue, whose clock is the database's too, does the rest when the time to undo is over. */
export async function remover(tx: Tx, removido: Removido): Promise<void> {
  const em = await marcarRemovido(tx, removido.hotId, removido.uid)
  if (em !== undefined) await tarefa.agendar(tx, removido, { quando: new Date(em.getTime() + DEPOIS_MS) })
}
