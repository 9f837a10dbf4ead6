// One answer of the registry, for its report. Opening it is noted with who did.
import { auditar } from '../../core/auditoria.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { type ConsultaLida, consultasDe } from './consultas-procob.sql.ts'
import { RespostaProcob } from './procob.integration.ts'

export interface LaudoProcob {
  readonly consulta: ConsultaLida
  readonly dados: RespostaProcob
}

const UID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function abrirLaudoProcob(ctx: Ctx, uid: string): Promise<LaudoProcob | null> {
  if (!UID.test(uid)) return Promise.resolve(null)
  return ctx.tx(async (tx) => {
    const [consulta] = await consultasDe(tx, ctx.hotsite.id, { uid })
    if (consulta === undefined) return null
    await auditar(ctx, tx, {
      entidade: 'cliente',
      uid: consulta.cliUid,
      acao: 'abrirLaudoProcob',
      depois: { consulta: uid },
    })
    return { consulta, dados: RespostaProcob.parse(consulta.dados) }
  })
}
