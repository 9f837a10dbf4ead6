// A retorno file as rows: the file once by its content, each of its lines once, and what a line did.
import type { RegistroDeRetorno, RetornoLido } from '@martelo/domain/boletos/cnab/arquivo-de-cobranca.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { concluir } from '../vendas/door.ts'
import { aplicarOcorrencia, type OcorrenciaDoBanco } from './aplicar-ocorrencia.ts'
import { type LinhaDeBoleto, lerBoleto } from './boletos.sql.ts'

interface Vista {
  readonly boleto: LinhaDeBoleto | undefined
  readonly cliente: string | null
  readonly resultado: string
  readonly detalhe: string | null
}

/** Our key comes back in most files; the bank's number tells the rest. */
async function acharBoleto(
  tx: Tx,
  hotId: number,
  banco: string,
  r: RegistroDeRetorno,
): Promise<LinhaDeBoleto | undefined> {
  const id = /^B(\d{1,9})$/.exec(r.usoDaEmpresa)?.[1]
  const b = id === undefined ? undefined : await lerBoleto(tx, hotId, { id: Number(id) })
  if (b?.conta.banco === banco && b.nossoNumero.replace(/^0+/, '').endsWith(r.nossoNumero)) return b
  return r.nossoNumero === '' ? undefined : lerBoleto(tx, hotId, { banco, nossoNumero: r.nossoNumero })
}

const DESCONHECIDO = 'Nenhum boleto desta casa tem este número.'

export async function verLinha(
  tx: Tx,
  hotId: number,
  banco: string,
  ret: { id: number } | undefined,
  r: RegistroDeRetorno,
): Promise<Vista> {
  const feita = ret && (await linhaFeita(tx, hotId, ret.id, r.linha))
  const boleto = await acharBoleto(tx, hotId, banco, r)
  const cliente = boleto?.pagador.nome ?? null
  if (feita !== undefined) return { boleto, cliente, ...feita }
  if (boleto === undefined) return { boleto, cliente, resultado: 'desconhecido', detalhe: DESCONHECIDO }
  return {
    boleto,
    cliente,
    resultado: r.efeito,
    detalhe: r.motivo === '' ? null : `Motivo do banco: ${r.motivo}`,
  }
}

const linhaFeita = (tx: Tx, hotId: number, retId: number, linha: number) =>
  tx
    .selectFrom('boletoRetornoLinha')
    .select(['resultado', 'detalhe'])
    .where('hotId', '=', hotId)
    .where('retId', '=', retId)
    .where('linha', '=', linha)
    .executeTakeFirst()

function ocorrencia(retId: number, r: RegistroDeRetorno): OcorrenciaDoBanco {
  return {
    efeito: r.efeito,
    fonte: 'retorno',
    chave: `ret:${retId}:${r.linha}`,
    pago: r.pago,
    dia: r.ocorreuEm,
    creditoEm: r.creditoEm,
    tarifa: r.tarifa,
    motivo: r.motivo === '' ? null : `${r.rotulo} (motivo ${r.motivo})`,
  }
}

/** One line, once. False: it was applied before. */
export async function aplicarLinha(
  ctx: Ctx,
  banco: string,
  retId: number,
  r: RegistroDeRetorno,
): Promise<boolean> {
  const hotId = ctx.hotsite.id
  const feito = await ctx.tx(async (tx) => {
    // Two people with the same file: the second one waits here, line by line.
    await sql`select 1 from boleto_retorno where hot_id = ${hotId} and id = ${retId} for update`.execute(tx)
    if ((await linhaFeita(tx, hotId, retId, r.linha)) !== undefined) return null
    const b = await acharBoleto(tx, hotId, banco, r)
    const a =
      b === undefined
        ? { resultado: 'desconhecido', detalhe: DESCONHECIDO, mudada: null }
        : await aplicarOcorrencia(ctx, tx, b.id, ocorrencia(retId, r))
    await tx
      .insertInto('boletoRetornoLinha')
      .values({
        hotId,
        retId,
        linha: r.linha,
        bolId: b?.id ?? null,
        ocorrencia: r.ocorrencia,
        rotulo: r.rotulo,
        nossoNumero: r.nossoNumero,
        pago: r.pago,
        resultado: a.resultado,
        detalhe: a.detalhe,
      })
      .execute()
    return a
  })
  if (feito?.mudada) concluir(ctx.servicos, feito.mudada)
  return feito !== null
}

export async function abrirRetorno(
  ctx: Ctx,
  resumo: string,
  nome: string,
  lido: RetornoLido,
): Promise<number> {
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    const novo = await tx
      .insertInto('boletoRetorno')
      .values({
        hotId,
        nome,
        resumo,
        banco: lido.banco,
        padrao: lido.padrao,
        linhas: lido.registros.length,
        aplicadas: 0,
        recebido: 0,
        createdBy: ctx.sessao?.usuId ?? null,
      })
      .onConflict((c) => c.columns(['hotId', 'resumo']).doNothing())
      .returning(['id', 'uid'])
      .executeTakeFirst()
    if (novo !== undefined) {
      await auditar(ctx, tx, {
        entidade: 'boletoRetorno',
        uid: novo.uid,
        acao: 'processar',
        depois: { nome, linhas: lido.registros.length },
      })
      return novo.id
    }
    const antigo = await lerArquivo(tx, hotId, resumo)
    if (antigo === undefined) throw new Error('the file vanished')
    return antigo.id
  })
}

export const lerArquivo = (tx: Tx, hotId: number, resumo: string) =>
  tx
    .selectFrom('boletoRetorno')
    .select(['id', 'aplicadas', 'linhas'])
    .where('hotId', '=', hotId)
    .where('resumo', '=', resumo)
    .executeTakeFirst()

/** What the list of files shows of it. */
export async function somarRetorno(tx: Tx, hotId: number, id: number): Promise<void> {
  await sql`update boleto_retorno set aplicadas = (select count(*) from boleto_retorno_linha l where l.hot_id = ${hotId} and l.ret_id = ${id}),
    recebido = (select coalesce(sum(pago), 0) from boleto_retorno_linha l where l.hot_id = ${hotId} and l.ret_id = ${id}
      and l.resultado in ('aprovado', 'divergente', 'devolver')) where hot_id = ${hotId} and id = ${id}`.execute(
    tx,
  )
}
