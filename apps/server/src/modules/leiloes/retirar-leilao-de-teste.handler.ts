// Taken away in any state: what was tried in it, bids and broadcast too, was never an auction. What of the house was tied to it
// stays, and says so.
import { retirarLeilaoDeTeste } from '@martelo/contracts/leiloes/retirar-leilao-de-teste.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { pararCanaisRetirados, retirarCanais } from '../transmissoes/door.ts'
import { apagarLeilaoDeTeste, temBensDaCasa } from './leilao-de-teste.sql.ts'
import { lerLeilao } from './leiloes.sql.ts'

const LIGADO = recusar(
  'LIGADO',
  'Há registros da casa ligados a este leilão de teste (um bem, um evento). Desfaça a ligação antes.',
)
const ehChaveEstrangeira = (e: unknown): boolean =>
  typeof e === 'object' && e !== null && 'code' in e && e.code === '23503'

handle(retirarLeilaoDeTeste, async (ctx, { params }) => {
  try {
    const r = await ctx.tx(async (tx) => {
      const a = await lerLeilao(tx, ctx.hotsite.id, params.id, true)
      if (a === null || !a.teste) return recusar('NAO_ENCONTRADO', 'Leilão de teste não encontrado')
      if (await temBensDaCasa(tx, ctx.hotsite.id, a.id)) return LIGADO
      const canais = await retirarCanais(tx, ctx.hotsite.id, a.id)
      await apagarLeilaoDeTeste(tx, ctx.hotsite.id, a.id)
      await auditar(ctx, tx, {
        entidade: 'leilao',
        uid: a.uid,
        acao: 'retirarTeste',
        antes: { nome: a.nome, situacao: a.situacao },
      })
      return canais
    })
    if (ehRecusa(r)) return r
    await pararCanaisRetirados(ctx.servicos, r)
    return {}
  } catch (e) {
    if (ehChaveEstrangeira(e)) return LIGADO
    throw e
  }
})
