// Notices that outside parties post to us: checked over the bytes as they came, stored once, answered at once, and acted
// on by the queue. Who sends one twice is told that we have it.
import { julgarAviso } from '@martelo/domain/externo/julgar-aviso.ts'
import { depoisDaFalha } from '@martelo/domain/externo/tentativas.ts'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { definirTarefa } from '../jobs/fila.ts'
import { type AvisoCru, JANELA_PADRAO_S, resumo } from './assinaturas.ts'
import { type Externo, segredosDe } from './externo.ts'
import { parceiroDe, type QualquerParceiro } from './parceiro.ts'

export type Recebimento = 'ok' | 'repetido' | 'forjado' | 'velho' | 'desconhecido'

/** Checks, stores and hands over one notice. `agora`: epoch ms. */
export async function receberAviso(
  m: Externo,
  p: QualquerParceiro,
  hotId: number,
  cru: AvisoCru,
  agora: number,
  reqId?: string,
): Promise<Recebimento> {
  const inicio = performance.now()
  const acesso = await m.acesso(p, hotId)
  if (p.avisos === undefined || acesso === null) return 'desconhecido'
  const conferido = p.avisos.conferir(cru, acesso.credencial)
  const fatos = {
    autentico: conferido.autentico,
    quando: conferido.quando,
    agora,
    janelaSegundos: p.avisos.janelaSegundos ?? JANELA_PADRAO_S,
  }
  const antes = julgarAviso({ ...fatos, jaRecebido: false })
  const aviId =
    antes === 'ok' ? await guardar(m, p.nome, hotId, conferido.id ?? resumo(cru.corpo), cru.corpo) : null
  const desfecho = julgarAviso({ ...fatos, jaRecebido: antes === 'ok' && aviId === null })
  await m.registrar({
    origem: { hotId, reqId },
    parceiro: p.nome,
    operacao: 'aviso',
    sentido: 'entrada',
    metodo: 'POST',
    desfecho,
    aviId,
    duracaoMs: performance.now() - inicio,
    pedido: { cabecalhos: cru.cabecalhos, corpo: Buffer.from(cru.corpo).toString('utf8') },
    segredos: segredosDe(p, acesso.credencial),
  })
  return desfecho
}

/** Null: it was there. */
async function guardar(
  m: Externo,
  parceiro: string,
  hotId: number,
  avisoId: string,
  corpo: Uint8Array,
): Promise<number | null> {
  return m.banco.doHotsite(hotId, async (tx) => {
    const novo = await tx
      .insertInto('externoAviso')
      .values({ hotId, parceiro, avisoId, corpo: Buffer.from(corpo) })
      .onConflict((c) => c.columns(['hotId', 'parceiro', 'avisoId']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (novo === undefined) return null
    await processarAgora.agendar(tx, { id: novo.id }, { chave: `externo-aviso-${novo.id}` })
    return novo.id
  })
}

const processarAgora = definirTarefa<{ id: number }>('externo-processar-aviso', async ({ id }, s) => {
  await processarAviso(s.externo, id, Math.random())
})

/** Acts on one notice: its effects and its mark in one transaction. Null: nothing was to do. `sorte`: 0 to 1. */
export async function processarAviso(
  m: Externo,
  id: number,
  sorte: number,
): Promise<'processado' | 'recebido' | 'falhou' | null> {
  const a = await m.banco.sistema
    .selectFrom('externoAviso')
    .select(['hotId', 'parceiro'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (a === undefined) return null
  try {
    return await m.banco.doHotsite(a.hotId, async (tx) => {
      const l = await tx
        .selectFrom('externoAviso')
        .selectAll()
        .where('id', '=', id)
        .where('situacao', '=', 'recebido')
        .forUpdate()
        .executeTakeFirst()
      if (l === undefined) return null
      const avisos = parceiroDe(a.parceiro)?.avisos
      if (avisos === undefined) throw new Error(`no one acts on notices of ${a.parceiro}`)
      await avisos.processar(tx, {
        hotId: a.hotId,
        uid: l.uid,
        corpo: l.corpo,
        json: () => JSON.parse(l.corpo.toString('utf8')) as unknown,
      })
      await tx
        .updateTable('externoAviso')
        .set({ situacao: 'processado', erro: null, processadoAt: sql`clock_timestamp()` })
        .where('id', '=', id)
        .execute()
      return 'processado' as const
    })
  } catch (e) {
    m.log.error({ err: e, parceiro: a.parceiro, id }, 'a notice of an outside party was not acted on')
    return adiar(m, id, e instanceof Error ? e.message : 'failed', sorte)
  }
}

async function adiar(
  m: Externo,
  id: number,
  erro: string,
  sorte: number,
): Promise<'recebido' | 'falhou' | null> {
  return m.banco.sistema.transaction().execute(async (tx) => {
    const l = await tx
      .updateTable('externoAviso')
      .set({ tentativas: sql`tentativas + 1`, erro: erro.slice(0, 500) })
      .where('id', '=', id)
      .where('situacao', '=', 'recebido')
      .returning('tentativas')
      .executeTakeFirst()
    if (l === undefined) return null
    const segue = depoisDaFalha({
      ritmo: 'ligeiro',
      tentativas: l.tentativas,
      desfecho: 'interno',
      idempotente: true,
      sorte,
    })
    if (segue.faz !== 'tentar') {
      await tx.updateTable('externoAviso').set({ situacao: 'falhou' }).where('id', '=', id).execute()
      return 'falhou'
    }
    const { rows } = await sql<{
      quando: Date
    }>`update externo_aviso set proxima_at = clock_timestamp() + make_interval(secs => ${segue.emSegundos})
      where id = ${id} returning proxima_at as quando`.execute(tx)
    await processarAgora.agendar(
      tx,
      { id },
      { quando: rows[0]?.quando ?? new Date(), chave: `externo-aviso-${id}` },
    )
    return 'recebido'
  })
}

/** Acts on a notice again, whatever became of it. */
export async function reprocessarAviso(tx: Tx, hotId: number, id: number): Promise<void> {
  await tx
    .updateTable('externoAviso')
    .set({ situacao: 'recebido', tentativas: 0, proximaAt: sql`clock_timestamp()` })
    .where('hotId', '=', hotId)
    .where('id', '=', id)
    .execute()
  await processarAgora.agendar(tx, { id }, { chave: `externo-aviso-${id}` })
}

/** Notices whose job was lost with its process. */
export async function retomarAvisos(tx: Tx): Promise<void> {
  await sql`select enfileirar('externo-processar-aviso', jsonb_build_object('id', id), null, 'externo-aviso-' || id)
    from externo_aviso where situacao = 'recebido' and proxima_at < clock_timestamp() - interval '2 minutes' order by proxima_at limit 500`.execute(
    tx,
  )
}
