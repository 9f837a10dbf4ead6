// Moves a booking to today, in place: the paper that its bearer shows at the gate and the third person's authorisation
// stay valid. Told twice, the first time counts.
import { anteciparRetirada } from '@martelo/contracts/entregas/antecipar-retirada.contract.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { faltaParaODia } from '@martelo/domain/entregas/antecipar-retirada.ts'
import { podeTransitarRetirada } from '@martelo/domain/entregas/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { travarAgenda } from '../patios/door.ts'
import { avisarVenda, escreverAoComprador, lerVenda, vendaAvisada } from '../vendas/door.ts'
import { atoresNoAgendamento } from './encerrar-agendamento.ts'
import { lerAgendamento, mudarLugar, travarItem } from './entregas.sql.ts'
import { acharLugar } from './lugar-de-hoje.ts'

handle(anteciparRetirada, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const feito = await ctx.tx(async (tx) => {
    const antes = await lerAgendamento(tx, hotId, params.uid)
    const item = antes && (await travarItem(tx, hotId, antes.itemUid))
    const a = await lerAgendamento(tx, hotId, params.uid)
    const quem = item && a && (await atoresNoAgendamento(ctx, tx, item, a))
    if (a === undefined || item === undefined || !quem) return null
    if (a.situacao !== 'agendado')
      throw new RecusaLancada(recusar('RECUSADO', 'Este agendamento já foi encerrado.'))
    if (faltaParaODia(a.inicio.getTime(), ctx.agora) === null)
      return { inicio: a.inicio, fim: a.fim, aviso: undefined }
    await travarAgenda(tx, a.patId)
    const lugar = await acharLugar(ctx, tx, a.patId)
    const r = podeTransitarRetirada(
      { de: item.retiradaSituacao, evento: 'antecipar', atores: quem },
      {
        agora: ctx.agora,
        agendado: { inicio: a.inicio.getTime(), fim: a.fim.getTime() },
        impedimentoDoHorario: lugar.impedimento,
        erroDoTerceiro: null,
      },
    )
    if (!r.pode)
      throw new RecusaLancada(recusar(r.motivo === lugar.impedimento ? 'HORARIO' : 'RECUSADO', r.motivo))
    if (lugar.impedimento !== null) throw new RecusaLancada(recusar('HORARIO', lugar.impedimento))
    const [inicio, fim] = [new Date(lugar.inicio), new Date(lugar.fim)]
    await mudarLugar(tx, hotId, a, inicio, fim)
    await auditar(ctx, tx, {
      entidade: 'venda_item',
      uid: item.uid,
      acao: 'antecipar',
      antes: { inicio: a.inicio.toISOString() },
      depois: { inicio: inicio.toISOString() },
    })
    const v = await lerVenda(tx, hotId, item.vndId)
    if (v !== undefined)
      await escreverAoComprador(
        ctx.servicos,
        tx,
        v,
        'agendada',
        `O pátio antecipou a retirada para hoje: ${formatarDataHora(lugar.inicio)}. A autorização impressa continua valendo.`,
      )
    return { inicio, fim, aviso: v && vendaAvisada(v) }
  })
  if (feito === null) return recusar('NAO_ENCONTRADO', 'Agendamento não encontrado')
  if (feito.aviso) avisarVenda(ctx.servicos, feito.aviso)
  return { uid: params.uid, inicio: feito.inicio.toISOString(), fim: feito.fim.toISOString() }
})
