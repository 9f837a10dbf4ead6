import { ehInterno } from '@martelo/contracts/core/permissions.ts'
import { responderSegundaOferta } from '@martelo/contracts/vendas/responder-segunda-oferta.contract.ts'
import { type Ator, atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { faltaAceite } from '../privacidade/door.ts'
import { concluir } from './mudar-venda.ts'
import { lerOfertas } from './segunda-oferta.sql.ts'
import { moverOferta } from './segunda-oferta.ts'
import { travarVenda } from './vendas.sql.ts'

handle(responderSegundaOferta, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const sessao = exigirSessao(ctx)
  const feita = await ctx.tx(async (tx) => {
    const [antes] = await lerOfertas(tx, hotId, { uid: params.uid })
    const v = antes && (await travarVenda(tx, hotId, antes.vndId))
    const [o] = await lerOfertas(tx, hotId, { uid: params.uid })
    if (!v || !o) return null
    const minha = sessao.cliId === o.cliId
    if (!minha && !ehInterno(sessao)) return null
    const falta = minha && body.evento === 'aceitar' ? await faltaAceite(tx, ctx.hotsite, o.cliId) : null
    if (falta !== null) throw new RecusaLancada(falta)
    const quem: readonly Ator[] = minha
      ? ['Cliente']
      : atoresDosPapeis(sessao.papeis).filter((a) => a !== 'Cliente')
    await conferirVersao(ctx, tx, {
      entidade: 'venda',
      uid: v.venda.uid,
      versaoAtual: o.versao,
      versaoLida: body.versao,
    })
    const r = await moverOferta(ctx, tx, v, o, { evento: body.evento, quem })
    if (!r.pode) throw new RecusaLancada(recusar('RECUSADA', r.motivo))
    return r
  })
  if (feita === null) return recusar('NAO_ENCONTRADA', 'Oferta não encontrada')
  if (feita.mudada !== null) concluir(ctx.servicos, feita.mudada)
  return { uid: params.uid, situacao: feita.situacao, vndId: feita.mudada?.aviso.vndId ?? null }
})
