// Letters of the newsletter: who gets one.
import type { SituacaoDeBoletim } from '@martelo/domain/newsletter/states.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** The subscription `n` gets letters on `interesse`: confirmed, on the list, and asked for this or for everything. */
export const recebe = (interesse: RawBuilder<string | null>): RawBuilder<boolean> => sql<boolean>`
  (n.confirmado_at is not null and n.saiu_at is null and (${interesse} is null or n.interesse is null or n.interesse = ${interesse}))`

export async function contarDestinatarios(tx: Tx, hotId: number, interesse: string | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from newsletter_inscricao n
    where n.hot_id = ${hotId} and ${recebe(sql<string | null>`${interesse}::text`)}`.execute(tx)
  return rows[0]?.n ?? 0
}

/** Of the letter in the row `t`: how many it would reach now, or is still to reach. */
export const AINDA_A_ALCANCAR = sql<number>`case when t.situacao = 'ENVIADO' then 0 else (select count(*)::int from newsletter_inscricao n
  where n.hot_id = t.hot_id and n.id > t.ultima_ins_id and ${recebe(sql.ref('t.interesse'))}) end`

export async function aindaAAlcancar(tx: Tx, hotId: number, bolId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select ${AINDA_A_ALCANCAR} as n from boletim t where t.hot_id = ${hotId} and t.id = ${bolId}`.execute(tx)
  return rows[0]?.n ?? 0
}

export interface BoletimTravado {
  readonly id: number
  readonly uid: string
  readonly versao: number
  readonly hotId: number
  readonly situacao: SituacaoDeBoletim
  readonly assunto: string
  readonly texto: string
  readonly interesse: string | null
  readonly origem: string | null
  readonly ultimaInsId: number
}

/** The letter, locked until the transaction ends. */
export async function travarBoletim(
  tx: Tx,
  hotId: number,
  qual: { readonly uid: string } | { readonly id: number },
): Promise<BoletimTravado | undefined> {
  const base = tx
    .selectFrom('boletim')
    .select([
      'id',
      'uid',
      'versao',
      'hotId',
      'situacao',
      'assunto',
      'texto',
      'interesse',
      'origem',
      'ultimaInsId',
    ])
    .where('hotId', '=', hotId)
    .forUpdate()
  const lido = await ('uid' in qual
    ? base.where('uid', '=', qual.uid)
    : base.where('id', '=', qual.id)
  ).executeTakeFirst()
  return lido && { ...lido, situacao: lido.situacao as SituacaoDeBoletim }
}

export async function contarRascunhos(tx: Tx, hotId: number): Promise<number> {
  const { n } = await tx
    .selectFrom('boletim')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('hotId', '=', hotId)
    .where('situacao', '=', 'RASCUNHO')
    .executeTakeFirstOrThrow()
  return Number(n)
}
