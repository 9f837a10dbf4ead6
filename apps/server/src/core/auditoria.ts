// Who changed what. Written in the same transaction as the change, so that one cannot exist without the other.
import { sql } from 'kysely'
import type { Tx } from './database/database.ts'
import type { Ctx } from './http/contexto.ts'

export interface Registro {
  /** table or record kind, in the singular: 'lote', 'venda' … */
  readonly entidade: string
  readonly uid: string
  /** the event's name: 'liberar', 'aprovar' … */
  readonly acao: string
  readonly antes?: unknown
  readonly depois?: unknown
  readonly motivo?: string | null | undefined
  /** the version of the record after this change */
  readonly versao?: number | undefined
}

/** A person who acts in another's name stands beside him. */
const quemFez = (s: Autor['sessao']): string | null =>
  s === null ? null : s.por === undefined ? s.nome : `${s.nome} (por ${s.por.nome})`

type Autor = Pick<Ctx, 'sessao' | 'ip' | 'reqId'> & { readonly hotsite: Pick<Ctx['hotsite'], 'id'> }

/** Records one change by the caller. Only the fields that differ should be given in `antes` and `depois`. */
export const auditar = (ctx: Autor, tx: Tx, r: Registro): Promise<void> => auditarVarios(ctx, tx, [r])

/** The same for changes of many records, in one statement. */
export async function auditarVarios(ctx: Autor, tx: Tx, registros: readonly Registro[]): Promise<void> {
  if (registros.length === 0) return
  const linha = (r: Registro) => ({
    hotId: ctx.hotsite.id,
    usuId: ctx.sessao?.usuId ?? null,
    usuNome: quemFez(ctx.sessao),
    papeis: ctx.sessao ? [...ctx.sessao.papeis] : null,
    ip: ctx.ip,
    reqId: ctx.reqId,
    entidade: r.entidade,
    entidadeUid: r.uid,
    acao: r.acao,
    antes: r.antes === undefined ? null : sql<never>`${JSON.stringify(r.antes)}::jsonb`,
    depois: r.depois === undefined ? null : sql<never>`${JSON.stringify(r.depois)}::jsonb`,
    motivo: r.motivo ?? null,
    versao: r.versao ?? null,
  })
  await tx.insertInto('auditoria').values(registros.map(linha)).execute()
}

/** The fields of `depois` that differ from `antes`, as the two halves that `auditar` takes. */
export function diferencas<T extends object>(
  antes: T,
  depois: Partial<T>,
): { antes: Partial<T>; depois: Partial<T> } {
  const a: Partial<T> = {}
  const d: Partial<T> = {}
  for (const k of Object.keys(depois) as (keyof T)[]) {
    if (JSON.stringify(antes[k]) === JSON.stringify(depois[k])) continue
    a[k] = antes[k]
    d[k] = depois[k]
  }
  return { antes: a, depois: d }
}
