// What came is compared with what was expected; the vehicle that is known by its plate or chassis stands in the yard from now
// on. One that is not registered is received all the same: its record is made later, and the list says so.
import { limitadoAosPatios } from '@martelo/contracts/core/permissions.ts'
import { receberChegada } from '@martelo/contracts/veiculos/receber-chegada.contract.ts'
import { chaveDaPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { diferencasDaChegada } from '@martelo/domain/veiculos/conferir-chegada.ts'
import { conferirVeiculo } from '@martelo/domain/veiculos/conferir-veiculo.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { contarMudancaDePatio } from './mudanca-de-patio.ts'
import { acharVeiculoDaChegada, encerrarChegada, porNoPatio, travarChegada } from './chegadas.sql.ts'

handle(receberChegada, (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const { usuId } = exigirSessao(ctx)
  const veio = conferirVeiculo({ placa: body.placa, chassi: body.chassi })
  if (Object.keys(veio.erros).length > 0)
    return Promise.resolve(recusar('IDENTIFICADOR', Object.values(veio.erros), { campos: { ...veio.erros } }))
  return ctx.tx(async (tx) => {
    const c = await travarChegada(tx, hotId, params.uid, limitadoAosPatios(ctx.sessao) ? usuId : undefined)
    if (c === null) return recusar('NAO_ENCONTRADO', 'Chegada não encontrada')
    if (c.situacao !== 'PREVISTA') return recusar('JA_CONFERIDA', 'Esta chegada já foi conferida.')
    const diferencas = body.chegou
      ? diferencasDaChegada(c, {
          placa: veio.placa,
          chassi: veio.chassi ?? c.chassi,
          comChave: body.comChave,
        })
      : []
    const placa = veio.placa ?? c.placa
    const veiId = body.chegou
      ? ((await acharVeiculoDaChegada(
          tx,
          hotId,
          placa === null ? null : chaveDaPlaca(placa),
          veio.chassi ?? c.chassi,
        )) ?? c.veiId)
      : null
    const v = veiId === null ? null : await porNoPatio(tx, hotId, veiId, c.patId, body.comChave)
    await encerrarChegada(
      tx,
      { id: c.id, hotId, usuId },
      {
        situacao: body.chegou ? 'RECEBIDA' : 'NAO_CHEGOU',
        veiId,
        diferencas,
        observacao: body.observacao || null,
      },
    )
    await auditar(ctx, tx, {
      entidade: 'chegada',
      uid: c.uid,
      acao: body.chegou ? 'receber' : 'naoChegou',
      depois: { diferencas: diferencas.join('; ') },
    })
    if (v !== null) {
      await contarMudancaDePatio(ctx, tx, [{ veiId: v.id, comId: v.comId, patId: c.patId }])
      await auditar(ctx, tx, { entidade: 'veiculo', uid: v.uid, acao: 'receber', depois: { patId: c.patId } })
    }
    return { diferencas, veiUid: v?.uid ?? null }
  })
})
