// Pages of one house as the first drafts of another. Pictures and videos stay with the house that sent them, and nothing is
// public before its own people publish it.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** Answers how many pages came over. Pages that the new house has are left alone. */
export async function copiarPaginas(tx: Tx, de: number, para: number): Promise<number> {
  const { rows } = await sql<{ id: number; nova: number }>`
      with feitas as (insert into pagina (hot_id, modelo, uri, ativa, titulo, descricao, keywords, titulo_pagina, descricao_pagina, container)
        select ${para}, modelo, uri, ativa, titulo, descricao, keywords, titulo_pagina, descricao_pagina, container
        from pagina where hot_id = ${de} on conflict do nothing returning id, uri)
      select p.id, f.id as nova from feitas f join pagina p on p.hot_id = ${de} and p.uri = f.uri`.execute(tx)
  for (const p of rows) await copiarSessoes(tx, { de, para, pagina: p.id, nova: p.nova })
  return rows.length
}

async function copiarSessoes(
  tx: Tx,
  c: { readonly de: number; readonly para: number; readonly pagina: number; readonly nova: number },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from pagina_sessao
    where hot_id = ${c.de} and pag_id = ${c.pagina} and apagada_at is null order by id`.execute(tx)
  for (const s of rows) {
    const nova = await sql<{
      id: number
    }>`insert into pagina_sessao (hot_id, pag_id, elemento, nome, ativo, container, tamanho_coluna,
        margem_cabecalho, margem_rodape, prioridade, config)
      select ${c.para}, ${c.nova}, elemento, nome, ativo, container, tamanho_coluna, margem_cabecalho, margem_rodape, prioridade, config
      from pagina_sessao where hot_id = ${c.de} and id = ${s.id} returning id`.execute(tx)
    await sql`insert into pagina_item (hot_id, ses_id, titulo, subtitulo, texto, texto_botao, icone, link, prioridade, modelo, cor_texto,
        cor_fundo, data_inicio, data_fim, tempo_em_segundos, ativo)
      select ${c.para}, ${nova.rows[0]?.id ?? null}, titulo, subtitulo, texto, texto_botao, icone, link, prioridade, modelo, cor_texto,
        cor_fundo, data_inicio, data_fim, tempo_em_segundos, ativo
      from pagina_item where hot_id = ${c.de} and ses_id = ${s.id} and apagado_at is null order by id`.execute(
      tx,
    )
  }
}

/** What stands beside the login form, switched off: its pictures are the other house's, and a block needs one. */
export async function copiarEntrada(tx: Tx, de: number, para: number): Promise<void> {
  await sql`insert into login_conteudo (hot_id, nome, uri, prioridade, ativo, itens)
    select ${para}, nome, uri, prioridade, false, itens from login_conteudo where hot_id = ${de} order by id`.execute(
    tx,
  )
}
