import { moverEstadia } from '@martelo/contracts/estadias/mover-estadia.contract.ts'
import { erroDaDevolucao, erroDeQuemLeva } from '@martelo/domain/estadias/saida-da-estadia.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { atores } from './atores-no-patio.ts'
import { vagaLivre } from './lugar-no-patio.ts'
import { estadiaParaMudar, responderEstadia } from './responder-estadia.ts'
import { transitarEstadia } from './transitar-estadia.ts'

handle(moverEstadia, async (ctx, { params, body }) => {
  await ctx.tx(async (tx) => {
    const e = await estadiaParaMudar(ctx, tx, params.uid, body.versao)
    const sai = body.evento === 'entregar' || body.evento === 'devolver'
    const quem = {
      nome: body.devolucaoNome ?? '',
      tipoDoc: body.devolucaoTipoDoc ?? 'CPF',
      doc: body.devolucaoDoc ?? '',
    }
    const erroDaSaida =
      body.evento === 'devolver'
        ? erroDaDevolucao({
            ...quem,
            tipoMotivo: body.devolucaoTipoMotivo ?? '',
            motivo: body.motivo ?? null,
          })
        : erroDeQuemLeva(quem)
    const vagaId =
      body.evento === 'entrar' ? await vagaLivre(tx, ctx.hotsite.id, e.patId, body.vagaUid, e.vagaId) : null
    const recusa = await transitarEstadia(ctx, tx, e, {
      evento: body.evento,
      quem: atores(ctx),
      motivo: body.motivo,
      ...(sai ? { erroDaSaida } : {}),
      colunas: {
        ...(vagaId === null ? {} : { vagaId }),
        ...(sai
          ? {
              devolucaoNome: quem.nome,
              devolucaoTipoDoc: quem.tipoDoc,
              devolucaoDoc: quem.doc,
              devolucaoTipoMotivo: body.evento === 'devolver' ? (body.devolucaoTipoMotivo ?? null) : null,
              devolucaoMotivo: body.motivo ?? null,
              devolucaoObservacao: body.devolucaoObservacao ?? null,
              devolucaoData: new Date(ctx.agora),
              assinatura: body.assinatura ?? null,
              finalizadoByCliente: body.evento === 'entregar' && body.assinatura != null,
            }
          : {}),
      },
    })
    if (recusa !== null)
      throw new RecusaLancada(
        recusa === erroDaSaida && sai
          ? recusar('CAMPOS', recusa, { campos: { devolucaoNome: recusa } })
          : recusar('RECUSADA', recusa),
      )
  })
  return responderEstadia(ctx, params.uid)
})
