// One node of tests/load/encerramento.ts: everything that runs for the bids in a process, and bidders of its own who
// bid on every lot until some moments after its end.
import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { abrirBanco } from '../../apps/server/src/core/database/database.ts'
import { abrirBarramento } from '../../apps/server/src/core/bus/barramento.ts'
import { criarTempoReal } from '../../apps/server/src/engines/salas/tempo-real.ts'
import { criarHotsites } from '../../apps/server/src/core/tenant/hotsites.ts'
import { Lances } from '../../apps/server/src/engines/lances/lances.ts'
import { Publicador } from '../../apps/server/src/engines/salas/publicador/publicador.ts'
import type { Povoado } from './povoar.ts'

/** `ate`: epoch ms at which the bidders stop. */
export interface Corrida {
  readonly mundo: Povoado
  readonly de: number
  readonly ate: number
  readonly no: number
}

if (process.send !== undefined) {
  const log = pino({ level: 'fatal' })
  const banco = abrirBanco(process.argv[2] ?? '')
  const barramento = await abrirBarramento(banco, log, () => undefined)
  const tempoReal = criarTempoReal(banco, barramento, log)
  const publicador = new Publicador({ banco, tempoReal, log })
  const hotsites = criarHotsites(banco, 'localhost')
  const lances = new Lances({ banco, log, hotsites, publicador }, { porSegundo: null })
  const pararBatimento = await lances.bater()
  const parar = await lances.iniciar()
  process.on('message', (m: { corrida?: Corrida; parar?: true }) => {
    if (m.corrida) void correr(m.corrida)
    if (m.parar)
      void parar()
        .then(pararBatimento)
        .then(() => lances.parar())
        .then(() => publicador.parar())
        .then(() => barramento.parar())
        .then(() => banco.fechar())
        .then(() => process.exit(0))
  })
  const correr = async ({ mundo, de, ate, no }: Corrida): Promise<void> => {
    let aceitos = 0
    let tarde = 0
    await new Promise((ok) => setTimeout(ok, Math.max(0, de - Date.now())))
    const apostar = async (i: number): Promise<void> => {
      const { cliId, usuId } = mundo.clientes[i] as Povoado['clientes'][number]
      for (let vez = i; Date.now() < ate; vez += 7) {
        const lelUid = mundo.lotes[vez % mundo.lotes.length] as string
        const r = await lances.pedir({
          tipo: 'Manual',
          lelUid,
          hotId: mundo.hotId,
          usuId,
          cliId,
          ip: null,
          chave: randomUUID(),
          confirmarValorAlto: true,
          valor: 100 * (vez + 1 + i),
        })
        if (r.tipo === 'aceito') aceitos += 1
        else if (r.tipo === 'recusado' && r.recusa.codigo === 'lote-nao-aberto') tarde += 1
        await new Promise((ok) => setTimeout(ok, 20 + Math.random() * 20))
      }
    }
    const meus = mundo.clientes.map((_, i) => i).filter((i) => i % 2 === no)
    await Promise.all(meus.map(apostar))
    process.send?.({ corrido: { aceitos, tarde } })
  }
  process.send({ pronto: true })
}
