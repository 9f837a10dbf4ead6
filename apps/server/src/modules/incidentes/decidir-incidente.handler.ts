// The decision, and its money: taken off the purchase through the sale's own door, by the same limits as a discount. What was
// paid above it becomes a refund there.
import { decidirIncidente } from '@martelo/contracts/incidentes/decidir-incidente.contract.ts'
import { erroDoValorDecidido } from '@martelo/domain/incidentes/states.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { abaterDaVenda, concluir, travarVenda, type VendaMudada, valoresDe } from '../vendas/door.ts'
import { escreverAoCliente } from './avisar-incidente.ts'
import { codigoDoIncidente } from './codigo-do-incidente.ts'
import { incidentePor, type LinhaDeIncidente } from './incidentes.sql.ts'
import { atoresDe, naoEncontrado, transitarIncidente, travarIncidente } from './mover-incidente.ts'
import { responderACasa } from './responder-incidente.ts'

const noValor = (texto: string) => new RecusaLancada(recusar('CAMPOS', texto, { campos: { valor: texto } }))

handle(decidirIncidente, async (ctx, { params, body }) => {
  const { usuId, nome } = exigirSessao(ctx)
  const { decisao, texto, valor } = body
  const mudada = await ctx.tx(async (tx) => {
    const antes = await incidentePor(tx, ctx.hotsite.id, params.uid)
    if (antes === undefined) throw new RecusaLancada(naoEncontrado())
    // The sale is locked before what hangs on it, as everywhere.
    const v = antes.vndId === null ? undefined : await travarVenda(tx, ctx.hotsite.id, antes.vndId)
    const n = await travarIncidente(ctx, tx, params.uid, { versao: body.versao })
    const erro = erroDoValorDecidido(
      decisao,
      valor,
      v === undefined ? null : { maximo: valoresDe(v).valorTotalVenda },
    )
    if (erro !== null) throw noValor(erro)
    await transitarIncidente(ctx, tx, n, {
      evento: 'decidir',
      quem: atoresDe(ctx),
      depois: { decisao, valor },
      motivo: texto.slice(0, 300),
      mudar: {
        decisao,
        decisaoTexto: texto,
        valor,
        decididoAt: new Date(ctx.agora),
        decididoBy: usuId,
        decididoPor: nome,
        ...(n.primeiraRespostaAt === null ? { primeiraRespostaAt: new Date(ctx.agora) } : {}),
        ...(n.responsavelId === null ? { responsavelId: usuId } : {}),
      },
    })
    const paga = v === undefined || valor === 0 ? null : await abater(ctx, tx, v, n, valor)
    await escreverAoCliente(ctx.servicos, tx, { ...n, decisao, valor }, 'decisao', texto, usuId)
    return paga
  })
  if (mudada !== null) concluir(ctx.servicos, mudada)
  return responderACasa(ctx, params.uid)
})

async function abater(
  ctx: Ctx,
  tx: Tx,
  v: Parameters<typeof abaterDaVenda>[2],
  n: LinhaDeIncidente,
  valor: number,
): Promise<VendaMudada> {
  const r = await abaterDaVenda(ctx, tx, v, {
    valor,
    motivo: `Incidente ${codigoDoIncidente(n)}: ${n.assunto}`,
  })
  if (!r.pode) throw noValor(r.motivo)
  return r.mudada
}
