// Deletes private files that no row names any more. The transaction that removes a row queues this: a process that dies
// after the commit leaves the work in the queue. Idempotent.
//
// Deletion and a concurrent upload of the same bytes both lock the key, from the check to the commit.
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { definirTarefa } from '../jobs/fila.ts'
import type { Servicos } from '../servicos.ts'
import type { Armazenamento, TipoDeArquivo } from './armazenamento.ts'

type Maquina = Pick<Servicos, 'banco' | 'arquivos'>

async function travarChave(tx: Tx, chave: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`arquivo|${chave}`}, 0))`.execute(tx)
}

/**
 * Stores a private file for a row that is written after this in the same transaction. Its key is not deleted until that
 * transaction has ended, and then only if the row did not come to be.
 */
export async function guardarParaLinha(
  tx: Tx,
  privado: Armazenamento,
  arquivo: { readonly chave: string } & (
    | { readonly bytes: Uint8Array; readonly tipo: TipoDeArquivo }
    | { readonly gravar: () => Promise<void> }
  ),
): Promise<void> {
  await travarChave(tx, arquivo.chave)
  if (await privado.existe(arquivo.chave)) return
  await ('gravar' in arquivo ? arquivo.gravar() : privado.gravar(arquivo.chave, arquivo.bytes, arquivo.tipo))
}

/** Whether it was deleted: false when a row names it, or when it was not there. */
export async function apagarSemDono(s: Maquina, chave: string): Promise<boolean> {
  return s.banco.sistema.transaction().execute(async (tx) => {
    await travarChave(tx, chave)
    const r = await sql<{ emUso: boolean }>`select arquivo_privado_em_uso(${chave}) as em_uso`.execute(tx)
    return r.rows[0]?.emUso === false && (await s.arquivos.privado.apagar(chave))
  })
}

const tarefa = definirTarefa<{ chave: string }>('apagar-arquivo-sem-dono', async ({ chave }, s) => {
  await apagarSemDono(s, chave)
})

/** In the transaction that takes the rows away. One job per file: one that fails delays no other. */
export async function apagarDepois(
  tx: Tx,
  chaves: Iterable<string>,
  opcoes: { quando?: Date } = {},
): Promise<void> {
  for (const chave of new Set(chaves)) await tarefa.agendar(tx, { chave }, opcoes)
}
