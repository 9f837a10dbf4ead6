// Requests in bulk: every row is judged by itself; what is right is asked for when the person confirms, each row once by
// a key made of the request's and the row's number.
import { createHash } from 'node:crypto'
import { pedirRemocoesPorPlanilha } from '@martelo/contracts/remocoes/pedir-remocoes-por-planilha.contract.ts'
import { lerPedidos, type PedidoLido } from '@martelo/domain/remocoes/planilha-de-remocoes.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { lerPlanilha } from '../veiculos/door.ts'
import { type Achado, acharPedido, erroDoPedido } from './achar-pedido.sql.ts'
import { criarRemocao } from './criar-remocao.ts'

/** The same row of the same request has the same key. */
function chaveDaLinha(pedido: string, linha: number): string {
  const h = createHash('sha256').update(`${pedido}|${linha}`).digest('hex')
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-4${h.slice(13, 16)}-8${h.slice(17, 20)}-${h.slice(20, 32)}`
}

async function pedir(ctx: Ctx, tx: Tx, p: PedidoLido, a: Achado, pedido: string): Promise<string> {
  return criarRemocao(ctx, tx, {
    veiId: a.veiId ?? 0,
    comId: a.comId,
    locId: a.locId ?? 0,
    patId: a.patId ?? 0,
    quemPaga: 'comitente',
    observacao: p.observacao,
    chaveDoPedido: chaveDaLinha(pedido, p.linha),
  })
}

handle(pedirRemocoesPorPlanilha, async (ctx, { body, arquivos }) => {
  const [enviada] = arquivos
  if (enviada === undefined) return recusar('ARQUIVO', 'Escolha a planilha')
  const lida = await lerPlanilha(enviada.bytes)
  if (!lida.ok) return recusar('ARQUIVO', lida.mensagem)
  const pedidos = lerPedidos(
    lida.planilha.linhas.map((l) => ({ numero: l.numero, celulas: l.valores.map((c) => String(c ?? '')) })),
  )
  if (!pedidos.ok) return recusar('ARQUIVO', pedidos.motivo)
  return ctx.tx(async (tx) => {
    const linhas = []
    let pedidas = 0
    for (const p of pedidos.pedidos) {
      const a = await acharPedido(tx, ctx.hotsite.id, p)
      const erro = erroDoPedido(p, a)
      if (erro === null && body.confirmar === 'sim' && a !== undefined) {
        await pedir(ctx, tx, p, a, body.chaveDoPedido).catch((e: unknown) => {
          if (!(e instanceof RecusaLancada)) throw e
        })
        pedidas += 1
      }
      linhas.push({
        linha: p.linha,
        veiculo: a?.veiculo || (p.placaChave ?? p.chassi ?? ''),
        local: p.local,
        patio: p.patio,
        erro,
      })
    }
    return { pedidas, linhas }
  })
})
