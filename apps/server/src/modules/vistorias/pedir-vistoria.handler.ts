import { pedirVistoria } from '@martelo/contracts/vistorias/pedir-vistoria.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { chaveReusada } from '../../core/http/idempotencia.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { abrirVistoria } from './abrir-vistoria.ts'
import { avisarVistoriador } from './avisar-vistoriador.ts'
import { quemAlcanca } from './quem-alcanca.ts'
import { remocaoDoPedido } from './remocao-do-pedido.sql.ts'
import { vistoriadorPor } from './vistoriadores.sql.ts'
import { bemParaVistoriar, lerVistoria } from './vistorias.sql.ts'

handle(pedirVistoria, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { nome, usuId } = exigirSessao(ctx)
    const quem = quemAlcanca(ctx)
    const antes = await lerVistoria(tx, hotId, body.chaveDoPedido, { ...quem, alcance: 'todas' })
    if (antes !== undefined) return antes.veiUid === body.veiUid ? { uid: antes.uid } : chaveReusada()
    const bem = await bemParaVistoriar(tx, hotId, body.veiUid, quem)
    if (bem === undefined) return recusar('NAO_ENCONTRADO', 'Veículo não encontrado')
    const vistoriador = body.vistoriadorUid ? await vistoriadorPor(tx, hotId, body.vistoriadorUid) : null
    if (vistoriador === undefined)
      return recusar('VISTORIADOR', 'Escolha uma pessoa que faz vistorias', {
        campos: { vistoriadorUid: 'Escolha uma pessoa que faz vistorias' },
      })
    const remocao = body.remocaoUid ? await remocaoDoPedido(tx, hotId, body.remocaoUid, bem.id) : null
    if (remocao === undefined) return recusar('REMOCAO', 'Esta remoção não está em curso')
    // A driver with a login finds it among his own too.
    const quemFaz = vistoriador ?? remocao?.motorista ?? null
    const r = await abrirVistoria(tx, hotId, {
      bem,
      uid: body.chaveDoPedido,
      tipoUid: body.tipoUid,
      saidaPatio: body.saidaPatio,
      pedidaPor: nome,
      pedidaBy: usuId,
      ...(remocao === null ? {} : { remocaoId: remocao.id }),
      ...(quemFaz === null ? {} : { vistoriador: quemFaz }),
    })
    if (!r.ok)
      return r.repetida ? chaveReusada() : recusar('TIPO', r.motivo, { campos: { tipoUid: r.motivo } })
    await auditar(ctx, tx, { entidade: 'vistoria', uid: r.uid, acao: 'pedir', depois: { veiculo: bem.uid } })
    if (quemFaz !== null && quemFaz.usuId !== usuId) await avisarVistoriador(ctx, tx, r.uid, quemFaz.usuId)
    return { uid: r.uid }
  }),
)
