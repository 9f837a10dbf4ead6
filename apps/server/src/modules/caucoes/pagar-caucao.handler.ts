// The client asks for his charge. The row is written first and the bank is asked after the commit, so that no lock waits
// for it; the charge's txid is the row's uid, so that asking again finds the same charge. Two tabs meet at the lock of the
// enabling and get one deposit.
import { pagarCaucao } from '@martelo/contracts/caucoes/pagar-caucao.contract.ts'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { cobrancaPedida } from '@martelo/domain/caucoes/cobranca.ts'
import { caucaoPedida } from '@martelo/domain/caucoes/valor-da-caucao.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { apresentarMinhaCaucao, impedimentoParaPagarCaucao } from './apresentar-caucao.ts'
import { acharLeilaoComCaucao, caucaoDoCliente, comoCobrada } from './caucoes.sql.ts'
import { cobrarCaucao, inserirCaucao, porCaucaoDeLado, travarPedido } from './cobranca-da-caucao.ts'

handle(pagarCaucao, async (ctx, { params, body }) => {
  const { cliId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  const feito = await ctx.tx(async (tx) => {
    const leilao = await acharLeilaoComCaucao(tx, hotId, params.leiUid)
    if (leilao === null) return recusar('LEILAO_INEXISTENTE', MENSAGENS.naoEncontrado)
    const habilitacao = await travarPedido(tx, hotId, leilao.id, cliId)
    const impedimento = await impedimentoParaPagarCaucao(ctx, leilao, habilitacao)
    if (impedimento !== null) return recusar('NAO_PODE', impedimento)
    const pedida = caucaoPedida(leilao, body.limite ?? null)
    if (!pedida.ok) return recusar('LIMITE', pedida.mensagem, { campos: { limite: pedida.mensagem } })
    const atual = await caucaoDoCliente(tx, hotId, leilao.id, cliId)
    const qual = cobrancaPedida(atual && comoCobrada(atual), pedida, ctx.agora)
    if (qual === 'nenhuma') return { leilao, cobrar: null }
    if (qual === 'a-mesma') return { leilao, cobrar: atual }
    // The table lets one that waits for its money be cancelled, and no other.
    if (atual !== null) await porCaucaoDeLado(ctx, tx, atual)
    return { leilao, cobrar: await inserirCaucao(ctx, tx, leilao, cliId, pedida) }
  })
  if (ehRecusa(feito)) return feito
  const { leilao, cobrar } = feito
  if (cobrar !== null && !(await cobrarCaucao(ctx, cobrar)))
    return recusar('BANCO_FORA', 'O banco não respondeu. Tente novamente em instantes.')
  return ctx.ler((tx) => apresentarMinhaCaucao(ctx, tx, leilao, cliId))
})
