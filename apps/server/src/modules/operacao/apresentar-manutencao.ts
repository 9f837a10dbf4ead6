import type { Banco, Tx } from '../../core/database/database.ts'
import { iso } from '../../core/http/iso.ts'
import { lerAtos, lerManutencoes } from './manutencao.sql.ts'

export const apresentarManutencoes = async (tx: Tx, hotId: number) =>
  (await lerManutencoes(tx, hotId)).map(
    ({ leiloes, fechaAt, reabreAt, fechadaAt, encerradaAt, ato, ...m }) => ({
      ...m,
      fechaAt: iso(fechaAt),
      reabreAt: iso(reabreAt),
      fechadaAt: iso(fechadaAt),
      encerradaAt: iso(encerradaAt),
      leiloes: leiloes.length,
      deVariasCasas: ato !== null,
    }),
  )

export const apresentarAtos = async (banco: Banco, hotId: number) =>
  (await lerAtos(banco, hotId)).map(({ fechaAt, reabreAt, ...a }) => ({
    ...a,
    fechaAt: fechaAt.toISOString(),
    reabreAt: iso(reabreAt),
  }))
