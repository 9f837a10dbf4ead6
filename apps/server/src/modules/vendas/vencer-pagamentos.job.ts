// The deadline of the payments, every ten minutes: the buyer is warned a day before and when it has passed, and an
// unpaid sale ends on the bank day after it, as if he had given up (fine, lots to CLIENTE_DESISTIU). Who bid
// next is asked by the house's rule (segunda-oferta.ts). Idempotent in any number of processes:
// each sale is read and decided under its own lock, and a warning is marked in the transaction of its mail.
import { diaEmBrasilia, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  AVISO_ANTES_DO_PRAZO_MS,
  impedimentoDaDesistencia,
  motivoDoPrazo,
  prazoDaVenda,
  ultimoDiaParaPagar,
} from '@martelo/domain/vendas/prazo-de-pagamento.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { escreverAoComprador, vendaAvisada } from './avisar-venda.ts'
import { somasDe } from './contas-da-venda.ts'
import { concluir, type QuemMexe, transitarVenda, type VendaMudada } from './mudar-venda.ts'
import { calendarioBancario, vendaNoPrazo } from './prazo-no-banco.ts'
import { emNomeDoSistema } from './em-nome-da-casa.ts'
import { travarVenda, type VendaLida } from './vendas.sql.ts'

const TAREFA = 'vencer-pagamentos'
/** Sales of one run; the next run takes the rest. */
const POR_VEZ = 500

export interface PrazosVencidos {
  readonly avisadas: number
  readonly encerradas: number
}

/** Warns and ends what is due by the database's clock. */
export async function vencerPagamentos(s: Servicos): Promise<PrazosVencidos> {
  const devidas = await sql<{ id: number; hotId: number }>`
    select v.id, v.hot_id from venda v join hotsite h on h.id = v.hot_id
    where v.situacao = 'Aguardando Pagamento' and v.data_pagamento < clock_timestamp() + make_interval(secs => ${AVISO_ANTES_DO_PRAZO_MS / 1000})
      and (v.aviso_prazo_at is null or (v.data_pagamento < clock_timestamp() and (v.aviso_vencida_at is null
        or (h.desistencia_automatica and not exists (select from pagamento g
          where g.vnd_id = v.id and g.ativo and g.situacao <> 'aguardandoEnvio')))))
    order by v.data_pagamento, v.id limit ${POR_VEZ}`.execute(s.banco.sistema)
  let avisadas = 0
  let encerradas = 0
  for (const { id, hotId } of devidas.rows) {
    const m = await emNomeDoSistema(s, hotId, TAREFA)
    if (m === null) continue
    const r = await s.banco.doHotsite(hotId, async (tx) => umaVenda(m, tx, id))
    if (r === null) continue
    concluir(s, r.mudada)
    if (r.encerrou) encerradas += 1
    else avisadas += 1
  }
  return { avisadas, encerradas }
}

interface Feita {
  readonly mudada: VendaMudada
  readonly encerrou: boolean
}

async function umaVenda(m: QuemMexe, tx: Tx, id: number): Promise<Feita | null> {
  const v = await travarVenda(tx, m.hotsite.id, id)
  if (v === undefined) return null
  const relogio = await sql<{ agora: Date }>`select clock_timestamp() as agora`.execute(tx)
  const agora = relogio.rows[0]?.agora.getTime() ?? m.agora
  const bancario = calendarioBancario(agora)
  const prazo = v.venda.dataPagamento.getTime()
  const ate = formatarDia(ultimoDiaParaPagar(prazo, bancario))
  if (
    m.hotsite.desistenciaAutomatica &&
    impedimentoDaDesistencia(vendaNoPrazo(v), agora, bancario) === null
  ) {
    const motivo = motivoDoPrazo(ate)
    const r = await transitarVenda({ ...m, agora }, tx, v, { evento: 'desistir', quem: ['sistema'], motivo })
    return r.pode ? { mudada: r.mudada, encerrou: true } : null
  }
  return avisar(m, tx, v, agora, ate)
}

/** One mail per warning. Who has nothing left to pay is not warned. */
async function avisar(m: QuemMexe, tx: Tx, v: VendaLida, agora: number, ate: string): Promise<Feita | null> {
  const { venda } = v
  const momento = prazoDaVenda(venda.situacao, venda.dataPagamento.getTime(), agora)
  if ((momento !== 'vence-logo' && momento !== 'vencido') || somasDe(v).restante <= 0) return null
  if (momento === 'vencido' ? venda.avisoVencidaAt !== null : venda.avisoPrazoAt !== null) return null
  const quando = new Date(agora)
  await tx
    .updateTable('venda')
    // Without `versao`: a mail makes no form stale.
    .set({
      avisoPrazoAt: venda.avisoPrazoAt ?? quando,
      ...(momento === 'vencido' ? { avisoVencidaAt: quando } : {}),
    })
    .where('id', '=', venda.id)
    .where('hotId', '=', venda.hotId)
    .execute()
  await auditar(m, tx, { entidade: 'venda', uid: venda.uid, acao: 'avisarPrazo', depois: { aviso: momento } })
  const dia = formatarDia(diaEmBrasilia(venda.dataPagamento.getTime()))
  await escreverAoComprador(
    m.servicos,
    tx,
    v,
    momento === 'vencido' ? 'vencida' : 'vence-logo',
    momento === 'vencido' ? textoDeVencida(m, dia, ate) : `O prazo para pagar termina em ${dia}.`,
  )
  return { mudada: { aviso: vendaAvisada(v), lotes: [] }, encerrou: false }
}

function textoDeVencida(m: QuemMexe, dia: string, ate: string): string {
  const inicio = `O prazo para pagar terminou em ${dia}.`
  return m.hotsite.desistenciaAutomatica
    ? `${inicio} Se você já pagou, envie o comprovante. Sem pagamento identificado até ${ate}, a compra é encerrada e a multa do regulamento é devida.`
    : `${inicio} Se você já pagou, envie o comprovante; senão, fale com a nossa equipe.`
}

definirTarefa<Record<string, never>>(TAREFA, async (_, s) => {
  await vencerPagamentos(s)
})
