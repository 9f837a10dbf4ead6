// Which tracks a film has and how they are encoded, read from its container piece by piece: nothing is decoded. MP4 and MOV
// name them in `moov`, which may stand behind everything else; WebM in its first kilobytes.
import type { TrilhaDoFilme } from '@martelo/domain/anexos/filme-tocavel.ts'

const CABECA = 8
const CABECA_LONGA = 16
/** Of a film of hours; a larger one is no index. */
const MAIOR_INDICE = 32 * 1024 * 1024
const DE_WEBM = 64 * 1024

interface Caixa {
  readonly nome: string
  readonly corpo: Buffer
}

/** The boxes within a box. One that says a wrong length ends the reading. */
function* caixasDe(b: Buffer, de = 0): Generator<Caixa> {
  for (let o = de; o + CABECA <= b.length; ) {
    const curto = b.readUInt32BE(o)
    const longo = curto === 1 && o + CABECA_LONGA <= b.length
    const tamanho = longo ? Number(b.readBigUInt64BE(o + CABECA)) : curto === 0 ? b.length - o : curto
    const cabeca = longo ? CABECA_LONGA : CABECA
    if (tamanho < cabeca || o + tamanho > b.length) return
    yield { nome: b.toString('latin1', o + 4, o + 8), corpo: b.subarray(o + cabeca, o + tamanho) }
    o += tamanho
  }
}
const dentro = (b: Buffer, ...caminho: string[]): Buffer | null =>
  caminho.reduce<Buffer | null>(
    (onde, nome) => (onde && [...caixasDe(onde)].find((c) => c.nome === nome)?.corpo) ?? null,
    b,
  )

const TIPO: Readonly<Record<string, TrilhaDoFilme['tipo']>> = { vide: 'video', soun: 'som' }

function trilhasDoMoov(moov: Buffer): TrilhaDoFilme[] {
  return [...caixasDe(moov)].flatMap(({ nome, corpo }) => {
    if (nome !== 'trak') return []
    const tipo = dentro(corpo, 'mdia', 'hdlr')?.toString('latin1', 8, 12) ?? ''
    const codec = dentro(corpo, 'mdia', 'minf', 'stbl', 'stsd')?.toString('latin1', 12, 16) ?? ''
    return [{ tipo: TIPO[tipo] ?? 'outra', codec }]
  })
}

/** Reads bytes in order, and may skip many of them without keeping any. */
class Leitura {
  readonly #de: AsyncIterator<Uint8Array>
  #resto: Buffer = Buffer.alloc(0)
  constructor(pedacos: AsyncIterable<Uint8Array>) {
    this.#de = pedacos[Symbol.asyncIterator]()
  }
  async #mais(): Promise<boolean> {
    const { value, done } = await this.#de.next()
    if (done) return false
    this.#resto = Buffer.concat([this.#resto, value])
    return true
  }
  /** Fewer where the file ends. */
  async tomar(n: number): Promise<Buffer> {
    while (this.#resto.length < n && (await this.#mais()));
    const b = this.#resto.subarray(0, n)
    this.#resto = this.#resto.subarray(b.length)
    return b
  }
  async pular(n: number): Promise<void> {
    for (let falta = n; falta > 0; ) {
      if (this.#resto.length === 0 && !(await this.#mais())) return
      const agora = Math.min(falta, this.#resto.length)
      this.#resto = this.#resto.subarray(agora)
      falta -= agora
    }
  }
  fechar(): Promise<unknown> {
    return this.#de.return?.() ?? Promise.resolve()
  }
}

async function doMp4(l: Leitura): Promise<TrilhaDoFilme[] | null> {
  for (;;) {
    const cabeca = await l.tomar(CABECA)
    if (cabeca.length < CABECA) return null
    const curto = cabeca.readUInt32BE(0)
    const longa = curto === 1 ? await l.tomar(CABECA) : Buffer.alloc(0)
    if (curto === 1 && longa.length < CABECA) return null
    const corpo = curto === 1 ? Number(longa.readBigUInt64BE(0)) - CABECA_LONGA : curto - CABECA
    // Zero: to the end of the file, with nothing behind it.
    if (corpo < 0) return null
    if (cabeca.toString('latin1', 4, 8) !== 'moov') {
      await l.pular(corpo)
      continue
    }
    const moov = corpo <= MAIOR_INDICE ? await l.tomar(corpo) : Buffer.alloc(0)
    return moov.length === corpo && corpo > 0 ? trilhasDoMoov(moov) : null
  }
}

/** An element of EBML whose name is one byte, 0x86: the codec of a track, as letters. */
const CODEC_DO_WEBM = /\x86[\x81-\x9f]([VA]_[A-Z0-9_/]+)/g

/** Null: it has no index of its tracks. */
export async function trilhasDoFilme(
  formato: 'mp4' | 'mov' | 'webm',
  pedacos: AsyncIterable<Uint8Array>,
): Promise<TrilhaDoFilme[] | null> {
  const l = new Leitura(pedacos)
  try {
    if (formato !== 'webm') return await doMp4(l)
    const achados = (await l.tomar(DE_WEBM)).toString('latin1').matchAll(CODEC_DO_WEBM)
    return Array.from(
      achados,
      ([, codec = '']): TrilhaDoFilme => ({
        tipo: codec.startsWith('V') ? 'video' : 'som',
        codec,
      }),
    )
  } finally {
    await l.fechar()
  }
}
