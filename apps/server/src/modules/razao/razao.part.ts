// Houses without opening entries in the ledger get them when a process of jobs starts.
import type { Servicos } from '../../core/servicos.ts'
import { abrirRazaoDasCasas } from './abrir-razao.job.ts'

export async function iniciarRazao(s: Servicos): Promise<() => undefined> {
  await s.banco.sistema
    .transaction()
    .execute((tx) => abrirRazaoDasCasas.agendar(tx, {}, { chave: 'abrir-razao' }))
  return () => undefined
}
