// Pays a consignor by Pix. The outbox asks the bank under the order's own number, which makes every try the same payment;
// the process may die between the bank's answer and our row, and the next try hears the same answer. An order whose end
// the bank has not told is asked for again and again: nothing but its word ends it.
import { numeroDoEnvio } from '@martelo/domain/prestacoes/ordem-de-pagamento.ts'
import { sql } from 'kysely'
import { definirEnvio, type Envio } from '../../core/externo/envio.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { BANCO_PIX, BancoFora, bancoDaCasa, type PixEnviado } from '../pagamentos/door.ts'
import { emNomeDoSistema } from '../vendas/door.ts'
import { encerrarAOrdem } from './mudar-ordem.ts'
import { ordemPor } from './prestacoes.sql.ts'

interface Referencia {
  readonly hotId: number
  readonly ordId: number
}

/** What the bank said of an order. Null: it did not say how it ended. */
async function aplicarResposta(s: Servicos, { hotId, ordId }: Referencia, r: PixEnviado): Promise<void> {
  const m = await emNomeDoSistema(s, hotId, `ordem-${ordId}`)
  if (m === null || r.status === 'EM_PROCESSAMENTO') return
  await s.banco.doHotsite(hotId, (tx) =>
    encerrarAOrdem(m, tx, ordId, {
      evento: r.status === 'REALIZADO' ? 'confirmar' : 'recusar',
      quem: ['sistema'],
      autenticacao: r.endToEndId,
      motivo: r.status === 'REALIZADO' ? null : (r.motivo ?? 'O banco não realizou o Pix.'),
    }),
  )
}

export const aplicarRespostaDoBanco = definirTarefa<Referencia & { readonly r: PixEnviado }>(
  'aplicar-a-ordem',
  (d, s) => aplicarResposta(s, d, d.r),
)

/** The request was refused: was it carried out at an earlier try? Only when the bank knows of none it has failed. */
export const conferirRecusa = definirTarefa<Referencia>('conferir-recusa-da-ordem', async (d, s) => {
  const o = await s.banco.doHotsite(d.hotId, (tx) => ordemPor(tx, d.hotId, { id: d.ordId }))
  const banco = await bancoDaCasa(s, d.hotId, o?.uid)
  if (o === undefined || o.situacao !== 'enviando') return
  if (banco === null) throw new Error('no bank is configured in this process')
  const dito = await banco.lerEnvio(numeroDoEnvio(o.uid))
  await aplicarResposta(
    s,
    d,
    dito ?? { status: 'NAO_REALIZADO', endToEndId: null, motivo: RECUSADO_NO_PEDIDO },
  )
})

const RECUSADO_NO_PEDIDO = 'O banco recusou o pedido. Confira a chave Pix do comitente.'

export const pagarPorPix = definirEnvio(BANCO_PIX, 'pagar-comitente', {
  idempotente: true,
  ritmo: 'ligeiro',
  async enviar(porta, e: Envio<{ readonly ordId: number }>) {
    const o = await e.ler((tx) => ordemPor(tx, e.hotId, { id: e.dados.ordId }))
    if (o === undefined || o.situacao !== 'enviando') return null
    try {
      return await porta.enviar({
        idEnvio: numeroDoEnvio(o.uid),
        valor: o.valor,
        chave: o.destino.pixChave ?? '',
        favorecido: { nome: o.destino.titular, documento: o.destino.documento },
        mensagem: 'Prestação de contas de leilão',
      })
    } catch (erro) {
      throw erro instanceof BancoFora && erro.cause instanceof FalhaExterna ? erro.cause : erro
    }
  },
  async aoConcluir(tx, { hotId, dados }, r) {
    if (r !== null) await aplicarRespostaDoBanco.agendar(tx, { hotId, ordId: dados.ordId, r })
  },
  async aoFalhar(tx, { hotId, dados }, situacao) {
    // A bank may also refuse a second try of what it did at the first: it is asked before anything is believed.
    if (situacao === 'recusado') await conferirRecusa.agendar(tx, { hotId, ordId: dados.ordId })
  },
})

/** Orders by Pix whose end is not known, oldest first. Answers how many the bank has told of. */
export async function consultarOrdens(s: Servicos): Promise<number> {
  const { rows } = await sql<{ id: number; hotId: number; uid: string }>`
    select id, hot_id, uid from ordem_de_pagamento
    where forma = 'PIX' and situacao = 'enviando' and created_at < clock_timestamp() - interval '20 seconds' order by id limit 200`.execute(
    s.banco.sistema,
  )
  let ditas = 0
  for (const o of rows) {
    const banco = await bancoDaCasa(s, o.hotId, o.uid).catch(() => null)
    const r = await banco?.lerEnvio(numeroDoEnvio(o.uid)).catch((e: unknown) => {
      if (!(e instanceof BancoFora)) throw e
      s.log.warn({ err: e, ordem: o.uid }, 'the bank did not tell of an order')
      return null
    })
    if (!r || r.status === 'EM_PROCESSAMENTO') continue
    await aplicarResposta(s, { hotId: o.hotId, ordId: o.id }, r)
    ditas += 1
  }
  return ditas
}

definirTarefa<object>('consultar-ordens', async (_, s) => {
  await consultarOrdens(s)
})
