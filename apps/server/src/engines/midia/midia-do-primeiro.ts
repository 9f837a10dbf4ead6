// The broadcast where several processes share one port: the media process is the first one's alone, since who publishes and
// who watches must meet in it. A companion hands over whole connections and orders, through the channel between both.
import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import path from 'node:path'
import type { Config } from '../../core/config.ts'
import { ignorarErro } from '../../core/http/fios.ts'
import type { Assistente, LadoHttp, Midia, OrdemDoFio } from './midia.ts'
import { criarPasses, type Passes } from './passe.ts'
import type { Numeros, Ordem } from './protocolo.ts'

/** What a companion says. */
type DoCompanheiro =
  | { readonly midia: 'ordem'; readonly ordem: Exclude<Ordem, { t: 'fio' }> }
  | { readonly midia: 'fio'; readonly ordem: OrdemDoFio; readonly assistente: Assistente }
  | { readonly midia: 'pergunta' }
/** What it hears. */
type DoPrimeiro =
  | { readonly midia: 'numeros'; readonly canais: Readonly<Record<string, Numeros>> }
  | { readonly midia: 'onde'; readonly onde: LadoHttp | null }

/** Longer than a media process takes to start. */
const PACIENCIA_MS = 10_000

const daMidia = (m: unknown): m is DoCompanheiro | DoPrimeiro =>
  typeof m === 'object' && m !== null && 'midia' in m

/** The media process of the process that started this one. */
export class MidiaDoPrimeiro implements Midia {
  readonly passes: Passes
  readonly pasta: string
  #numeros: Readonly<Record<string, Numeros>> = {}
  /** answered in the order in which they were asked */
  readonly #perguntas: ((onde: LadoHttp | null) => void)[] = []
  readonly #ouvir = (m: unknown): void => {
    if (!daMidia(m)) return
    if (m.midia === 'numeros') this.#numeros = m.canais
    if (m.midia === 'onde') this.#perguntas.shift()?.(m.onde)
  }

  constructor(config: Pick<Config, 'pastaDeDados'>, segredo: Buffer) {
    this.passes = criarPasses(segredo)
    this.pasta = path.join(config.pastaDeDados, 'midia')
    process.on('message', this.#ouvir)
  }

  ordenar(ordem: Exclude<Ordem, { t: 'fio' }>): void {
    dizer({ midia: 'ordem', ordem })
  }
  numeros(canal: string): Numeros | null {
    return this.#numeros[canal] ?? null
  }
  entregar(ordem: OrdemDoFio, fio: Duplex, assistente: Assistente): Promise<void> {
    if (fio.destroyed) return Promise.resolve()
    dizer({ midia: 'fio', ordem, assistente }, fio as Socket, () => fio.destroy())
    return Promise.resolve()
  }
  /** Asked each time: the media process may be another one by now. */
  onde(): Promise<LadoHttp> {
    return new Promise((ok, falha) => {
      const prazo = setTimeout(() => falha(new Error('the first process is silent')), PACIENCIA_MS)
      this.#perguntas.push((onde) => {
        clearTimeout(prazo)
        if (onde === null) falha(new Error('the media process did not start'))
        else ok(onde)
      })
      dizer({ midia: 'pergunta' })
    })
  }

  /** What happens is written down by the first process, taken up again there, and who is kept out leaves there. */
  barrar(): void {}
  ceder(): void {}
  assumir(): void {}
  readonly cedida = false
  aoOcorrer(): void {}
  retomar(): void {}

  parar(): Promise<void> {
    process.off('message', this.#ouvir)
    return Promise.resolve()
  }
}

function dizer(m: DoCompanheiro, fio?: Socket, depois: () => void = ignorarErro): void {
  process.send?.(m, fio, {}, depois)
}

/** The first process's part: does what this companion asks for. */
export function atenderCompanheiro(filho: ChildProcess, midia: Midia): void {
  filho.on('message', (m: unknown, fio) => {
    if (!daMidia(m)) return
    if (m.midia === 'pergunta')
      void midia
        .onde()
        .catch(() => null)
        .then((onde) => dizerAoCompanheiro(filho, { midia: 'onde', onde }))
    if (m.midia === 'ordem') midia.ordenar(m.ordem)
    if (m.midia !== 'fio' || !fio) return
    const dele = (fio as Socket).on('error', ignorarErro)
    midia.entregar(m.ordem, dele, m.assistente).catch(ignorarErro)
  })
}

/** Watchers and rates of all channels, to those that live. */
export function contarAosCompanheiros(midia: Midia, vivos: Iterable<ChildProcess>): void {
  midia.aoOcorrer((o) => {
    if (o.t !== 'numeros') return
    for (const filho of vivos) dizerAoCompanheiro(filho, { midia: 'numeros', canais: o.canais })
  })
}

function dizerAoCompanheiro(filho: ChildProcess, m: DoPrimeiro): void {
  if (filho.connected) filho.send(m, ignorarErro)
}
