// The snapshot of a room. The version is read before the state: what changes in between comes again as a frame, never
// too late.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { salaDoLeilao } from '@martelo/contracts/pregao/sala-do-leilao.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerUltimosLances } from '../../engines/salas/port.ts'
import { impedimentoDeHoje } from './dia-do-leilao.sql.ts'
import { lerEstadoDaSala } from './estado-da-sala.sql.ts'
import { lerLotesNoPregao } from './lotes-da-sala.sql.ts'
import { quemNaSala } from './quem-na-sala.sql.ts'
import { idsDaSala, lerLeilaoDaSala } from './sala-do-leilao.sql.ts'
import { lerSalaParaConduzir } from './conduzir.sql.ts'

const LANCES_NO_PAINEL = 30

handle(salaDoLeilao, async (ctx, { params, query }) => {
  if (ctx.hotsite.necessarioLoginParaVisualizar && ctx.sessao === null)
    return recusar('LOGIN_NECESSARIO', MENSAGENS.semSessaoCliente)
  const { tempoReal } = ctx.servicos
  const quem = await ctx.ler((tx) => quemNaSala(tx, ctx.hotsite, ctx.sessao, params.leiUid))
  if (quem === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  const versao = await tempoReal.versaoDaSala(quem.leiId)
  const daCasa = quem.conduz || quem.publicos.includes('equipe')
  return ctx.ler(async (tx) => {
    const sala = await lerEstadoDaSala(tx, quem.leiId)
    const ids = await idsDaSala(tx, quem.leiId, { todos: daCasa, anuncioUid: query.anuncioUid ?? null })
    const vista = { veReservas: quem.veReservas, restrito: daCasa, veApelidos: daCasa, comIds: quem.comIds }
    const lotes = await lerLotesNoPregao(ctx.servicos, tx, ctx.hotsite, ids, vista)
    const foco =
      query.anuncioUid ?? sala.loteAtualUid ?? sala.loteNoPlacarUid ?? lotes[0]?.estado.lelUid ?? null
    const doFoco = await tx
      .selectFrom('lote')
      .select('id')
      .where('leiId', '=', quem.leiId)
      .where('uid', '=', foco ?? '00000000-0000-0000-0000-000000000000')
      .executeTakeFirst()
    const lances = doFoco === undefined ? [] : await lerUltimosLances(tx, doFoco.id, LANCES_NO_PAINEL)
    const conducao = quem.conduz ? await lerSalaParaConduzir(tx, ctx.hotsite.id, params.leiUid) : null
    return {
      versao,
      agora: new Date(ctx.servicos.banco.relogio.agora()).toISOString(),
      publicos: [...quem.publicos],
      conduz: quem.conduz,
      leilao: await lerLeilaoDaSala(tx, ctx.hotsite.id, quem.leiId),
      sala,
      lotes,
      lances: {
        lelUid: doFoco === undefined ? null : foco,
        lances: lances.map((l) => (daCasa ? l.equipe : l.publico)),
      },
      presenca: tempoReal.quantos(quem.leiId),
      apelidosAtivos: ctx.hotsite.apelidosLeiloeiro,
      // A day that the house has authorised in the auction's record is open.
      impedimentoDoDia:
        conducao?.liberacaoDiaMotivo === null ? await impedimentoDeHoje(tx, conducao, conducao.agora) : null,
    }
  })
})
