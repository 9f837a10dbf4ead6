// What a sale costs in this house and how it ends: from what is published and from what was decided in twelve months.
import { custosDaCasa } from '@martelo/contracts/leiloes/custos-da-casa.contract.ts'
import { comoTerminam } from '@martelo/domain/condicionais/como-terminam.ts'
import { handle } from '../../core/http/handle.ts'
import { condicionaisTerminadas, cobradoAgora, quemVende } from './custos-da-casa.sql.ts'

handle(custosDaCasa, (ctx) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const cobrado = await cobradoAgora(tx, hotId)
    return {
      comissao: cobrado && { de: cobrado.comissaoDe, ate: cobrado.comissaoAte },
      taxaAdm: cobrado && { de: cobrado.taxaDe, ate: cobrado.taxaAte },
      diasParaResponder: ctx.hotsite.diasRespostaCondicional,
      condicionais: comoTerminam(await condicionaisTerminadas(tx, hotId)),
      vendedores: await quemVende(tx, hotId),
    }
  }),
)
