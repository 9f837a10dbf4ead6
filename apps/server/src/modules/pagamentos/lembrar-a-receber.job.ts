// What a buyer promised to pay on a day (A_RECEBER): he is reminded once, as many days before as was agreed. Any number of
// processes may run it: each line is marked under the lock of its sale, in the transaction of its mail.
import { formatarDia, diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { sql } from 'kysely'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { emNomeDoSistema, escreverAoComprador, travarVenda } from '../vendas/door.ts'

const TAREFA = 'lembrar-a-receber'
const POR_VEZ = 500

/** Answers how many buyers were written to. */
export async function lembrarAReceber(s: Servicos): Promise<number> {
  const devidos = await sql<{ id: number; hotId: number; vndId: number }>`
    select id, hot_id, vnd_id from pagamento
    where tipo = 'A_RECEBER' and ativo and situacao = 'aguardandoValidacao' and lembrete_at is null
      and data_pagamento < clock_timestamp() + make_interval(days => coalesce((detalhes ->> 'lembrarDias')::int, 3))
    order by data_pagamento, id limit ${POR_VEZ}`.execute(s.banco.sistema)
  let lembrados = 0
  for (const { id, hotId, vndId } of devidos.rows) {
    const m = await emNomeDoSistema(s, hotId, TAREFA)
    if (m === null) continue
    const feito = await s.banco.doHotsite(hotId, async (tx) => {
      const v = await travarVenda(tx, hotId, vndId)
      const p = v?.pagamentos.find((x) => x.id === id && x.situacao === 'aguardandoValidacao')
      if (v === undefined || p === undefined) return false
      const { rows } = await sql`update pagamento set lembrete_at = clock_timestamp()
        where id = ${id} and hot_id = ${hotId} and lembrete_at is null returning id`.execute(tx)
      if (rows.length === 0) return false
      const dia = formatarDia(diaEmBrasilia(p.dataPagamento?.getTime() ?? m.agora))
      await escreverAoComprador(
        s,
        tx,
        v,
        'vence-logo',
        `Lembrete: combinamos o pagamento de ${formatarReais(p.valor)} para ${dia}.`,
      )
      return true
    })
    if (feito) lembrados += 1
  }
  return lembrados
}

definirTarefa<Record<string, never>>(TAREFA, async (_, s) => {
  await lembrarAReceber(s)
})
