// The ONE place that moves an incident: by the domain's table, with its row locked, and with its audit in the caller's
// transaction.
import { type Ator, atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { type EventoDeIncidente, podeTransitarIncidente } from '@martelo/domain/incidentes/states.ts'
import { sql, type Updateable } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import type { Incidente } from '../../core/database/schema.gen.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import type { QuemMexe } from '../vendas/door.ts'
import { contextoDe } from './apresentar-incidente.ts'
import { incidentePor, type LinhaDeIncidente } from './incidentes.sql.ts'

export const naoEncontrado = () => recusar('NAO_ENCONTRADO', 'Incidente não encontrado')

/** Locked, and in the version that the person read. `cliId`: his own alone. Throws NAO_ENCONTRADO and MUDOU. */
export async function travarIncidente(
  ctx: Ctx,
  tx: Tx,
  uid: string,
  { versao, cliId }: { readonly versao?: number; readonly cliId?: number } = {},
): Promise<LinhaDeIncidente> {
  const n = await incidentePor(tx, ctx.hotsite.id, uid, { travar: true })
  if (n === undefined || (cliId !== undefined && (n.donoId !== cliId || !n.doCliente)))
    throw new RecusaLancada(naoEncontrado())
  if (versao !== undefined)
    await conferirVersao(ctx, tx, { entidade: 'incidente', uid, versaoAtual: n.versao, versaoLida: versao })
  return n
}

export const atoresDe = (ctx: Ctx): Ator[] => atoresDosPapeis(exigirSessao(ctx).papeis)

interface Pedido {
  readonly evento: EventoDeIncidente
  readonly quem: readonly Ator[]
  readonly motivo?: string | null | undefined
  readonly mudar?: Updateable<Incidente>
  readonly depois?: Readonly<Record<string, unknown>>
}

/** With the incident locked. Throws RECUSADO; a refusal changes nothing. */
export async function transitarIncidente(m: QuemMexe, tx: Tx, n: LinhaDeIncidente, p: Pedido): Promise<void> {
  const r = podeTransitarIncidente(
    { de: n.situacao, evento: p.evento, atores: p.quem },
    contextoDe(n, p.motivo),
  )
  if (!r.pode)
    throw new RecusaLancada(
      recusar('RECUSADO', r.motivo, p.evento === 'reabrir' ? { campos: { motivo: r.motivo } } : {}),
    )
  await gravarIncidente(tx, n, {
    ...p.mudar,
    ...(r.para === 'ENCERRADO' || r.para === 'RETIRADO' ? { encerradoAt: new Date(m.agora) } : {}),
    ...(p.evento === 'reabrir' ? REABERTO : {}),
    situacao: r.para,
  })
  await auditar(m, tx, {
    entidade: 'incidente',
    uid: n.uid,
    acao: p.evento,
    antes: { situacao: n.situacao },
    depois: { situacao: r.para, ...p.depois },
    motivo: p.motivo,
    versao: n.versao + 1,
  })
}

const REABERTO = {
  decisao: null,
  decisaoTexto: null,
  decididoAt: null,
  decididoBy: null,
  decididoPor: null,
} as const

export async function gravarIncidente(
  tx: Tx,
  n: LinhaDeIncidente,
  mudar: Updateable<Incidente>,
): Promise<void> {
  await tx
    .updateTable('incidente')
    .set({ ...mudar, versao: sql`versao + 1`, updatedAt: sql`clock_timestamp()` })
    .where('id', '=', n.id)
    .where('hotId', '=', n.hotId)
    .execute()
}
