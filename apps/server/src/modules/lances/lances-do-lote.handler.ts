import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { lancesDoLote } from '@martelo/contracts/lances/lances-do-lote.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { ehDaCasa, exigeLogin } from './apresentar-lance.ts'
import { acharLote, ehDoComitente, historico } from './lances.sql.ts'
import { apelidoPublico, seloDe } from '../../engines/salas/port.ts'

handle(lancesDoLote, async (ctx, { params, query }) => {
  if (exigeLogin(ctx)) return recusar('LOGIN_NECESSARIO', MENSAGENS.semSessaoCliente)
  const casa = ehDaCasa(ctx)
  const lido = await ctx.ler(async (tx) => {
    const lote = await acharLote(tx, ctx.hotsite.id, params.lelUid, casa)
    if (lote === null) return null
    const comitente =
      ctx.sessao !== null && (await ehDoComitente(tx, ctx.hotsite.id, ctx.sessao.usuId, lote.comId))
    const pagina = { limite: query.limite, antesDe: query.antesDe ?? null }
    return { comitente, ...(await historico(tx, ctx.hotsite.id, lote.lelId, pagina)) }
  })
  if (lido === null) return recusar('LOTE_INEXISTENTE', MENSAGENS.naoEncontrado)
  ctx.contar(lido.total)
  return lido.linhas.map((l) => ({
    seq: l.seq,
    valor: l.valor,
    apelido: apelidoPublico(l.apelido),
    cidade: l.cidade,
    selo: seloDe(params.lelUid, l.cliUid ?? l.apeUid ?? ''),
    data: l.data.toISOString(),
    meu: l.cliUid !== null && l.cliUid === ctx.sessao?.cliUid,
    ...(casa || lido.comitente ? { tipo: l.tipo } : {}),
    ...(casa
      ? { apelidoCompleto: l.apelido, cliUid: l.cliUid, digitadoPor: l.digitadoPor, dadoPor: l.dadoPor }
      : {}),
  }))
})
