import { meusLimites } from '@martelo/contracts/lances/meus-limites.contract.ts'
import { limiteDisponivel } from '@martelo/domain/lances/limite-disponivel.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { lerMeusLimites } from './limites-de-compra.sql.ts'

handle(meusLimites, (ctx) =>
  ctx.ler(async (tx) => {
    const { cliId } = exigirCliente(ctx)
    const { geral, leiloes } = await lerMeusLimites(tx, ctx.hotsite.id, cliId)
    const conta = (limite: number, comprometido: number) => ({
      limite,
      comprometido,
      disponivel:
        limiteDisponivel({ cliente: limite, leilao: null }, { todos: comprometido, noLeilao: 0 }) ?? limite,
    })
    return {
      geral: geral.limite === null ? null : conta(geral.limite, geral.comprometido),
      leiloes: leiloes.map((l) => ({ leiUid: l.leiUid, nome: l.nome, ...conta(l.limite, l.comprometido) })),
    }
  }),
)
