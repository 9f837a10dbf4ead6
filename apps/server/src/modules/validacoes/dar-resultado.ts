// The answer to a validation, from a person or from a registry: kept, audited, and told to a client whose bid waits.
import {
  EVENTO_DO_RESULTADO,
  type EventoDeValidacao,
  podeTransitarValidacao,
  type ResultadoDeValidacao,
} from '@martelo/domain/validacoes/states.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'
import { anunciarValidacao } from './anunciar-validacao.ts'
import { gravarResultado, type LinhaDeValidacao, travarValidacao } from './validacoes.sql.ts'

/** A request, or a task in the name of the system. */
export type QuemValida = Parameters<typeof auditar>[0] & { readonly servicos: Servicos }

interface Dado {
  readonly evento: EventoDeValidacao
  readonly para: ResultadoDeValidacao
  /** null: a registry */
  readonly usuId: number | null
}

export async function darResultado(
  ctx: QuemValida,
  tx: Tx,
  v: LinhaDeValidacao,
  { evento, para, usuId }: Dado,
): Promise<LinhaDeValidacao> {
  const hotId = ctx.hotsite.id
  await gravarResultado(tx, { hotId, id: v.id, resultado: para, usuId })
  await auditar(ctx, tx, {
    entidade: 'validacao',
    uid: v.uid,
    acao: evento,
    antes: { resultado: v.resultado },
    depois: { resultado: para },
  })
  // A client who was kept waiting is told; the others were asked nothing.
  if (v.valorDaOferta !== null && para !== 'Aguardando')
    await ctx.servicos.correio.avisar(tx, hotId, {
      tipo: para === 'Autorizado' ? 'oferta-validada' : 'oferta-nao-validada',
      para: { cliId: v.cliId },
      variaveis: { lote: v.lote },
      link: `/agenda/${v.leiUid}`,
      marca: `lote:${v.lelUid}`,
    })
  return (await travarValidacao(tx, hotId, v.uid)) ?? v
}

/** What a registry says of one that is open, null when nothing changed: what was answered stays. */
export async function responderPelaConsulta(
  ctx: QuemValida,
  tx: Tx,
  uid: string,
  resultado: ResultadoDeValidacao,
): Promise<LinhaDeValidacao | null> {
  const v = await travarValidacao(tx, ctx.hotsite.id, uid)
  if (v === null || v.resultado === resultado) return null
  const evento = EVENTO_DO_RESULTADO[resultado]
  const pode = podeTransitarValidacao({ de: v.resultado, evento, atores: ['sistema'] })
  return pode.pode ? darResultado(ctx, tx, v, { evento, para: pode.para, usuId: null }) : null
}

/** After the commit. */
export async function anunciarResposta(ctx: QuemValida, v: LinhaDeValidacao): Promise<void> {
  const { lelUid, resultado, cliUid } = v
  await anunciarValidacao(ctx.servicos, ctx.hotsite.id, v)
  ctx.servicos.tempoReal.avisar(`cliente:${cliUid}`, 'oferta-validada', { lelUid, resultado })
}
