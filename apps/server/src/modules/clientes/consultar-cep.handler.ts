import { consultarCep } from '@martelo/contracts/clientes/consultar-cep.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { buscarCep, CepFora } from './consulta-de-cep.integration.ts'

const NAO_HA = 'CEP não encontrado. Confira ou preencha o endereço.'

handle(consultarCep, async (ctx, { params }) => {
  try {
    const achado = await buscarCep(params.cep, ctx.agora)
    return achado ?? recusar('CEP_DESCONHECIDO', NAO_HA, { campos: { cep: NAO_HA } })
  } catch (e) {
    if (!(e instanceof CepFora)) throw e
    ctx.log.warn({ err: e }, 'postal code not looked up')
    return recusar('CONSULTA_FORA', 'A consulta de CEP não respondeu. Preencha o endereço.')
  }
})
