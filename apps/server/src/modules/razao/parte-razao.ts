// Starts the ledger's tasks in a process; houses without opening entries get them at once.
import type { Servicos } from '../../core/servicos.ts'
import { abrirRazaoDasCasas } from './abrir-razao.job.ts'
import { guardarServicos } from './servicos-do-razao.ts'

export async function iniciarRazao(s: Servicos): Promise<() => void> {
  await s.banco.sistema
    .transaction()
    .execute((tx) => abrirRazaoDasCasas.agendar(tx, {}, { chave: 'abrir-razao' }))
  return guardarServicos(s)
}
