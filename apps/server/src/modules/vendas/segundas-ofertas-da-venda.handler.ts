import { segundasOfertasDaVenda } from '@martelo/contracts/vendas/segundas-ofertas-da-venda.contract.ts'
import { ROTULO_DA_OFERTA } from '@martelo/domain/vendas/segunda-oferta.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { lerOfertas } from './segunda-oferta.sql.ts'
import { proximoDoLote } from './segunda-oferta.ts'
import { lerVenda } from './vendas.sql.ts'

handle(segundasOfertasDaVenda, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const v = await lerVenda(tx, ctx.hotsite.id, params.id)
    if (v === undefined) return recusar('NAO_ENCONTRADA', 'Venda não encontrada')
    const ofertas = await lerOfertas(tx, ctx.hotsite.id, { vndId: params.id })
    const lotes = []
    for (const i of v.itens.filter((x) => x.lanceLelId === null)) {
      const r = await proximoDoLote(tx, v, i)
      const proximo = r.ok
        ? { nome: r.proximo.nome, valor: r.proximo.valor, colocacao: r.proximo.colocacao }
        : null
      lotes.push({
        lelUid: i.lelUid,
        numero: i.numero,
        nome: i.nome,
        proximo,
        motivo: r.ok ? null : r.motivo,
        ofertas: ofertas
          .filter((o) => o.lelId === i.lelId)
          .map((o) => ({
            uid: o.uid,
            colocacao: o.colocacao,
            cliente: { id: o.cliId, nome: o.clienteNome },
            valor: o.valor,
            situacao: o.situacao,
            rotulo: ROTULO_DA_OFERTA[o.situacao],
            prazo: iso(o.prazo),
            criadaAt: iso(o.createdAt),
            respondidaAt: iso(o.respondidaAt),
            versao: o.versao,
          })),
      })
    }
    return lotes
  }),
)
