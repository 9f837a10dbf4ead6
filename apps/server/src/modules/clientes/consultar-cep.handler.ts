import { consultarCep } from '@martelo/contracts/clientes/consultar-cep.contract.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { CEP } from './consulta-de-cep.integration.ts'

const NAO_HA = 'CEP não encontrado. Confira ou preencha o endereço.'
const FORA = 'A consulta de CEP não respondeu. Preencha o endereço.'

handle(consultarCep, async (ctx, { params }) => {
  try {
    const porta = await ctx.servicos.externo.porta(CEP, { hotId: ctx.hotsite.id, reqId: ctx.reqId })
    if (porta === null) return recusar('CONSULTA_FORA', FORA)
    const achado = await porta.buscar(params.cep)
    return achado ?? recusar('CEP_DESCONHECIDO', NAO_HA, { campos: { cep: NAO_HA } })
  } catch (e) {
    if (!(e instanceof FalhaExterna)) throw e
    return recusar('CONSULTA_FORA', FORA)
  }
})
