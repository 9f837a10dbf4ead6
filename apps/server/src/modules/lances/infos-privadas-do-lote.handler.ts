import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { veReserva } from '@martelo/contracts/lotes/quem-ve-reserva.ts'
import { infosPrivadasDoLote } from '@martelo/contracts/lances/infos-privadas-do-lote.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { lerInfosPrivadas } from './infos-privadas.sql.ts'
import { acharLote, ehDoComitente } from './lances.sql.ts'
import { apresentarValidacao, validacoesDoLote } from '../validacoes/door.ts'
import { lerLotesDaSala } from '../../engines/salas/port.ts'

handle(infosPrivadasDoLote, async (ctx, { params }) => {
  const { usuId } = exigirSessao(ctx)
  return ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const lote = await acharLote(tx, hotId, params.lelUid, true)
    if (lote === null) return recusar('LOTE_INEXISTENTE', MENSAGENS.naoEncontrado)
    const leiloeiroDele = lote.leiloeiroUsuId === usuId && permite('pregao:conduzir', ctx.sessao)
    const casa = leiloeiroDele || permite('pregao:acompanhar', ctx.sessao) || permite('lote:ver', ctx.sessao)
    const doComitente = await ehDoComitente(tx, hotId, usuId, lote.comId)
    if (!casa && !doComitente)
      return recusar('SEM_PERMISSAO', 'Só a equipe e o comitente deste lote veem estas informações.')
    const [[daSala], i, validacoes] = await Promise.all([
      lerLotesDaSala(tx, [lote.lelId]),
      lerInfosPrivadas(tx, hotId, lote.lelId),
      casa ? validacoesDoLote(tx, hotId, lote.lelId) : [],
    ])
    if (!daSala || i === null) return recusar('LOTE_INEXISTENTE', MENSAGENS.naoEncontrado)
    return {
      ...i,
      ...daSala.restrito,
      uid: params.lelUid,
      validacoes: validacoes.map((v) => apresentarValidacao(v, ctx.sessao)),
      condicionalRespostaData: iso(i.condicionalRespostaData),
      condicionalNovoValorData: iso(i.condicionalNovoValorData),
      dataCadastroLote: iso(i.dataCadastroLote),
      dataAlteracaoFipe: iso(i.dataAlteracaoFipe),
      ...(veReserva(ctx.sessao, { leiloeiroDele, doComitente })
        ? {}
        : { valorComitente: null, respostaDuranteLeilao: null, respostaDuranteLeilaoValor: null }),
      // Whom he competes with is no consignor's business.
      lancesParticipantesCliUid: casa ? i.lancesParticipantesCliUid : [],
    }
  })
})
