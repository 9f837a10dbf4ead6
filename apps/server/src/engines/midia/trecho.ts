// A part of a recording as a film of its own: the init segment, then the fragments from the last key frame before the asked
// moment, their times counted from zero. Reads only what it answers.
import { open } from 'node:fs/promises'
import path from 'node:path'
import { NOME_DA_GRAVACAO } from './arquivo-da-gravacao.ts'
import { LUGAR_DO_TEMPO, lerFragmentos, SOM_HZ, VIDEO_HZ } from './caixas.ts'

const MAIOR_TRECHO = 64_000_000

type Linha = readonly [quando: number, t: number, byte: number]

/** `de`: ms after the file's beginning. Null: the file is gone. */
export async function lerTrecho(pasta: string, nome: string, de: number, ms: number): Promise<Buffer | null> {
  if (!NOME_DA_GRAVACAO.test(nome)) return null
  const arquivo = path.join(pasta, 'gravacoes', nome)
  const [dados, indice] = await Promise.all([abrir(`${arquivo}.mp4`), ler(`${arquivo}.idx`)])
  if (dados === null || indice === null) {
    await dados?.close()
    return null
  }
  try {
    const linhas = indice
      .split('\n')
      .filter((l) => l.endsWith(']'))
      .map((l) => JSON.parse(l) as Linha)
    const primeira = linhas[0]
    if (primeira === undefined) return null
    const comeco = primeira[0]
    const desde = linhas.findLast(([quando]) => quando - comeco <= de) ?? primeira
    // It ends where the one that is asked for next begins, so that pieces asked for in a row miss and repeat nothing.
    const seguinte = linhas.find(([quando]) => quando - comeco > de + ms)
    const proxima = linhas.findLast(([quando]) => quando - comeco <= de + ms)
    const depois =
      seguinte === undefined || proxima === undefined || proxima[2] <= desde[2] ? seguinte : proxima
    const { size } = await dados.stat()
    const fim = Math.min(depois?.[2] ?? size, desde[2] + MAIOR_TRECHO, size)
    const inicio = Buffer.alloc(primeira[2])
    await dados.read(inicio, 0, inicio.length, 0)
    const corpo = Buffer.alloc(Math.max(0, fim - desde[2]))
    await dados.read(corpo, 0, corpo.length, desde[2])
    return Buffer.concat([inicio, contarDoZero(corpo)])
  } finally {
    await dados.close()
  }
}

function contarDoZero(corpo: Buffer): Buffer {
  let zero: number | null = null
  let fim = 0
  for (const f of lerFragmentos(corpo)) {
    const hz = f.video ? VIDEO_HZ : SOM_HZ
    zero ??= f.inicio / hz
    const t = Math.max(0, Math.round(f.inicio - zero * hz))
    corpo.writeBigUInt64BE(BigInt(t), f.lugar + LUGAR_DO_TEMPO)
    fim = f.lugar + 108 + f.dados.length
  }
  return corpo.subarray(0, fim)
}

const abrir = (arquivo: string) => open(arquivo).catch(() => null)
async function ler(arquivo: string): Promise<string | null> {
  const f = await abrir(arquivo)
  if (f === null) return null
  try {
    return await f.readFile('utf8')
  } finally {
    await f.close()
  }
}
