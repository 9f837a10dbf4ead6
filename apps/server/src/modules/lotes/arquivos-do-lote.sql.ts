// Documents that everybody reads on a lot's page.
import type { Tx } from '../../core/database/database.ts'

export interface ArquivoGravado {
  readonly uid: string
  readonly nome: string
  readonly url: string
  readonly tipo: string
}

export async function lerArquivosDoLote(tx: Tx, hotId: number, lelId: number): Promise<ArquivoGravado[]> {
  return tx
    .selectFrom('loteArquivo')
    .select(['uid', 'nome', 'url', 'tipo'])
    .where('hotId', '=', hotId)
    .where('lelId', '=', lelId)
    .orderBy('id')
    .execute()
}
