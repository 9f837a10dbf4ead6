// Who is given an inspection hears of it, with the way to its page on his phone; who asked for one hears when it is done.
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'

interface ParaAvisar {
  veiculo: string
  placa: string | null
  tipo: string
  patio: string | null
  nota: string | null
  vistoriador: string | null
  pedidaBy: number | null
}

async function lerParaAvisar(tx: Tx, hotId: number, uid: string): Promise<ParaAvisar | undefined> {
  const { rows } = await sql<ParaAvisar>`
    select e.nome as veiculo, e.placa, t.nome as tipo, p.nome as patio, v.nota, v.vistoriador, v.pedida_by
    from vistoria v join veiculo e on e.id = v.vei_id
      join tipo_vistoria_versao q on q.id = v.ver_id join tipo_vistoria t on t.id = q.tip_id left join patio p on p.id = v.pat_id
    where v.hot_id = ${hotId} and v.uid = ${uid}`.execute(tx)
  return rows[0]
}

const nomeDo = (v: ParaAvisar): string =>
  [v.veiculo, v.placa && formatarPlaca(v.placa)].filter(Boolean).join(', ')

export async function avisarVistoriador(ctx: Ctx, tx: Tx, uid: string, usuId: number): Promise<void> {
  const hotId = ctx.hotsite.id
  const v = await lerParaAvisar(tx, hotId, uid)
  if (v === undefined) return
  await ctx.servicos.correio.avisar(tx, hotId, {
    tipo: 'vistoria-a-fazer',
    para: { usuId },
    chave: `vistoria:${uid}:${usuId}`,
    variaveis: { veiculo: nomeDo(v), tipo: v.tipo, patio: v.patio ?? 'fora dos pátios' },
    link: `/vistoriar?vistoria=${uid}`,
    marca: `vistoria:${uid}`,
    por: ctx.sessao?.usuId ?? null,
  })
}

/** In the transaction that ends it, once: a second ending does not come here. */
export async function avisarQuePronta(ctx: Ctx, tx: Tx, uid: string): Promise<void> {
  const hotId = ctx.hotsite.id
  const v = await lerParaAvisar(tx, hotId, uid)
  if (v === undefined || v.pedidaBy === null || v.pedidaBy === ctx.sessao?.usuId) return
  await ctx.servicos.correio.avisar(tx, hotId, {
    tipo: 'vistoria-pronta',
    para: { usuId: v.pedidaBy },
    chave: `vistoria-pronta:${uid}`,
    variaveis: {
      veiculo: nomeDo(v),
      tipo: v.tipo,
      resultado: v.nota === null ? 'sem nota' : `nota ${v.nota}`,
      quem: v.vistoriador ?? 'vistoriador',
    },
    link: `/admin/vistoria/${uid}`,
    marca: `vistoria:${uid}`,
    por: ctx.sessao?.usuId ?? null,
  })
}
