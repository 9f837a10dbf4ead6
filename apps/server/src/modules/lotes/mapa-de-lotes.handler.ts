// What search engines may find: lots that take bids, each set once. A site that shows lots to signed-in people only has none.
import {
  FOTOS_POR_LOTE_NO_MAPA,
  LOTES_POR_MAPA,
  mapaDeLotes,
} from '@martelo/contracts/lotes/mapa-de-lotes.contract.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { caminhoDoLote } from '@martelo/domain/lotes/caminho.ts'
import { SITUACOES_QUE_RECEBEM } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { lembrar } from '../../core/http/lembrar.ts'
import { exigirVisitante } from './publico-busca.ts'
import { PUBLICADO } from './publico-cartoes.sql.ts'

interface Linha {
  id: number
  nome: string
  tipo: string
  marca: string
  anoModelo: number | null
  cidade: string | null
  uf: string | null
  updatedAt: Date
  fotos: string[]
}

const NO_MAPA = sql<boolean>`${PUBLICADO} and l.conjunto_principal_id is null and l.situacao = any(${[...SITUACOES_QUE_RECEBEM]})`

handle(mapaDeLotes, async (ctx, { query }) => {
  if (exigirVisitante(ctx)) return { partes: 0, lotes: [] }
  return lembrar(ctx, `mapa de lotes ${query.parte ?? 0}`, () =>
    ctx.ler(async (tx) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from lote l join leilao a on a.id = l.lei_id
        where l.hot_id = ${ctx.hotsite.id} and ${NO_MAPA}`.execute(tx)
      const tipoHotsite = ctx.hotsite.tipo as TipoHotsite
      const linhas = query.parte === undefined ? [] : await lerParte(tx, ctx.hotsite.id, query.parte)
      return {
        partes: Math.ceil((rows[0]?.n ?? 0) / LOTES_POR_MAPA),
        lotes: linhas.map(({ updatedAt, fotos, ...l }) => ({
          url: caminhoDoLote({ tipoHotsite, ...l }),
          alteradoEm: iso(updatedAt),
          fotos: fotos.map((f) => urlPublica(f)),
        })),
      }
    }),
  )
})

async function lerParte(tx: Tx, hotId: number, parte: number): Promise<Linha[]> {
  const { rows } = await sql<Linha>`
    select l.id, l.nome, t.nome as tipo, v.marca, v.ano_modelo, coalesce(p.cidade, v.cidade) as cidade, coalesce(p.uf, v.uf) as uf,
      l.updated_at, array(select f.chave || '-' || f.larguras[array_upper(f.larguras, 1)] || '.webp' from veiculo_foto f
        where f.vei_id = v.id and f.tipo = 'foto' order by f.ordem limit ${FOTOS_POR_LOTE_NO_MAPA}) as fotos
    from lote l join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id join tipo_lote t on t.id = l.tipo_id
      left join patio p on p.id = v.pat_id
    where l.hot_id = ${hotId} and ${NO_MAPA}
    order by l.id limit ${LOTES_POR_MAPA} offset ${(parte - 1) * LOTES_POR_MAPA}`.execute(tx)
  return rows
}
