// What a consignor's system reads of the files of his goods: the kinds that he sees on his own pages, kept with his vehicles,
// with their removals and with their stays in a yard. Whose a removal or a stay is stands on it: a good changes hands.
import { PERMISSOES_DE_ANEXOS } from '@martelo/contracts/anexos/direitos-nos-anexos.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { type Arquivo, arquivo } from '../../core/http/handle.ts'

/** A file `t`, the record `d` that it is kept with, and the vehicle `v` of that. */
export const DOCUMENTOS_DOS_BENS = sql`(
    select hot_id, 'veiculo' as entidade, uid, id as vei_id, com_id from veiculo
    union all select hot_id, 'remocao', uid, vei_id, com_id from remocao
    union all select hot_id, 'estadia', uid, vei_id, com_id from estadia
  ) d join anexo t on t.hot_id = d.hot_id and t.entidade = d.entidade and t.entidade_uid = d.uid
    join veiculo v on v.hot_id = d.hot_id and v.id = d.vei_id`

/** Over the same; `coms`: the ids of his consignors. */
export function documentosDele(coms: RawBuilder<unknown>): RawBuilder<unknown> {
  const { veiculo, remocao, estadia } = PERMISSOES_DE_ANEXOS
  return sql`d.com_id in (${coms}) and t.removido_at is null and t.tipo = any(case d.entidade
      when 'veiculo' then ${[...veiculo.paraOComitente]}::text[]
      when 'remocao' then ${[...remocao.paraOComitente]}::text[]
      else ${[...estadia.paraOComitente]}::text[] end)`
}

export interface DocumentoDoBem {
  uid: string
  /** kind of the record that it is kept with */
  origem: 'veiculo' | 'remocao' | 'estadia'
  veiUid: string
  referencia: string | null
  veiculo: string
  placa: string | null
  tipo: string
  nome: string
  tipoArquivo: string
  tamanho: number
  sha256: string
  enviadoAt: Date
}

export async function documentosDosBens(
  tx: Tx,
  hotId: number,
  coms: RawBuilder<unknown>,
  { limite, pular }: { readonly limite: number; readonly pular: number },
): Promise<{ total: number; linhas: DocumentoDoBem[] }> {
  const { rows } = await sql<DocumentoDoBem>`
    select t.uid, d.entidade as origem, v.uid as vei_uid, v.integracao_id as referencia, v.nome as veiculo, v.placa, t.tipo, t.nome,
      t.tipo_arquivo, t.tamanho, t.sha256, t.enviado_at
    from ${DOCUMENTOS_DOS_BENS} where t.hot_id = ${hotId} and ${documentosDele(coms)}
    order by t.id desc limit ${limite} offset ${pular}`.execute(tx)
  const n = await sql<{ n: number }>`select count(*)::int as n
    from ${DOCUMENTOS_DOS_BENS} where t.hot_id = ${hotId} and ${documentosDele(coms)}`.execute(tx)
  return { total: n.rows[0]?.n ?? 0, linhas: rows }
}

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
    from ${DOCUMENTOS_DOS_BENS} where t.hot_id = ${hotId} and t.uid = ${uid} and ${documentosDele(coms)}`.execute(
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
