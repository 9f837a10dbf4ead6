// Who holds the visit's key moves or cancels it: he was given it on the page and by mail.
import { moverVisita } from '@martelo/contracts/visitacoes/mover-visita.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { travarAgenda } from '../patios/door.ts'
import { exigirHorario, loteNaAgenda, semVaga } from './agenda-do-lote.ts'
import { julgarVisita } from './apresentar-visita.ts'
import { avisarVisita } from './avisar-visita.ts'
import { lembreteDa } from './tomar-lugar.ts'
import {
  encerrarVisita,
  type LinhaDeVisita,
  lerVisitas,
  mudarHorario,
  pelaChave,
  travarVisita,
  vagaLivre,
} from './visitacoes.sql.ts'

handle(moverVisita, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const antes = await travarVisita(tx, hotId, pelaChave(params.chave))
    if (antes === undefined) return recusar('NAO_ENCONTRADO', 'Não há visita com este endereço.')
    await conferirVersao(ctx, tx, {
      entidade: 'visitacao',
      uid: antes.uid,
      versaoAtual: antes.versao,
      versaoLida: body.versao,
    })
    const r = julgarVisita(antes, body.evento, ['Cliente'], ctx.agora)
    if (!r.pode) return recusar('RECUSADO', r.motivo)
    if (body.evento === 'cancelar')
      await encerrarVisita(tx, hotId, antes.id, {
        situacao: r.para,
        em: new Date(ctx.agora),
        por: ctx.sessao?.usuId ?? null,
        motivo: null,
      })
    else await remarcar(ctx, tx, antes, body.inicio ?? null)
    const [v] = await lerVisitas(tx, hotId, pelaChave(params.chave))
    if (v === undefined) throw new Error('the visit that was just changed is not there')
    await auditar(ctx, tx, {
      entidade: 'visitacao',
      uid: v.uid,
      acao: body.evento,
      antes: { situacao: antes.situacao, inicio: antes.inicio.toISOString() },
      depois: { situacao: v.situacao, inicio: v.inicio.toISOString() },
      versao: v.versao,
    })
    await avisarVisita(ctx, tx, body.evento === 'cancelar' ? 'visita-cancelada' : 'visita-remarcada', v)
    return { situacao: v.situacao, inicio: v.inicio.toISOString() }
  }),
)

async function remarcar(ctx: Ctx, tx: Tx, v: LinhaDeVisita, inicio: string | null): Promise<void> {
  const falta = 'Escolha o novo horário.'
  if (inicio === null) throw new RecusaLancada(recusar('CAMPOS', falta, { campos: { inicio: falta } }))
  const na = await loteNaAgenda(ctx, tx, v.lelUid)
  if (na === null) throw new RecusaLancada(recusar('SEM_VISITA', 'A venda já terminou: não há mais visitas.'))
  await travarAgenda(tx, na.patio.id)
  const horario = await exigirHorario(ctx, tx, na, new Date(inicio))
  const vaga = await vagaLivre(tx, ctx.hotsite.id, na.patio, horario.inicio)
  if (vaga === null) throw semVaga()
  await mudarHorario(tx, ctx.hotsite.id, v.id, {
    patId: na.patio.id,
    ...horario,
    vaga,
    lembrarEm: lembreteDa(horario.inicio, ctx.agora),
  })
}
