// The crowd of the broadcast's measures: people who watch and do nothing else, in one process.
import { setTimeout as esperar } from 'node:timers/promises'
import { WebSocket } from 'ws'

type Pedido = { t: 'ter'; n: number; endereco: string } | { t: 'medir'; ms: number }

const abertos: WebSocket[] = []
let primeiros: number[] = []
let atrasos: number[] = []
let bytes = 0
let nascidos = 0

function entrar(endereco: string): void {
  const desde = performance.now()
  // Each hundred and fifty from an address of their own: the process counts them per address.
  const ws = new WebSocket(endereco, { localAddress: `127.0.${1 + (Math.floor(nascidos++ / 150) % 200)}.1` })
  let primeiro = true
  ws.on('error', () => undefined)
  ws.on('message', (m: Buffer, binario) => {
    if (!binario || m[0] !== 1) return
    if (primeiro) primeiros.push(performance.now() - desde)
    primeiro = false
    bytes += m.length
    atrasos.push(Date.now() - m.readDoubleBE(8))
  })
  ws.on('open', () => ws.send('{"tipo":"qualidade","qualidade":"alta"}'))
  abertos.push(ws)
}

async function ter(n: number, endereco: string): Promise<void> {
  primeiros = []
  for (const ws of abertos.splice(0, Math.max(0, abertos.length - n))) ws.terminate()
  for (let i = abertos.length; i < n; i++) {
    entrar(endereco)
    if (i % 20 === 19) await esperar(30)
  }
}

process.on('message', (p: Pedido) => {
  const fazer = async (): Promise<object> => {
    if (p.t === 'ter') {
      await ter(p.n, p.endereco)
      return {}
    }
    bytes = 0
    atrasos = []
    await esperar(p.ms)
    return { bytes, primeiros, atrasos }
  }
  void fazer().then((r) => process.send?.(r))
})
process.on('disconnect', () => process.exit(0))
