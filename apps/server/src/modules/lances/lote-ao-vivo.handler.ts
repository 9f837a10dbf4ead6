import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { loteAoVivo } from '@martelo/contracts/lances/lote-ao-vivo.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { ehDaCasa, exigeLogin, tipoDoSite } from './apresentar-lance.ts'
import { lerDespesas } from './despesas.sql.ts'
import { acharLote } from './lances.sql.ts'
import { lerMeuNoLote } from './meu-no-lote.sql.ts'
import { lerLotesDaSala, lerUltimosLances } from '../../engines/salas/port.ts'

const LANCES_NO_PAINEL = 20

handle(loteAoVivo, async (ctx, { params }) => {
  if (exigeLogin(ctx)) return recusar('LOGIN_NECESSARIO', MENSAGENS.semSessaoCliente)
  const { banco } = ctx.servicos
  const { cliId = null, cliUid = null } = ctx.sessao ?? {}
  return ctx.ler(async (tx) => {
    // The room's version comes with the lot, before its state: a state read later may be newer, never older.
    const lote = await acharLote(tx, ctx.hotsite.id, params.lelUid, ehDaCasa(ctx))
    const [daSala] = lote === null ? [] : await lerLotesDaSala(tx, [lote.lelId])
    if (lote === null || !daSala) return recusar('LOTE_INEXISTENTE', MENSAGENS.naoEncontrado)
    const alvo = { ...lote, lelUid: params.lelUid, hotId: ctx.hotsite.id }
    const despesas = await lerDespesas(tx, ctx.hotsite.id, lote.lelId)
    const meu =
      cliId === null || cliUid === null
        ? null
        : await lerMeuNoLote(tx, banco.poolSistema, alvo, { cliId, cliUid }, tipoDoSite(ctx), ctx.agora)
    const comissao = meu?.grupo.comissao
    return {
      leiUid: lote.leiUid,
      salaVersao: lote.salaVersao,
      agora: new Date(ctx.agora).toISOString(),
      estado: daSala.estado,
      // As the sale will charge: a group's commission comes before those of lot and auction.
      despesas: comissao
        ? { ...despesas, comissaoPorcentagem: comissao.porcentagem, compreJaPorcentagem: null }
        : despesas,
      lances: (await lerUltimosLances(tx, lote.lelId, LANCES_NO_PAINEL)).map((l) => l.publico),
      meu,
    }
  })
})
