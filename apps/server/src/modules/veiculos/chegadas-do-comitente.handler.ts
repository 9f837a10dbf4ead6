import { chegadasDoComitente } from '@martelo/contracts/veiculos/chegadas-do-comitente.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { chegadasDaPessoa } from './chegadas.sql.ts'

handle(chegadasDoComitente, async (ctx) => {
  const { usuId } = exigirSessao(ctx)
  const linhas = await ctx.ler((tx) => chegadasDaPessoa(tx, ctx.hotsite.id, usuId))
  return linhas.map((l) => ({ ...l, recebidaAt: iso(l.recebidaAt) }))
})
