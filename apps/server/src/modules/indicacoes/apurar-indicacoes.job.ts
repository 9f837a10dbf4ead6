// Every ten minutes: who brought a client that has closed a first purchase earns a credit by the house's rule; what may be
// used after the wait becomes so; what hangs on a purchase that was undone goes or comes back. Idempotent in any number
// of processes: one credit for each person who came, and each row is locked before it moves.
import { PAPEIS_INTERNOS } from '@martelo/contracts/core/permissions.ts'
import { moverCredito, movimentosDoCredito, suspeitasDe } from '@martelo/domain/indicacoes/credito.ts'
import type { Tx } from '../../core/database/database.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { lancar } from '../razao/door.ts'
import { contarCredito } from './contar-credito.ts'
import { gravarSituacao, lerRegra } from './indicacoes.sql.ts'
import { creditosAMover, novasIndicacoes, porCredito } from './novas-indicacoes.sql.ts'

const DESFEITA = 'A compra foi desfeita.'
const DE_ONDE = { liberar: 'Aguardando', recusar: 'Aguardando', devolver: 'Usado' } as const

/** Answers how many credits are new. */
export async function apurarIndicacoes(s: Servicos): Promise<number> {
  let novos = 0
  for (const h of await s.hotsites.todos())
    novos += await s.banco.doHotsite(h.id, async (tx) => {
      const n = await creditar(tx, h.id)
      await mover(s, tx, h.id)
      return n
    })
  return novos
}

async function creditar(tx: Tx, hotId: number): Promise<number> {
  const regra = await lerRegra(tx, hotId)
  if (!regra.ativa || regra.desde === null) return 0
  const doMes = new Map<string, number>()
  let novos = 0
  for (const i of await novasIndicacoes(tx, hotId, regra.desde, PAPEIS_INTERNOS)) {
    const quem = `${i.cliId} ${i.usuId}`
    const noMes = doMes.get(quem) ?? i.noMes
    const suspeitas = suspeitasDe({ ...i, noMes }, regra)
    const situacao = suspeitas.length === 0 ? 'Aguardando' : 'Em análise'
    if (
      !(await porCredito(tx, hotId, i, { valor: regra.valor, situacao, suspeitas, dias: regra.diasDeEspera }))
    )
      continue
    doMes.set(quem, noMes + 1)
    novos += 1
  }
  return novos
}

async function mover(s: Servicos, tx: Tx, hotId: number): Promise<void> {
  for (const k of await creditosAMover(tx, hotId)) {
    const para = moverCredito(DE_ONDE[k.evento], k.evento)
    if (para === null) continue
    await gravarSituacao(tx, hotId, { id: k.id, para }, k.evento === 'recusar' ? { motivo: DESFEITA } : {})
    await contarCredito(s, tx, hotId, k, { para, motivo: DESFEITA })
    await lancar(tx, hotId, {
      objeto: { tipo: 'indicacao', chave: k.uid },
      movimentos: movimentosDoCredito(para, k.valor),
    })
  }
}

definirTarefa<Record<string, never>>('apurar-indicacoes', async (_, s) => {
  await apurarIndicacoes(s)
})
