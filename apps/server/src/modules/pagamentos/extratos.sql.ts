// Statements and their lines. A line is taken by its version under the lock of its sale, so that it counts once.
import type { ExtratoLido, TipoDeExtrato } from '@martelo/domain/extratos/entrada-do-extrato.ts'
import { type PagamentoAberto, proporPar, type VendaAberta } from '@martelo/domain/extratos/propor-par.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { iso } from '../../core/http/iso.ts'
import { lerVendas, somasDe } from '../vendas/door.ts'

const MAXIMO_DE_VENDAS = 2000

export async function guardarExtrato(
  tx: Tx,
  hotId: number,
  e: { tipo: TipoDeExtrato; nome: string; usuId: number } & ExtratoLido,
): Promise<string> {
  const novo = await tx
    .insertInto('extrato')
    .values({ hotId, tipo: e.tipo, nome: e.nome, erros: JSON.stringify(e.erros), createdBy: e.usuId })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  const { rows } = await sql`
    insert into extrato_linha (hot_id, ext_id, chave, dia, valor, descricao, vnd_informada)
    select ${hotId}, ${novo.id}, x.chave, x.dia, x.valor, x.descricao, x."vndInformada"
    from jsonb_to_recordset(${JSON.stringify(e.linhas)}::jsonb)
      as x(chave text, dia date, valor bigint, descricao text, "vndInformada" int)
    on conflict (hot_id, chave) do nothing returning id`.execute(tx)
  const repetidas = e.linhas.length - rows.length
  if (repetidas > 0)
    await tx
      .updateTable('extrato')
      .set({ repetidas })
      .where('id', '=', novo.id)
      .where('hotId', '=', hotId)
      .execute()
  return novo.uid
}

/** What waits for money in this house: deposits not yet approved, and what each open sale still lacks. */
async function oQueEspera(
  tx: Tx,
  hotId: number,
): Promise<{ pagamentos: PagamentoAberto[]; vendas: VendaAberta[] }> {
  const { rows } = await sql<{ id: number }>`
    select id from venda where hot_id = ${hotId} and situacao in ('Aguardando Pagamento', 'Aguardando Validação')
    order by id desc limit ${MAXIMO_DE_VENDAS}`.execute(tx)
  const lidas = await lerVendas(
    tx,
    hotId,
    rows.map((r) => r.id),
  )
  const quem = (v: (typeof lidas)[number]) => ({
    vndId: v.venda.id,
    nome: v.venda.clienteNome,
    documento: v.venda.documento ?? '',
  })
  return {
    pagamentos: lidas.flatMap((v) =>
      v.pagamentos
        .filter(
          (p) =>
            p.tipo === 'DEPOSITO' &&
            (p.origemTipoPagamento === 'TED' || p.origemTipoPagamento === 'DEPOSITO'),
        )
        .filter((p) => p.situacao === 'aguardandoEnvio' || p.situacao === 'aguardandoValidacao')
        .map((p) => ({ ...quem(v), pagUid: p.uid, valor: p.valor })),
    ),
    vendas: lidas.map((v) => ({ ...quem(v), restante: somasDe(v).restante })).filter((v) => v.restante > 0),
  }
}

export async function lerExtrato(tx: Tx, hotId: number, uid: string) {
  const e = await tx
    .selectFrom('extrato')
    .selectAll()
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (e === undefined) return undefined
  const linhas = await tx
    .selectFrom('extratoLinha')
    .selectAll()
    .where('hotId', '=', hotId)
    .where('extId', '=', e.id)
    .orderBy('id')
    .execute()
  const espera = linhas.some((l) => l.situacao === 'aberta')
    ? await oQueEspera(tx, hotId)
    : { pagamentos: [], vendas: [] }
  return {
    uid: e.uid,
    tipo: e.tipo as TipoDeExtrato,
    nome: e.nome,
    criadoAt: iso(e.createdAt),
    repetidas: e.repetidas,
    erros: e.erros as unknown as ExtratoLido['erros'][number][],
    linhas: linhas.map((l) => ({
      uid: l.uid,
      versao: l.versao,
      dia: l.dia,
      valor: l.valor,
      descricao: l.descricao,
      situacao: l.situacao as 'aberta' | 'conferida' | 'ignorada',
      vndId: l.vndId,
      proposta: l.situacao === 'aberta' ? proporPar(l, espera.pagamentos, espera.vendas) : null,
    })),
  }
}

/** False: another person was first. */
export async function fecharLinha(
  tx: Tx,
  hotId: number,
  l: { uid: string; versao: number; situacao: 'conferida' | 'ignorada'; usuId: number } & {
    vndId: number | null
    pagId: number | null
  },
): Promise<boolean> {
  const { rows } = await sql`
    update extrato_linha set situacao = ${l.situacao}, vnd_id = ${l.vndId}, pag_id = ${l.pagId}, versao = versao + 1,
      conferida_at = clock_timestamp(), conferida_by = ${l.usuId}
    where hot_id = ${hotId} and uid = ${l.uid} and versao = ${l.versao} and situacao = 'aberta' returning id`.execute(
    tx,
  )
  return rows.length > 0
}
