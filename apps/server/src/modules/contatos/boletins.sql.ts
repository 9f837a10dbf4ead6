// Letters of the newsletter: who gets one, and what became of those that went out.
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { boletins } from '@martelo/contracts/contatos/boletins.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import {
  EVENTOS_DE_BOLETIM,
  podeTransitarBoletim,
  type SituacaoDeBoletim,
} from '@martelo/domain/contatos/states.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'

export type BoletimLido = RespostaDe<typeof boletins>[number]

interface Linha {
  uid: string
  versao: number
  assunto: string
  texto: string
  interesse: string | null
  situacao: SituacaoDeBoletim
  updatedAt: Date
  alteradoNome: string | null
  enviadoAt: Date | null
  enviadoNome: string | null
  concluidoAt: Date | null
  destinatarios: number
  entregues: number
  falhas: number
  aCaminho: number
  sairam: number
}

/** The subscription `n` gets letters on `interesse`: confirmed, on the list, and asked for this or for everything. */
export const recebe = (interesse: RawBuilder<string | null>): RawBuilder<boolean> => sql<boolean>`
  (n.confirmado_at is not null and n.saiu_at is null and (${interesse} is null or n.interesse is null or n.interesse = ${interesse}))`

export async function contarDestinatarios(tx: Tx, hotId: number, interesse: string | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from newsletter_inscricao n
    where n.hot_id = ${hotId} and ${recebe(sql<string | null>`${interesse}::text`)}`.execute(tx)
  return rows[0]?.n ?? 0
}

const GUARDADOS = 200

export async function lerBoletins(ctx: Ctx, tx: Tx, uid: string | null = null): Promise<BoletimLido[]> {
  const { rows } = await sql<Linha>`
    select b.uid, b.versao, b.assunto, b.texto, b.interesse, b.situacao, b.updated_at, b.alterado_nome, b.enviado_at, b.enviado_nome, b.concluido_at,
      case when b.situacao = 'ENVIADO' then 0 else (select count(*)::int from newsletter_inscricao n
        where n.hot_id = b.hot_id and n.id > b.ultima_ins_id and ${recebe(sql.ref('b.interesse'))}) end as destinatarios,
      x.entregues, x.falhas, x.a_caminho,
      (select count(*)::int from newsletter_inscricao n where n.hot_id = b.hot_id and n.saiu_bol_id = b.id) as sairam
    from boletim b cross join lateral (
      select count(*) filter (where p.entregue_at is not null)::int as entregues,
        count(*) filter (where p.entregue_at is null and p.erro is not null)::int as falhas,
        count(*) filter (where p.entregue_at is null and p.erro is null)::int as a_caminho
      from boletim_carta c join caixa_postal p on p.id = c.cai_id where c.bol_id = b.id
    ) x
    where b.hot_id = ${ctx.hotsite.id} and (${uid}::uuid is null or b.uid = ${uid}::uuid)
    order by b.id desc limit ${GUARDADOS}`.execute(tx)
  return rows.map((l) => apresentar(ctx, l))
}

function apresentar(ctx: Ctx, { entregues, falhas, aCaminho, sairam, ...l }: Linha): BoletimLido {
  const atores = atoresDosPapeis(ctx.sessao?.papeis ?? [])
  return {
    ...l,
    updatedAt: iso(l.updatedAt),
    enviadoAt: iso(l.enviadoAt),
    concluidoAt: iso(l.concluidoAt),
    cartas: { entregues, falhas, aCaminho, sairam },
    acoes: EVENTOS_DE_BOLETIM.flatMap((evento): BoletimLido['acoes'] => {
      const r = podeTransitarBoletim({ de: l.situacao, evento, atores }, l)
      if (r.pode) return [{ evento, motivo: null }]
      return r.causa === 'guarda' ? [{ evento, motivo: r.motivo }] : []
    }),
  }
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

/** The letter, held until the transaction ends. */
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

/** What people write of a letter. */
export interface EscritaGuardada {
  readonly assunto: string
  readonly texto: string
  readonly interesse: string | null
}
/** Who wrote it, and the instant in milliseconds. */
interface Autoria {
  readonly nome: string
  readonly quando: number
}
const colunasDe = (escrita: EscritaGuardada, { nome, quando }: Autoria) => ({
  ...escrita,
  alteradoNome: nome,
  updatedAt: new Date(quando),
})

export async function contarRascunhos(tx: Tx, hotId: number): Promise<number> {
  const { n } = await tx
    .selectFrom('boletim')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('hotId', '=', hotId)
    .where('situacao', '=', 'RASCUNHO')
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Answers its uid. */
export async function criarRascunho(
  tx: Tx,
  hotId: number,
  escrita: EscritaGuardada,
  de: Autoria,
): Promise<string> {
  const { uid } = await tx
    .insertInto('boletim')
    .values({ ...colunasDe(escrita, de), hotId })
    .returning('uid')
    .executeTakeFirstOrThrow()
  return uid
}

/** The letter is held by the caller. */
export async function mudarRascunho(
  tx: Tx,
  { id, hotId, versao }: Pick<BoletimTravado, 'id' | 'hotId' | 'versao'>,
  escrita: EscritaGuardada,
  de: Autoria,
): Promise<void> {
  await tx
    .updateTable('boletim')
    .set({ ...colunasDe(escrita, de), versao: versao + 1 })
    .where('hotId', '=', hotId)
    .where('id', '=', id)
    .execute()
}
