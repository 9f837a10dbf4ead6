import { apiPrestacoes } from '@martelo/contracts/sistemas/api-prestacoes.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { prestacaoDeEnsaio } from './apresentar-ensaio.ts'
import { comChave } from './chave-do-sistema.ts'
import { lerEnsaio } from './ensaio.sql.ts'
import { prestacoesDeUm } from './ler-pela-api.sql.ts'
import { cortes } from './paginar.ts'

handle(
  apiPrestacoes,
  comChave(
    'prestacoes:ler',
    (ctx, { comId, ambiente }, { query }: { query: { pagina: number; porPagina: number } }) =>
      ctx.ler(async (tx) => {
        const q = { hotId: ctx.hotsite.id, comId }
        if (ambiente === 'teste') {
          const { total, linhas } = await lerEnsaio(tx, { ...q, tipo: 'prestacao' }, cortes(query))
          return { ...query, total, itens: linhas.map(prestacaoDeEnsaio) }
        }
        const { total, linhas } = await prestacoesDeUm(tx, q, cortes(query))
        const itens = linhas.map((p) => ({ ...p, aprovadaAt: iso(p.aprovadaAt), pagaAt: iso(p.pagaAt) }))
        return { ...query, total, itens }
      }),
  ),
)
