import { permite } from '@martelo/contracts/core/permissions.ts'
import { propostasRecebidas } from '@martelo/contracts/lances/propostas-recebidas.contract.ts'
import { mascararCampo } from '@martelo/domain/comum/identificadores/mascarar.ts'
import { telefoneMascarado } from '@martelo/domain/comum/identificadores/mascarar-contato.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { listarPropostas } from './propostas.sql.ts'

handle(propostasRecebidas, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarPropostas(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  const inteiros = permite('cliente:dados', ctx.sessao)
  return linhas.map((p) => ({
    ...p,
    email: inteiros ? p.email : mascararCampo('email', p.email),
    telefone: inteiros ? p.telefone : p.telefone && telefoneMascarado(p.telefone),
    criadaAt: iso(p.criadaAt),
    respondidaAt: iso(p.respondidaAt),
  }))
})
