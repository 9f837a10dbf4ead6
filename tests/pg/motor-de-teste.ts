/** The engine of bids in tests: several on one database as processes are, requests of clients, and what they left behind. */
import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { MotorDeLances } from '../../apps/server/src/engines/lances/motor/motor.ts'
import type { PedidoDeCliente, RespostaDoMotor } from '../../apps/server/src/engines/lances/motor/pedidos.ts'
import type { Cenario, ClienteDoCenario, LoteDoCenario } from './cenario.ts'

/** The scenario comes later, from the file's `beforeAll`. */
export function motorDeTeste(c: () => Cenario) {
  const motores: MotorDeLances[] = []
  const mudaram: number[] = []
  return {
    mudaram,
    motor(opcoes: { porSegundo?: number | null } = { porSegundo: null }): MotorDeLances {
      const m = new MotorDeLances(
        { banco: c().banco, log: pino({ level: 'silent' }) },
        (ids) => mudaram.push(...ids),
        opcoes,
      )
      motores.push(m)
      return m
    },
    async parar() {
      for (const m of motores) await m.parar()
    },
    lance: (
      quem: ClienteDoCenario,
      lote: LoteDoCenario,
      valor: number | null,
      mais: Partial<PedidoDeCliente> = {},
    ): PedidoDeCliente => ({
      tipo: 'Manual',
      lelUid: lote.uid,
      hotId: quem.hotId,
      usuId: quem.usuId,
      cliId: quem.cliId,
      ip: '127.0.0.1',
      chave: randomUUID(),
      confirmarValorAlto: true,
      valor,
      ...mais,
    }),
    codigo: (r: RespostaDoMotor) =>
      r.tipo === 'recusado' ? r.recusa.codigo : r.tipo === 'nao-decidido' ? r.codigo : r.situacao,
    linhas: (lote: LoteDoCenario) =>
      c().banco.sistema.selectFrom('lance').selectAll().where('lelId', '=', lote.id).orderBy('seq').execute(),
    lerLote: (lote: LoteDoCenario) =>
      c().banco.sistema.selectFrom('lote').selectAll().where('id', '=', lote.id).executeTakeFirstOrThrow(),
    quem: (i: number): ClienteDoCenario => c().clientes[i] as ClienteDoCenario,
  }
}
