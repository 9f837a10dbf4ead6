import { pedirVistoria } from '@martelo/contracts/vistorias/pedir-vistoria.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { chaveReusada } from '../../core/http/idempotencia.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { abrirVistoria } from './abrir-vistoria.ts'
import { avisarVistoriador } from './avisar-vistoriador.ts'
import { quemAlcanca } from './quem-alcanca.ts'
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
    const r = await abrirVistoria(tx, hotId, {
      bem,
      uid: body.chaveDoPedido,
      tipoUid: body.tipoUid,
      saidaPatio: body.saidaPatio,
      pedidaPor: nome,
      pedidaBy: usuId,
      ...(vistoriador === null ? {} : { vistoriador }),
    })
    if (!r.ok)
      return r.repetida ? chaveReusada() : recusar('TIPO', r.motivo, { campos: { tipoUid: r.motivo } })
    await auditar(ctx, tx, { entidade: 'vistoria', uid: r.uid, acao: 'pedir', depois: { veiculo: bem.uid } })
    if (vistoriador !== null && vistoriador.usuId !== usuId)
      await avisarVistoriador(ctx, tx, r.uid, vistoriador.usuId)
    return { uid: r.uid }
  }),
)
