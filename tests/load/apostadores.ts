// Bidders of load programs who bid as fast as they are answered, by a bid engine or by what is measured beside it.
import { randomUUID } from 'node:crypto'
import pino from 'pino'
import type { BancoDeDados } from '../../apps/server/src/core/database/database.ts'
import { MotorDeLances } from '../../apps/server/src/engines/lances/motor/motor.ts'
import type { PedidoDoMotor, RespostaDoMotor } from '../../apps/server/src/engines/lances/motor/pedidos.ts'
import { verificarLeilao } from '../../apps/server/src/modules/lances/verificar-corrente.ts'
import type { Concorrente } from './bancada.ts'
import { povoar, type Povoado } from './povoar.ts'

export interface Maquina {
  pedir(p: PedidoDoMotor): Promise<RespostaDoMotor>
  parar(): Promise<void>
}

export const log = pino({ level: 'silent' })
export const motor = (banco: BancoDeDados): Maquina =>
  new MotorDeLances({ banco, log }, () => undefined, { porSegundo: null })

export interface Carga {
  readonly lotes: number
  readonly apostadores: number
  /** each bid one increment over the one sent before it: what arrives in order is accepted. Else: over the last known price */
  readonly escada: boolean
}

/** Every bidder bids as fast as he is answered. */
export async function apostando(
  nome: string,
  banco: BancoDeDados,
  motores: Maquina,
  { lotes, apostadores, escada }: Carga,
): Promise<Concorrente> {
  const mundo = await povoar(banco, { lotes, clientes: apostadores })
  const precos = new Map(mundo.lotes.map((l) => [l, 0]))
  return {
    nome,
    async rodar(ms) {
      const fim = performance.now() + ms
      const tempos: number[] = []
      let aceitos = 0
      const apostar = async (i: number): Promise<void> => {
        const lelUid = mundo.lotes[i % lotes] as string
        while (performance.now() < fim) {
          const antes = performance.now()
          const valor = (precos.get(lelUid) ?? 0) + 100 * (escada ? 1 : 1 + (i % 3))
          if (escada) precos.set(lelUid, valor)
          const r = await motores.pedir(pedido(mundo, i, lelUid, valor))
          if (r.tipo === 'nao-decidido') continue
          tempos.push(performance.now() - antes)
          precos.set(lelUid, Math.max(precos.get(lelUid) ?? 0, r.lote.valor ?? 0))
          if (r.tipo === 'aceito') aceitos += 1
        }
      }
      await Promise.all(Array.from({ length: apostadores }, (_, i) => apostar(i)))
      return { feitos: tempos.length, aceitos, tempos }
    },
    async encerrar() {
      await motores.parar()
      const v = await verificarLeilao(banco.sistema, banco.poolSistema, mundo.leiUid)
      return v.achados.length === 0 && v.linhas > 0
    },
  }
}

function pedido(mundo: Povoado, i: number, lelUid: string, valor: number): PedidoDoMotor {
  const { cliId, usuId } = mundo.clientes[i] as Povoado['clientes'][number]
  return {
    tipo: 'Manual',
    lelUid,
    hotId: mundo.hotId,
    usuId,
    cliId,
    ip: null,
    chave: randomUUID(),
    confirmarValorAlto: true,
    valor,
  }
}
