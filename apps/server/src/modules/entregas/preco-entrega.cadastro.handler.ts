// What a house charges for sending papers, by its first day. Refuses to rewrite a price that was charged: the day on
// which it began has come.
import { PRECO_ENTREGA } from '@martelo/contracts/entregas/preco-entrega.cadastro.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { recusar } from '../../core/http/handle.ts'

const JA_VALE = 'Este preço já vale. Cadastre outro, a partir de hoje ou depois.'

handleCadastro(PRECO_ENTREGA, {
  async antesDeSalvar({ ctx, antes, dados, mudou }) {
    const hoje = diaEmBrasilia(ctx.agora)
    if (antes !== null && String(antes.desde) < hoje)
      return recusar('CAMPOS', JA_VALE, { campos: { desde: JA_VALE } })
    if (mudou.has('desde') && dados.desde < hoje)
      return recusar('CAMPOS', 'Um preço vale de hoje em diante.', {
        campos: { desde: 'Escolha hoje ou um dia depois.' },
      })
    return
  },
  async antesDeApagar({ ctx, registro }) {
    return String(registro.desde) <= diaEmBrasilia(ctx.agora) ? recusar('RECUSADO', JA_VALE) : undefined
  },
})
