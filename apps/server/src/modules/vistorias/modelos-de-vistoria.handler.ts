import { criarModelosDeVistoria } from '@martelo/contracts/vistorias/modelos-de-vistoria.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { porModelos } from './por-modelos.ts'

handle(criarModelosDeVistoria, (ctx) =>
  ctx.tx(async (tx) => {
    const criados = await porModelos(tx, ctx.hotsite.id, exigirSessao(ctx).nome)
    for (const { uid, nome } of criados)
      await auditar(ctx, tx, { entidade: 'tipo_vistoria', uid, acao: 'criar', depois: { nome } })
    return { criados: criados.map((c) => c.nome) }
  }),
)
