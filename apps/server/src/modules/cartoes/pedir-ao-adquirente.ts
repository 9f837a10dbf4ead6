// Writes what the house asks of the acquirer, with the sale and the payment locked; the outbox carries it. A refund keeps its row and
// its key until it is done or refused for good: asked again after a failure, it is the same refund.
import { impedimentoDoPedido, type PedidoDeCartao } from '@martelo/domain/cartoes/pedidos-ao-adquirente.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { cancelarNoAdquirente, capturarNoAdquirente, estornarNoAdquirente } from './adquirente.integration.ts'
import { type LinhaDeCartao, lerEstornos, mudarCartao } from './cartoes.sql.ts'

interface Pedido {
  readonly pedido: PedidoDeCartao
  readonly motivo: string | null
}

/** Throws RECUSADO. */
export async function pedir(ctx: Ctx, tx: Tx, c: LinhaDeCartao, p: Pedido): Promise<void> {
  const hotId = ctx.hotsite.id
  const nao = impedimentoDoPedido(p.pedido, c, atoresDosPapeis(exigirSessao(ctx).papeis), p.motivo)
  if (nao !== null)
    throw new RecusaLancada(
      recusar('RECUSADO', nao.motivo, nao.causa === 'motivo' ? { campos: { motivo: nao.motivo } } : {}),
    )
  // What was given back to the card already does not go back twice.
  const resto = c.valorComJuros - c.valorEstornado
  const abertos = (await lerEstornos(tx, hotId, [c.id])).filter(
    (e) => e.situacao === 'pedido' && e.devId !== null,
  )
  if (p.pedido === 'estorno' && abertos.length > 0)
    throw new RecusaLancada(recusar('RECUSADO', 'Uma devolução neste cartão ainda espera o adquirente.'))
  await mudarCartao(tx, hotId, c.id, {
    pedido: p.pedido,
    erro: null,
    ...(p.motivo === null ? {} : { motivo: p.motivo }),
  })
  const base = {
    hotId,
    objeto: { tipo: 'cartao', uid: c.uid },
    // Asked again after a failure is another message with the same key at the acquirer.
    chave: `${c.uid}-${c.versao}`,
  }
  if (p.pedido === 'captura') await capturarNoAdquirente.agendar(tx, { ...base, dados: { id: c.id } })
  else if (p.pedido === 'cancelamento')
    await cancelarNoAdquirente.agendar(tx, { ...base, dados: { id: c.id } })
  else
    await estornarNoAdquirente.agendar(tx, {
      ...base,
      dados: {
        id: c.id,
        estorno: await estornoDe(ctx, tx, c, { devId: null, valor: resto, motivo: p.motivo ?? '' }),
      },
    })
  await auditar(ctx, tx, {
    entidade: 'cartao',
    uid: c.uid,
    acao: 'pedir',
    depois: { pedido: p.pedido, ...(p.pedido === 'estorno' ? { estorno: resto } : {}) },
    motivo: p.motivo,
  })
}

/** The refund's row: the one that was asked before and is not done, or a new one. */
export async function estornoDe(
  ctx: Ctx,
  tx: Tx,
  c: LinhaDeCartao,
  e: { readonly devId: number | null; readonly valor: number; readonly motivo: string },
): Promise<{ uid: string; valor: number }> {
  const hotId = ctx.hotsite.id
  const antes = (await lerEstornos(tx, hotId, [c.id])).find(
    (x) => x.situacao === 'pedido' && x.devId === e.devId,
  )
  if (antes !== undefined) return { uid: antes.uid, valor: antes.valor }
  const novo = await tx
    .insertInto('cartaoEstorno')
    .values({ hotId, carId: c.id, ...e, createdBy: exigirSessao(ctx).usuId })
    .returning('uid')
    .executeTakeFirstOrThrow()
  return { uid: novo.uid, valor: e.valor }
}
