// What a consignor's system reads of the files of his vehicles: the kinds that he sees on his own pages, of his vehicles alone.
import { PERMISSOES_DE_ANEXOS } from '@martelo/contracts/anexos/direitos-nos-anexos.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { type Arquivo, arquivo } from '../../core/http/handle.ts'

/** Over a file `t`, beside its vehicle `v`. */
export const DOCUMENTOS_DE_VEICULOS = sql`anexo t join veiculo v on t.entidade = 'veiculo' and v.uid = t.entidade_uid and v.hot_id = t.hot_id`

/** Over the same; `coms`: the ids of his consignors. */
export const documentosDele = (coms: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`v.com_id in (${coms}) and t.removido_at is null
    and t.tipo = any(${[...PERMISSOES_DE_ANEXOS.veiculo.paraOComitente]}::text[])`

interface Documento {
  readonly nome: string
  readonly chave: string
  readonly tipoArquivo: string
}

/** Undefined: there is none, or it is not his. */
export async function documentoDele(
  tx: Tx,
  hotId: number,
  coms: RawBuilder<unknown>,
  uid: string,
): Promise<Documento | undefined> {
  const { rows } = await sql<Documento>`select t.nome, t.arquivo as chave, t.tipo_arquivo
    from anexo t join veiculo v on t.entidade = 'veiculo' and v.uid = t.entidade_uid and v.hot_id = t.hot_id where t.hot_id = ${hotId} and t.uid = ${uid} and ${documentosDele(coms)}`.execute(
    tx,
  )
  return rows[0]
}

/** Its bytes, to keep; null: the store has them no more. */
export async function documentoParaGuardar(ctx: Ctx, d: Documento): Promise<Arquivo | null> {
  const { privado } = ctx.servicos.arquivos
  const tamanho = await privado.tamanho(d.chave)
  return tamanho === null
    ? null
    : arquivo(
        { tamanho, ler: async (trecho) => (await privado.ler(d.chave, trecho))?.corrente ?? null },
        d.tipoArquivo,
        { nome: d.nome },
      )
}
