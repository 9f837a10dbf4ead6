// What papers of a whole auction share: its head, and the sheet that says there is nothing to print yet.
import type { Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { logoImpresso } from './montar-impresso.ts'
import { linhasDoLeilao } from './partes-da-folha.ts'

export interface LeilaoNoPapel {
  readonly id: number
  readonly uid: string
  readonly nome: string
  readonly data: Date
  readonly edital: string | null
  readonly local: string
  readonly leiloeiro: string
  readonly leiloeiroUsuId: number | null
  readonly matricula: string
  readonly junta: string
  readonly uf: string
}

export async function lerLeilaoNoPapel(
  tx: Tx,
  hotId: number,
  leiUid: string,
): Promise<LeilaoNoPapel | undefined> {
  const r = await sql<LeilaoNoPapel>`
    select a.id, a.uid, a.nome, a.data, a.edital_url as edital, concat_ws(', ', r.nome, r.cidade || '/' || r.uf) as local,
      o.nome as leiloeiro, o.usu_id as leiloeiro_usu_id, o.matricula, o.junta, o.uf
    from leilao a join leiloeiro o on o.id = a.leo_id join local_realizacao r on r.id = a.lrl_id
    where a.hot_id = ${hotId} and a.uid::text = ${leiUid}`.execute(tx)
  return r.rows[0]
}

/** Whose paper it is, and when it is written: of a request, or of a job. */
export type CasaNoPapel = Pick<Ctx, 'hotsite' | 'agora'>

export function topoDoLeilao(
  ctx: CasaNoPapel,
  a: LeilaoNoPapel,
  o: { readonly titulo: string; readonly numero: string; readonly marca?: string },
): Omit<Folha, 'blocos'> {
  return {
    titulo: o.titulo,
    numero: o.numero,
    casa: { nome: ctx.hotsite.nome, logo: logoImpresso(ctx) },
    cabecalho: linhasDoLeilao({
      leilao: { nome: a.nome, data: a.data.toISOString(), local: a.local, edital: a.edital },
      leiloeiro: { nome: a.leiloeiro, matricula: a.matricula, junta: a.junta, uf: a.uf },
    }),
    emitidoAt: new Date(ctx.agora).toISOString(),
    marca: o.marca ?? null,
    completo: true,
    conferencia: null,
  }
}
