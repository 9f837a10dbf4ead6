// A film as large as a studio's picture, for measures in which nothing is decoded: frames of a real size, thirty a second, a key
// frame (six times as large as the others) each two seconds in the large quality and each second in the small one.
import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  avcCDe,
  fragmento,
  segmentoInicial,
  tamanhoDaImagem,
  tamanhoDoInicio,
  VIDEO_HZ,
} from '../../apps/server/src/engines/midia/caixas.ts'

const DEMO = path.resolve(import.meta.dirname, '../demo/transmissao')
const [SEGUNDOS, CHAVE_MAIOR] = [12, 6]
const QUALIDADES = [
  { q: 'alta', fps: 30, chaveS: 2, parte: 1 },
  { q: 'baixa', fps: 15, chaveS: 1, parte: 0.22 },
] as const

/** One NAL unit behind its length, as H.264 lies in MP4. */
function quadro(bytes: number, chave: boolean): Buffer {
  const b = randomBytes(Math.max(16, Math.round(bytes)))
  b.writeUInt32BE(b.length - 4)
  b[4] = chave ? 0x65 : 0x41
  return b
}

/** Fills `pasta` with the films and cards of an operator who sends `kbit` in the large quality. */
export function fazerFilme(pasta: string, kbit: number): void {
  mkdirSync(pasta, { recursive: true })
  for (const { q, fps, chaveS, parte } of QUALIDADES) {
    const demo = readFileSync(path.join(DEMO, `${q}.mp4`))
    const inicio = demo.subarray(0, tamanhoDoInicio(demo))
    const [avcC, tamanho] = [avcCDe(inicio), tamanhoDaImagem(inicio)]
    if (avcC === null || tamanho === null) throw new Error(`${q}.mp4 is no film of ours`)
    const porGrupo = fps * chaveS
    const comum = (kbit * parte * 125 * chaveS) / (porGrupo - 1 + CHAVE_MAIOR)
    const duracao = VIDEO_HZ / fps
    const quadros = Array.from({ length: fps * SEGUNDOS }, (_, i) => {
      const chave = i % porGrupo === 0
      const dados = quadro(chave ? comum * CHAVE_MAIOR : comum, chave)
      return fragmento({ video: true, inicio: i * duracao, duracao, chave, dados })
    })
    writeFileSync(
      path.join(pasta, `${q}.mp4`),
      Buffer.concat([segmentoInicial({ avcC, ...tamanho }, false), ...quadros]),
    )
    copyFileSync(path.join(DEMO, `placa-${q}.mp4`), path.join(pasta, `placa-${q}.mp4`))
  }
}
