// Whether and when one lot can be seen: its state, its yard's agenda narrowed to visits, and the places taken.
import { diaEmBrasilia, inicioDoDia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { DURACAO_DO_HORARIO_MINUTOS, type DiaDaAgenda } from '@martelo/domain/entregas/agenda-do-patio.ts'
import { SITUACOES_LEILAO } from '@martelo/domain/leiloes/situacoes.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { ehLocalExterno } from '@martelo/domain/patios/local-externo.ts'
import { agendaDeVisitas, visitasDoDia } from '@martelo/domain/visitacoes/horarios-de-visita.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { lerCartoes } from '../lotes/door.ts'
import { lerPatioComAgenda, type PatioComAgenda } from '../patios/door.ts'
import { lerLote, type LoteAVisitar, visitasPorHorario } from './visitacoes.sql.ts'

export interface LoteNaAgenda {
  readonly lote: LoteAVisitar
  readonly nome: string
  readonly url: string
  readonly patio: PatioComAgenda
}

/** Null: the public does not see such a lot. Throws `SEM_VISITA`. */
export async function loteNaAgenda(ctx: Ctx, tx: Tx, lelUid: string): Promise<LoteNaAgenda | null> {
  const hotId = ctx.hotsite.id
  const lote = await lerLote(tx, hotId, lelUid)
  const [cartao] = lote === undefined ? [] : await lerCartoes(tx, ctx.hotsite, [lote.id])
  if (lote === undefined || cartao === undefined) return null
  const aberto =
    recebeLances(lote.situacao) &&
    SITUACOES_LEILAO[lote.leilao].recebeLances &&
    (lote.ate === null || lote.ate.getTime() > ctx.agora)
  if (!aberto) throw new RecusaLancada(recusar('SEM_VISITA', 'A venda já terminou: não há mais visitas.'))
  const hoje = diaEmBrasilia(ctx.agora)
  const patio = lote.patId === null ? undefined : await lerPatioComAgenda(tx, hotId, { id: lote.patId }, hoje)
  if (patio === undefined || patio.visitas.porHorario === 0 || ehLocalExterno(patio.nome))
    throw new RecusaLancada(recusar('SEM_VISITA', 'Aqui a visita é combinada com a nossa equipe.'))
  return { lote, nome: cartao.nome, url: cartao.url, patio }
}

/** The days from `de` on, each with its slots. */
export async function diasDeVisita(
  ctx: Ctx,
  tx: Tx,
  { lote, patio }: LoteNaAgenda,
  de: string,
  quantos: number,
): Promise<DiaDaAgenda[]> {
  const ocupacao = await visitasPorHorario(
    tx,
    ctx.hotsite.id,
    patio.id,
    new Date(inicioDoDia(de)),
    new Date(inicioDoDia(somarDias(de, quantos))),
  )
  const agenda = agendaDeVisitas(patio.agenda, patio.visitas)
  const quando = { agora: ctx.agora, ate: lote.ate?.getTime() ?? null }
  return Array.from({ length: quantos }, (_, i) => visitasDoDia(somarDias(de, i), agenda, ocupacao, quando))
}

/** The slot that begins at `inicio`, under the yard's lock. Throws `HORARIO`. */
export async function exigirHorario(
  ctx: Ctx,
  tx: Tx,
  na: LoteNaAgenda,
  inicio: Date,
): Promise<{ inicio: Date; fim: Date }> {
  const [d] = await diasDeVisita(ctx, tx, na, diaEmBrasilia(inicio.getTime()), 1)
  const h = d?.horarios.find((x) => x.inicio === inicio.getTime())
  const motivo = d?.fechado ?? (h === undefined ? 'Não há visitas neste horário.' : h.impedimento)
  if (motivo !== null) throw new RecusaLancada(recusar('HORARIO', motivo, { campos: { inicio: motivo } }))
  const minutos = na.patio.agenda.duracaoMinutos ?? DURACAO_DO_HORARIO_MINUTOS
  return { inicio, fim: new Date(inicio.getTime() + minutos * 60_000) }
}

/** For who lost the last place to another person. */
export const semVaga = () =>
  new RecusaLancada(
    recusar('HORARIO', 'Não há mais vagas neste horário.', {
      campos: { inicio: 'Não há mais vagas neste horário.' },
    }),
  )
