// A person looks: the acquirer is asked now, whatever notice is on its way.
import { conferirCartao } from '@martelo/contracts/cartoes/conferir-cartao.contract.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { atoresNaVenda } from '../pagamentos/door.ts'
import { lerVenda } from '../vendas/door.ts'
import { apresentarCartao } from './apresentar-cartao.ts'
import { lerCartao } from './cartoes.sql.ts'
import { conferirNoAdquirente } from './conferir-cartao.job.ts'

handle(conferirCartao, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const naoAchado = () => recusar('NAO_ENCONTRADO', 'Pagamento não encontrado')
  const lido = await ctx.ler(async (tx) => {
    const c = await lerCartao(tx, hotId, { uid: params.uid })
    return c && { c, v: await lerVenda(tx, hotId, c.vndId) }
  })
  if (lido?.v === undefined) return naoAchado()
  const quem = atoresNaVenda(ctx, lido.v.venda.cliId)
  if (!quem) return naoAchado()
  try {
    await conferirNoAdquirente(ctx.servicos, hotId, lido.c.id)
  } catch (e) {
    if (!(e instanceof FalhaExterna)) throw e
    return recusar(
      'ADQUIRENTE_FORA',
      'O adquirente não respondeu. A página avança sozinha quando ele confirmar.',
    )
  }
  const c = await ctx.ler((tx) => lerCartao(tx, hotId, { uid: params.uid }))
  return c === undefined ? naoAchado() : apresentarCartao(ctx, c, quem.includes('Cliente'))
})
