import { apiCondicionais } from '@martelo/contracts/sistemas/api-condicionais.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { condicionalDeEnsaio } from './apresentar-ensaio.ts'
import { comChave } from './chave-do-sistema.ts'
import { lerEnsaio } from './ensaio.sql.ts'
import { condicionaisDeUm } from './ler-pela-api.sql.ts'
import { cortes } from './paginar.ts'

handle(
  apiCondicionais,
  comChave(
    'condicionais:responder',
    (ctx, { comId, ambiente }, { query }: { query: { pagina: number; porPagina: number } }) =>
      ctx.ler(async (tx) => {
        const q = { hotId: ctx.hotsite.id, comId }
        if (ambiente === 'teste') {
          const { total, linhas } = await lerEnsaio(
            tx,
            { ...q, tipo: 'lote', soQueEsperam: true },
            cortes(query),
          )
          return { ...query, total, itens: linhas.map(condicionalDeEnsaio) }
        }
        const { total, linhas } = await condicionaisDeUm(tx, q, cortes(query))
        const itens = linhas.map(({ leiUid, leilao, prazo, ...l }) => ({
          ...l,
          leilao: { uid: leiUid, nome: leilao },
          prazo: iso(prazo),
        }))
        return { ...query, total, itens }
      }),
  ),
)
