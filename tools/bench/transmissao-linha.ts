// A line between a browser and the program that can be made narrow or be cut: what both directions share is spent in slices.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const FATIA_MS = 20
const ESPERA_BYTES = 64_000

export class Linha {
  readonly #servidor = createServer({ pauseOnConnect: true }, (de) => this.#ligar(de))
  readonly #fios = new Set<Socket>()
  readonly #destino: number
  /** Mbit/s of each direction; null: as wide as it is */
  mbit: { ida: number | null; volta: number | null } = { ida: null, volta: null }
  #cortada = false

  constructor(destino: number) {
    this.#destino = destino
  }
  async abrir(): Promise<number> {
    this.#servidor.listen(0, '127.0.0.1')
    await once(this.#servidor, 'listening')
    return (this.#servidor.address() as AddressInfo).port
  }
  cortar(sim: boolean): void {
    this.#cortada = sim
    if (sim) for (const f of this.#fios) f.destroy()
  }
  fechar(): void {
    this.cortar(true)
    this.#servidor.close()
  }

  #ligar(de: Socket): void {
    if (this.#cortada) return void de.destroy()
    const para = connect(this.#destino, '127.0.0.1')
    for (const f of [de, para]) {
      this.#fios.add(f)
      f.setNoDelay(true)
      f.on('error', () => undefined)
      f.on('close', () => {
        this.#fios.delete(f)
        de.destroy()
        para.destroy()
      })
    }
    this.#levar(de, para, 'ida')
    this.#levar(para, de, 'volta')
  }

  #levar(de: Socket, para: Socket, sentido: 'ida' | 'volta'): void {
    const fila: Buffer[] = []
    let espera = 0
    const timer = setInterval(() => {
      const mbit = this.mbit[sentido]
      let cabem = mbit === null ? Number.POSITIVE_INFINITY : (mbit * 1e6 * FATIA_MS) / 8_000
      while (cabem > 0 && fila[0] !== undefined) {
        const b = fila[0].subarray(0, Math.min(cabem, fila[0].length))
        if (b.length === fila[0].length) fila.shift()
        else fila[0] = fila[0].subarray(b.length)
        cabem -= b.length
        espera -= b.length
        para.write(b)
      }
      if (espera < ESPERA_BYTES) de.resume()
    }, FATIA_MS)
    de.on('data', (b: Buffer) => {
      if (this.mbit[sentido] === null && fila.length === 0) return void para.write(b)
      fila.push(b)
      espera += b.length
      if (espera >= ESPERA_BYTES) de.pause()
    })
    de.on('close', () => clearInterval(timer))
    de.on('end', () => para.end())
    de.resume()
  }
}
