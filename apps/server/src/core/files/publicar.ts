// The one way to a public file: a house's folder, and in it the hash of the content, so that the same bytes are one file and
// browsers may keep it for ever. Its row is written first: what is deleted as unused meanwhile is stored again.
import { sql } from 'kysely'
import type { Ctx } from '../http/contexto.ts'
import { urlPublica } from '../http/arquivos-publicos.ts'
import { chavePorConteudo, type Extensao, TIPO_DA_EXTENSAO } from './armazenamento.ts'

/** Answers its address. `pasta`: of its kind; `extensao`: of what the bytes are, by their content. */
export async function publicar(
  ctx: Pick<Ctx, 'hotsite' | 'servicos'>,
  pasta: string,
  bytes: Uint8Array,
  extensao: Extensao,
): Promise<string> {
  const hotId = ctx.hotsite.id
  const chave = chavePorConteudo(`${pasta}/${hotId}`, bytes, extensao)
  await ctx.servicos.banco.doHotsite(hotId, async (tx) => {
    await sql`insert into arquivo_publico (chave, hot_id) values (${chave}, ${hotId})
      on conflict (chave) do update set sem_uso_desde = null, guardado_at = clock_timestamp()`.execute(tx)
    await ctx.servicos.arquivos.publico.gravar(chave, bytes, TIPO_DA_EXTENSAO[extensao])
  })
  return urlPublica(chave)
}
