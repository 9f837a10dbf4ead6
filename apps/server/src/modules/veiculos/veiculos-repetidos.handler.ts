import { veiculosRepetidos } from '@martelo/contracts/veiculos/veiculos-repetidos.contract.ts'
import { conferirVeiculo } from '@martelo/domain/veiculos/conferir-veiculo.ts'
import { handle } from '../../core/http/handle.ts'
import { acharRepetidos } from './repetidos.sql.ts'

handle(veiculosRepetidos, (ctx, { query }) => {
  // A half-typed number is no number yet; the others are still looked for.
  const { placaChave, chassi, renavam, erros } = conferirVeiculo(query)
  return ctx.ler(async (tx) => {
    const achados = await acharRepetidos(tx, ctx.hotsite.id, {
      placaChave,
      chassi: erros.chassi === undefined ? chassi : null,
      renavam: erros.renavam === undefined ? renavam : null,
    })
    return achados.filter((a) => a.uid !== query.exceto)
  })
})
