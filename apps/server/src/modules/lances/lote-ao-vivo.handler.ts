import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { loteAoVivo } from '@martelo/contracts/lances/lote-ao-vivo.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { ehDaCasa, exigeLogin, tipoDoSite } from './apresentar-lance.ts'
import { acharLote } from './lances.sql.ts'
import { lerMeuNoLote } from './meu-no-lote.sql.ts'
import { lerDespesas } from './despesas.sql.ts'
import { lerLotesDaSala } from './sala/estado-publico.sql.ts'
import { lerUltimosLances } from './sala/lances-da-sala.sql.ts'

const LANCES_NO_PAINEL = 20

handle(loteAoVivo, async (ctx, { params }) => {
  if (exigeLogin(ctx)) return recusar('LOGIN_NECESSARIO', MENSAGENS.semSessaoCliente)
  const { banco, tempoReal } = ctx.servicos
  const lote = await ctx.ler((tx) => acharLote(tx, ctx.hotsite.id, params.lelUid, ehDaCasa(ctx)))
  if (lote === null) return recusar('LOTE_INEXISTENTE', MENSAGENS.naoEncontrado)
  // The version first: a state read after it may be newer, never older.
  const salaVersao = await tempoReal.versaoDaSala(lote.leiId)
  const { cliId = null, cliUid = null } = ctx.sessao ?? {}
  return ctx.ler(async (tx) => {
    const [daSala] = await lerLotesDaSala(tx, [lote.lelId])
    if (!daSala) return recusar('LOTE_INEXISTENTE', MENSAGENS.naoEncontrado)
    const alvo = { ...lote, lelUid: params.lelUid, hotId: ctx.hotsite.id }
    return {
      leiUid: lote.leiUid,
      salaVersao,
      agora: new Date().toISOString(),
      estado: daSala.estado,
      despesas: await lerDespesas(tx, ctx.hotsite.id, lote.lelId),
      lances: (await lerUltimosLances(tx, lote.lelId, LANCES_NO_PAINEL)).map((l) => l.publico),
      meu:
        cliId === null || cliUid === null
          ? null
          : await lerMeuNoLote(tx, banco.poolSistema, alvo, { cliId, cliUid }, tipoDoSite(ctx), Date.now()),
    }
  })
})
