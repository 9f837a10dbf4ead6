import { apiVeiculos } from '@martelo/contracts/sistemas/api-veiculos.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { veiculoDeEnsaio } from './apresentar-ensaio.ts'
import { comChave } from './chave-do-sistema.ts'
import { lerEnsaio } from './ensaio.sql.ts'
import { veiculosDeUm } from './ler-pela-api.sql.ts'
import { cortes } from './paginar.ts'

handle(
  apiVeiculos,
  comChave(
    'veiculos:ler',
    (ctx, { comId, ambiente }, { query }: { query: { pagina: number; porPagina: number } }) =>
      ctx.ler(async (tx) => {
        const q = { hotId: ctx.hotsite.id, comId }
        if (ambiente === 'teste') {
          const { total, linhas } = await lerEnsaio(tx, { ...q, tipo: 'veiculo' }, cortes(query))
          return { ...query, total, itens: linhas.map(veiculoDeEnsaio) }
        }
        const { total, linhas } = await veiculosDeUm(tx, q, cortes(query))
        return { ...query, total, itens: linhas.map((v) => ({ ...v, criadoAt: v.criadoAt.toISOString() })) }
      }),
  ),
)
