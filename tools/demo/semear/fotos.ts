// Puts the drawn pictures into public storage in the widths that pages ask for. They are shared by the three brands.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { raizPorConteudo } from '../../../apps/server/src/core/files/armazenamento.ts'
import type { Servicos } from '../../../apps/server/src/core/servicos.ts'
import { FOTOS } from '../fotos.gen.ts'

export interface FotoGuardada {
  readonly chave: string
  readonly larguras: number[]
  readonly largura: number
  readonly altura: number
  readonly previa: string
  readonly cor: string
}

const PASTA = path.resolve(import.meta.dirname, '../fotos')
const LARGURAS = [320, 640] as const
const AO_MESMO_TEMPO = 3
/** The colour of the whole picture took longer to count than all its widths to draw. */
const LADO_DA_COR = 64

const nomesDasFotos = (): string[] => [
  ...new Set(Object.values(FOTOS).flatMap((g) => [...g.fotos.map((f) => f.arquivo), ...g.giro360])),
]

/** The same names without a stored picture, for tests that read the records alone. */
export function fotosSemArquivo(): ReadonlyMap<string, FotoGuardada> {
  const foto = { chave: 'fotos/x', larguras: [320], largura: 320, altura: 240, previa: '', cor: '#000000' }
  return new Map(nomesDasFotos().map((nome) => [nome, foto]))
}

/** File name → what the database needs to know of the stored picture. */
export async function guardarFotos(s: Servicos): Promise<ReadonlyMap<string, FotoGuardada>> {
  const guardadas = new Map<string, FotoGuardada>()
  const fila = nomesDasFotos().values()
  const trabalhar = async (): Promise<void> => {
    for (const nome of fila) guardadas.set(nome, await guardar(s, nome))
  }
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, trabalhar))
  return guardadas
}

async function guardar(s: Servicos, nome: string): Promise<FotoGuardada> {
  const bytes = await readFile(path.join(PASTA, nome))
  // Decoded once: each of the smaller widths, the preview and the colour start from here.
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const foto = () => sharp(data, { raw: info })
  const chave = raizPorConteudo('fotos', createHash('sha256').update(bytes).digest('hex'))
  const menores = LARGURAS.filter((l) => l < width)
  for (const l of menores) {
    const menor = await foto().resize({ width: l }).webp({ quality: 74, effort: 2 }).toBuffer()
    await s.arquivos.publico.gravar(`${chave}-${l}.webp`, menor, 'image/webp')
  }
  await s.arquivos.publico.gravar(`${chave}-${width}.webp`, bytes, 'image/webp')
  const previa = await foto().resize({ width: 16 }).webp({ quality: 40 }).toBuffer()
  // Statistics are of what was opened, not of what is made of it.
  const pequena = await foto()
    .resize({ width: LADO_DA_COR, height: LADO_DA_COR, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { dominant } = await sharp(pequena.data, { raw: pequena.info }).stats()
  const cor = `#${[dominant.r, dominant.g, dominant.b].map((n) => n.toString(16).padStart(2, '0')).join('')}`
  return {
    chave,
    larguras: [...menores, width],
    largura: width,
    altura: height,
    previa: `data:image/webp;base64,${previa.toString('base64')}`,
    cor,
  }
}
