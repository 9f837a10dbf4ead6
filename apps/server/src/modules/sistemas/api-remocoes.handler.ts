import { apiRemocoes } from '@martelo/contracts/sistemas/api-remocoes.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { remocaoDeEnsaio } from './apresentar-ensaio.ts'
import { comChave } from './chave-do-sistema.ts'
import { lerEnsaio } from './ensaio.sql.ts'
import { remocoesDeUm } from './ler-pela-api.sql.ts'
import { cortes } from './paginar.ts'

handle(
  apiRemocoes,
  comChave(
    'remocoes:ler',
    (ctx, { comId, ambiente }, { query }: { query: { pagina: number; porPagina: number } }) =>
      ctx.ler(async (tx) => {
        const q = { hotId: ctx.hotsite.id, comId }
        if (ambiente === 'teste') {
          const { total, linhas } = await lerEnsaio(tx, { ...q, tipo: 'veiculo' }, cortes(query))
          return { ...query, total, itens: linhas.map(remocaoDeEnsaio) }
        }
        const { total, linhas } = await remocoesDeUm(tx, q, cortes(query))
        const itens = linhas.map(
          ({ veiUid, referencia, veiculo, placa, pedidaAt, inicioAt, fimAt, ...r }) => ({
            ...r,
            veiculo: { uid: veiUid, referencia, nome: veiculo, placa },
            pedidaAt: pedidaAt.toISOString(),
            inicioAt: iso(inicioAt),
            fimAt: iso(fimAt),
          }),
        )
        return { ...query, total, itens }
      }),
  ),
)
