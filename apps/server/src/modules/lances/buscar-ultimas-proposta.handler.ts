import { buscarUltimasProposta } from '@martelo/contracts/lances/buscar-ultimas-proposta.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { listarPropostas } from './propostas.sql.ts'

const ULTIMAS = 50

handle(buscarUltimasProposta, async (ctx, { query }) => {
  const { cliId } = exigirCliente(ctx)
  const filtro = { cliId, lelUid: query.lelUid, pagina: 1, porPagina: ULTIMAS }
  const { linhas } = await ctx.ler((tx) => listarPropostas(tx, ctx.hotsite.id, filtro))
  return linhas.map((p) => ({ ...p, criadaAt: iso(p.criadaAt), respondidaAt: iso(p.respondidaAt) }))
})
