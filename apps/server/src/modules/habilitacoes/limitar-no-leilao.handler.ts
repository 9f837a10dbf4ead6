import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { limitarNoLeilao } from '@martelo/contracts/habilitacoes/limitar-no-leilao.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { mudarLimite, travarHabilitacao } from './habilitacoes.sql.ts'

handle(limitarNoLeilao, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const h = await travarHabilitacao(tx, ctx.hotsite.id, params.uid)
    if (h === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const versoes = { versaoAtual: h.versao, versaoLida: body.versao }
    await conferirVersao(ctx, tx, { entidade: 'habilitacao', uid: params.uid, ...versoes })
    const versao = await mudarLimite(tx, { id: h.id, hotId: ctx.hotsite.id, limite: body.limiteDeCompra })
    await auditar(ctx, tx, {
      entidade: 'habilitacao',
      uid: params.uid,
      acao: 'limitar',
      antes: { limiteDeCompra: h.limiteDeCompra },
      depois: { limiteDeCompra: body.limiteDeCompra },
      motivo: body.motivo ?? null,
    })
    return { limiteDeCompra: body.limiteDeCompra, versao }
  }),
)
