// The watchers of tests/load/volta.ts, in a process of their own: tabs as the server sees them. Each knows its room's
// version, and after a break comes again as the browser does (core/tempo-real.ts): after its back-off with jitter, with
// the version that it has, until the room says that nothing is missing.
// An open socket is not back yet: what a stampede costs comes after the open (entering, reading what was missed,
// telling it).
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { inflateSync } from 'node:zlib'
import { criarPulso } from '../../apps/web/src/core/pulso.ts'

export interface Visitas {
  readonly porta: number
  readonly quantos: number
  /** the first one's number: their addresses follow from it */
  readonly primeiro: number
  readonly sala: string
}
/** How it went until all were back, or until patience ended. */
export interface Volta {
  /** from the fall to "up to date", ms, of everyone who is back */
  readonly fora: readonly number[]
  readonly tentativas: number
  /** attempts that ended before they were up to date, by what was said */
  readonly recusadas: Readonly<Record<string, number>>
  /** told to reload the snapshot: too much was missed */
  readonly recarregaram: number
  /** frames that they were not told of although they are "up to date" */
  readonly buracos: number
  readonly ausentes: number
}

const PACIENCIA_MS = 60_000
const DE_UMA_VEZ = 250
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])
const TEXTO = 1
const BYTES = 2
const PING = 9

interface Lida {
  readonly versoes: readonly number[]
  readonly emDia: number | null
  readonly recarregar: boolean
}
/** The same message goes to thousands: it is read once. */
const lidas = new Map<string, Lida>()

function ler(tipo: number, corpo: Buffer): Lida {
  const chave = corpo.toString('latin1')
  const ja = lidas.get(chave)
  if (ja !== undefined) return ja
  const lido = JSON.parse((tipo === BYTES ? inflateSync(corpo) : corpo).toString()) as object
  const ms = (Array.isArray(lido) ? lido : [lido]) as { t: string; v?: number | null }[]
  const nova: Lida = {
    versoes: ms.flatMap((m) => (m.t === 'q' && typeof m.v === 'number' ? [m.v] : [])),
    emDia: ms.find((m) => m.t === 'em-dia')?.v ?? null,
    recarregar: ms.some((m) => m.t === 'recarregar'),
  }
  if (lidas.size > 5_000) lidas.clear()
  lidas.set(chave, nova)
  return nova
}

/** A text from a client: masked as the protocol demands, and a mask of zeros is one. */
function emQuadro(m: object): Buffer {
  const corpo = Buffer.from(JSON.stringify(m))
  if (corpo.length > 125) throw new Error('too long for this')
  return Buffer.concat([Buffer.from([0x81, 0x80 | corpo.length, 0, 0, 0, 0]), corpo])
}

const soma = { tentativas: 0, recarregaram: 0, buracos: 0, recusadas: new Map<string, number>() }
const zerar = (): void => {
  Object.assign(soma, { tentativas: 0, recarregaram: 0, buracos: 0, recusadas: new Map() })
}

