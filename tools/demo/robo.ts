// The demonstration's robot: bids as invented clients and keeps auctions running, so that the product looks inhabited at
// any hour. It bids through the same call as everyone. Started only in demonstration mode; production never loads it.
import type { Servicos } from '../../apps/server/src/core/servicos.ts'
import type { Hotsite } from '../../apps/server/src/core/tenant/hotsites.ts'
import { lotesEmDisputa, lancadores } from './robo/disputa.ts'
import { lancar } from './robo/lancar.ts'
import { manterEmCartaz } from './robo/cartaz.ts'
import { operarCanais } from './robo/operador.ts'

const ENTRE_LANCES_MS = 2500
const ENTRE_RENOVACOES_MS = 15_000
const ENTRE_OLHADAS_MS = 5_000

/** Starts the robot; the answer stops it. */
export function iniciarRobo(s: Servicos): () => Promise<void> {
  const estado = { parado: false }
  const voltas = [
    repetir(ENTRE_LANCES_MS, () => porHotsite(s, darUmLance)),
    repetir(ENTRE_RENOVACOES_MS, () => porHotsite(s, manterEmCartaz)),
    repetir(ENTRE_OLHADAS_MS, () => porHotsite(s, operarCanais)),
  ]

  async function repetir(ms: number, fn: () => Promise<void>): Promise<void> {
    while (!estado.parado) {
      await fn().catch((e: unknown) => s.log.warn({ err: e }, 'the demonstration robot stumbled'))
      await new Promise((r) => setTimeout(r, ms * (0.6 + Math.random() * 0.8)).unref())
    }
  }
  return async () => {
    estado.parado = true
    await Promise.race([Promise.all(voltas), new Promise((r) => setTimeout(r, 500))])
  }
}

async function porHotsite(s: Servicos, fn: (s: Servicos, h: Hotsite) => Promise<void>): Promise<void> {
  for (const h of await s.hotsites.todos()) await fn(s, h)
}

async function darUmLance(s: Servicos, h: Hotsite): Promise<void> {
  const lotes = await lotesEmDisputa(s.banco.sistema, h.id)
  const lote = lotes[Math.floor(Math.random() * lotes.length)]
  if (lote === undefined) return
  const valor = lote.proximo
  // Each lot has its own limit around the reserve, so that some are sold, some stay conditional.
  if (valor > lote.limite) return
  const quem = await lancadores(s.banco.sistema, h.id, lote.leiId)
  const outros = quem.filter((c) => c.id !== lote.liderId)
  const cliente = outros[Math.floor(Math.random() * outros.length)]
  if (cliente !== undefined) await lancar(s, h, cliente, lote, valor)
}
