import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { consultarVeiculoDetran } from '@martelo/contracts/detran/consultar-veiculo-detran.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { type DadosDoVeiculo, DETRAN } from './detran.integration.ts'
import { guardarConsulta, veiculoPara } from './detran.sql.ts'

handle(consultarVeiculoDetran, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const { usuId } = exigirSessao(ctx)
  const { veiId } = params
  const qual = typeof veiId === 'number' ? { veiId } : { veiUid: veiId }
  const v = await ctx.ler((tx) => veiculoPara(tx, hotId, qual))
  if (v === undefined) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  if (v.placa === null && v.chassi === null)
    return recusar('SEM_PLACA', 'O veículo não tem placa nem chassi cadastrado.')
  const porta = await ctx.servicos.externo.porta(DETRAN, {
    hotId,
    reqId: ctx.reqId,
    objeto: { tipo: 'veiculo', uid: v.uid },
  })
  if (porta === null) return recusar('SEM_INTEGRACAO', 'A casa não tem credencial do Detran.')
  let dados: DadosDoVeiculo
  try {
    dados = await porta.veiculo({ placa: v.placa, chassi: v.chassi })
  } catch (e) {
    if (!(e instanceof FalhaExterna)) throw e
    return recusar('FORA_DO_AR', 'O Detran não respondeu: tente de novo em instantes.')
  }
  const consultadoAt = await ctx.tx(async (tx) => {
    await auditar(ctx, tx, { entidade: 'veiculo', uid: v.uid, acao: 'consultarDetran' })
    return guardarConsulta(tx, hotId, v.id, dados, usuId)
  })
  return { consultadoAt: consultadoAt.toISOString() }
})