class Visitante {
  /** everything up to here was told, and beyond it what came before the gap was filled */
  #versao: number | undefined
  readonly #adiante = new Set<number>()
  #pedindo = false
  #tentativas = 0
  #fio: Socket | null = null
  readonly #pulso = criarPulso(
    () => this.#fio?.write(emQuadro({ t: 'relogio', n: performance.now() })),
    () => this.#fio && this.#cair(this.#fio, 'silence'),
  )
  #aberto = false
  #resto: Buffer | null = null
  caiu: number | null = performance.now()
  /** ms that the last break took */
  fora = 0
  readonly #v: Visitas
  readonly #ip: string
  aoVoltar: () => void = () => undefined

  constructor(v: Visitas, i: number) {
    this.#v = v
    this.#ip = `10.${(i >> 14) & 255}.${(i >> 7) & 127}.1`
  }

  ligar(): void {
    soma.tentativas += 1
    const fio = connect(this.#v.porta, '127.0.0.1')
    this.#fio = fio
    this.#aberto = false
    this.#resto = null
    fio.on('data', (d) => this.#receber(fio, d))
    fio.on('error', (e: NodeJS.ErrnoException) => this.#cair(fio, e.code ?? e.message))
    fio.on('close', () => this.#cair(fio, 'closed'))
    fio.write(
      `GET /v1/tempo-real HTTP/1.1\r\nHost: carga1.localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Forwarded-For: ${this.#ip}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    )
  }

  /** The line is cut, without a close frame. */
  derrubar(): void {
    if (this.#fio !== null) this.#cair(this.#fio, null)
  }

  #cair(fio: Socket, porque: string | null): void {
    if (this.#fio !== fio) return
    this.#fio = null
    this.#pulso.parar()
    fio.destroy()
    if (porque !== null) soma.recusadas.set(porque, (soma.recusadas.get(porque) ?? 0) + 1)
    this.caiu ??= performance.now()
    this.#tentativas += 1
    const teto = Math.min(15_000, 250 * 2 ** this.#tentativas)
    setTimeout(() => this.ligar(), teto / 2 + Math.random() * (teto / 2))
  }

  #receber(fio: Socket, d: Buffer): void {
    if (this.#fio !== fio) return
    let b = this.#resto === null ? d : Buffer.concat([this.#resto, d])
    if (!this.#aberto) {
      const fim = b.indexOf('\r\n\r\n')
      if (fim >= 0 && !b.toString('latin1', 0, 12).endsWith('101'))
        return this.#cair(fio, b.toString('latin1', 9, 12))
      if (fim >= 0) this.#abrir(fio)
      b = fim < 0 ? b : b.subarray(fim + 4)
    }
    if (this.#aberto) b = this.#quadros(fio, b)
    this.#resto = b.length === 0 ? null : b
  }

  #abrir(fio: Socket): void {
    this.#aberto = true
    this.#pulso.bater()
    this.#pedir(fio)
  }
  #pedir(fio: Socket): void {
    this.#pedindo = true
    fio.write(emQuadro({ t: 'entrar', sala: this.#v.sala, versao: this.#versao, z: 1 }))
  }

  /** Answers what is not a whole frame yet. */
  #quadros(fio: Socket, b: Buffer): Buffer {
    while (b.length >= 2) {
      const curto = (b[1] as number) & 127
      const cabeca = curto < 126 ? 2 : curto === 126 ? 4 : 10
      if (b.length < cabeca) break
      const n = curto < 126 ? curto : curto === 126 ? b.readUInt16BE(2) : Number(b.readBigUInt64BE(2))
      if (b.length < cabeca + n) break
      const tipo = (b[0] as number) & 15
      // Any message says that this server is well.
      this.#tentativas = 0
      this.#pulso.ouviu()
      if (tipo === PING) fio.write(PONG)
      else if (tipo === TEXTO || tipo === BYTES) this.#ouvir(fio, tipo, b.subarray(cabeca, cabeca + n))
      b = b.subarray(cabeca + n)
    }
    return b
  }

  #ouvir(fio: Socket, tipo: number, corpo: Buffer): void {
    const inicio = corpo.toString('latin1', 0, 8)
    // Greetings and clocks: each is another text, and none of a room.
    if (
      inicio.startsWith('{"t":"o') ||
      (inicio === '{"t":"re' && corpo.length < 80 && corpo.includes('relogio'))
    )
      return
    const { versoes, emDia, recarregar } = ler(tipo, corpo)
    for (const v of versoes) if (v > (this.#versao ?? 0)) this.#adiante.add(v)
    if (recarregar) {
      // The browser would load the picture now, which belongs to a version not before this one.
      soma.recarregaram += 1
      this.#versao = Math.max(this.#versao ?? 0, emDia ?? 0, ...this.#adiante)
      this.#adiante.clear()
    }
    this.#avancar()
    if (emDia !== null && this.#versao !== undefined && this.#versao < emDia) {
      soma.buracos += emDia - this.#versao
      this.#versao = emDia
      this.#avancar()
    }
    if (emDia !== null) this.#versao ??= emDia
    if (emDia !== null || recarregar) this.#emDia()
    else if (!this.#pedindo && this.#adiante.size > 0) this.#pedir(fio)
  }
  #avancar(): void {
    if (this.#versao === undefined) return
    while (this.#adiante.delete(this.#versao + 1)) this.#versao += 1
    for (const v of this.#adiante) if (v <= this.#versao) this.#adiante.delete(v)
  }
  #emDia(): void {
    this.#pedindo = false
    this.#avancar()
    if (this.caiu === null) return
    this.fora = performance.now() - this.caiu
    this.caiu = null
    this.aoVoltar()
  }
}

const todos: Visitante[] = []

/** Until everyone is there again; a tab that is not within a minute has not survived it. */
async function esperarTodos(): Promise<Volta> {
  const limite = performance.now() + PACIENCIA_MS
  await new Promise<void>((ok) => {
    let faltam = todos.filter((v) => v.caiu !== null).length
    for (const v of todos)
      v.aoVoltar = () => {
        if (--faltam === 0) ok()
      }
    if (faltam === 0) ok()
    setTimeout(ok, limite - performance.now()).unref()
  })
  const ausentes = todos.filter((v) => v.caiu !== null)
  return {
    ...soma,
    recusadas: Object.fromEntries(soma.recusadas),
    fora: todos.flatMap((v) => (v.caiu === null ? [v.fora] : [])),
    ausentes: ausentes.length,
  }
}

async function chegar(v: Visitas): Promise<void> {
  for (let i = 0; i < v.quantos; i += DE_UMA_VEZ) {
    const grupo = Array.from(
      { length: Math.min(DE_UMA_VEZ, v.quantos - i) },
      (_, k) => new Visitante(v, v.primeiro + i + k),
    )
    await Promise.all(
      grupo.map(
        (g) =>
          new Promise<void>((ok) => {
            g.aoVoltar = ok
            g.ligar()
          }),
      ),
    )
    todos.push(...grupo)
  }
}

if (process.send !== undefined) {
  process.on('disconnect', () => process.exit(0))
  process.on('message', (m: { t: 'chegar'; v: Visitas } | { t: 'derrubar' }) => {
    const falhou = (e: unknown): void => void process.send?.({ falha: String(e) })
    if (m.t === 'chegar') chegar(m.v).then(() => process.send?.({ chegaram: true }), falhou)
    else {
      zerar()
      for (const v of todos) v.derrubar()
      esperarTodos().then((volta) => process.send?.({ volta }), falhou)
    }
  })
}
