// Who is given an inspection hears of it, with the way to its page on his phone.
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'

interface Dada {
  veiculo: string
  placa: string | null
  tipo: string
  patio: string | null
}

export async function avisarVistoriador(ctx: Ctx, tx: Tx, uid: string, usuId: number): Promise<void> {
  const hotId = ctx.hotsite.id
  const { rows } = await sql<Dada>`
    select e.nome as veiculo, e.placa, t.nome as tipo, p.nome as patio from vistoria v join veiculo e on e.id = v.vei_id
      join tipo_vistoria_versao q on q.id = v.ver_id join tipo_vistoria t on t.id = q.tip_id left join patio p on p.id = v.pat_id
    where v.hot_id = ${hotId} and v.uid = ${uid}`.execute(tx)
  const [v] = rows
  if (v === undefined) return
  await ctx.servicos.correio.avisar(tx, hotId, {
    tipo: 'vistoria-a-fazer',
    para: { usuId },
    chave: `vistoria:${uid}:${usuId}`,
    variaveis: {
      veiculo: [v.veiculo, v.placa && formatarPlaca(v.placa)].filter(Boolean).join(', '),
      tipo: v.tipo,
      patio: v.patio ?? 'fora dos pátios',
    },
    link: `/vistoriar?vistoria=${uid}`,
    marca: `vistoria:${uid}`,
    por: ctx.sessao?.usuId ?? null,
  })
}
