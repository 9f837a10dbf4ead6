import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { proporParcelamento } from '@martelo/contracts/judicial/propor-parcelamento.contract.ts'
import { contradicoesDoParcelamento } from '@martelo/domain/judicial/parcelamento.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { travarLote } from '../../engines/lances/port.ts'
import { clienteQueCompra, encerrarPropostas, inserirProposta } from './judicial.sql.ts'
import { loteDeJuizo, minimoPara, pracaDaProposta } from './lote-de-juizo.ts'

handle(proporParcelamento, (ctx, { params, body }) => {
  const { cliId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    const antes = await loteDeJuizo(tx, hotId, params.lelUid)
    if (antes === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    await travarLote(tx, hotId, antes.lote.id)
    const achado = (await loteDeJuizo(tx, hotId, params.lelUid)) ?? antes
    const cliente = await clienteQueCompra(tx, hotId, cliId, achado.lote.leiId)
    if (cliente?.bloqueado === true) return recusar('NAO_PODE', MENSAGENS.acessoBloqueado)
    if (cliente?.aprovado !== true)
      return recusar('NAO_PODE', 'Seus documentos precisam estar aprovados para propor.')
    if (!cliente.habilitado) return recusar('NAO_PODE', 'Habilite-se neste leilão para propor.')
    const praca = pracaDaProposta(achado, ctx.agora)
    const { geral, ...campos } = contradicoesDoParcelamento(body, achado.processo, {
      minimo: minimoPara(achado, praca ?? achado.lote.praca),
      comecou: praca === null,
    })
    if (geral !== undefined || praca === null)
      return recusar('NAO_PODE', geral ?? 'A proposta parcelada é apresentada até o início da praça.')
    if (Object.keys(campos).length > 0) return recusar('CONTRADICAO', Object.values(campos), { campos })
    await encerrarPropostas(tx, hotId, { lelId: achado.lote.id, cliId }, 'RETIRADA')
    const uid = await inserirProposta(tx, { ...body, hotId, lelId: achado.lote.id, cliId, praca })
    await auditar(ctx, tx, {
      entidade: 'lote',
      uid: achado.lote.uid,
      acao: 'proporParcelamento',
      depois: { valor: body.valor, entrada: body.entrada, parcelas: body.parcelas, praca },
    })
    return { uid }
  })
})
