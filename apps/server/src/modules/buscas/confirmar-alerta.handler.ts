// The first click begins the search: what it finds now is no news and is noted as told. A later one, by the letter that asks
// before the end or by an old one, gives it another stretch.
import { confirmarAlerta } from '@martelo/contracts/buscas/confirmar-alerta.contract.ts'
import { fimDoAlerta } from '@martelo/domain/buscas/alerta-por-email.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { confirmarAte, travarAlerta } from './alertas-por-email.sql.ts'
import { anotarLotes, filtrosDaBusca } from './buscas-salvas.sql.ts'
import { procurarLotes } from './procurar-lotes.ts'
import { seloConfere } from './selo-da-busca.ts'

handle(confirmarAlerta, async (ctx, { params, body }) => {
  const nao = recusar('NAO_ENCONTRADO', 'Este endereço não vale mais. Peça o aviso de novo.')
  const hotId = ctx.hotsite.id
  if (!seloConfere(ctx.servicos.chaveDeArquivos, 'confirmar', hotId, params.uid, body.selo)) return nao
  const filtros = await ctx.tx((tx) => filtrosDaBusca(tx, hotId, params.uid))
  if (filtros === undefined) return nao
  const achados = await procurarLotes(ctx.servicos, hotId, filtros)
  return ctx.tx(async (tx) => {
    const b = await travarAlerta(tx, hotId, params.uid)
    if (b === undefined) return nao
    const venceAt = new Date(fimDoAlerta(ctx.agora))
    if (b.email !== null) {
      await confirmarAte(tx, hotId, b.id, venceAt)
      if (b.confirmadoAt === null) await anotarLotes(tx, { id: b.id, hotId }, achados, true)
    }
    return { nome: b.nome, endereco: b.endereco, venceAt: venceAt.toISOString() }
  })
})
