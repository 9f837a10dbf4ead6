// Sends a programme with a tone of 1 kHz to an RTMP server that is none of ours, as a destination of a channel does: a foreign
// program then reads it back. docs/figures/transmissao.md says how and what came of it.
//   node tools/run.mjs tools/bench/transmissao-rtmp.ts rtmp://127.0.0.1:1935/live/teste [segundos]
import path from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { AdtsOutputFormat, AudioSample, AudioSampleSource, NullTarget, Output } from 'mediabunny'
import { lerFilme } from '../../apps/server/src/engines/midia/operador-simulado.ts'
import { SaidaRtmp } from '../../apps/server/src/engines/midia/rtmp-saida.ts'

const [TAXA, TOM_HZ, AMOSTRAS] = [48_000, 1_000, 1_024]
const [url = 'rtmp://127.0.0.1:1935/live/teste', segundos = '10'] = process.argv.slice(2)

/** Frames of AAC, each 1,024 samples long. */
async function tom(s: number): Promise<Buffer[]> {
  registerAacEncoder()
  const quadros: Buffer[] = []
  const fonte = new AudioSampleSource({
    codec: 'aac',
    bitrate: 96_000,
    onEncodedPacket: (p) => quadros.push(Buffer.from(p.data)),
  })
  const saida = new Output({ format: new AdtsOutputFormat(), target: new NullTarget() })
  saida.addAudioTrack(fonte)
  await saida.start()
  for (let n = 0; n < (s * TAXA) / AMOSTRAS; n++) {
    const data = new Float32Array(AMOSTRAS * 2)
    for (let i = 0; i < AMOSTRAS; i++)
      data[2 * i] = data[2 * i + 1] = 0.3 * Math.sin(((n * AMOSTRAS + i) * 2 * Math.PI * TOM_HZ) / TAXA)
    const timestamp = (n * AMOSTRAS) / TAXA
    const amostra = new AudioSample({
      data,
      format: 'f32',
      numberOfChannels: 2,
      sampleRate: TAXA,
      timestamp,
    })
    await fonte.add(amostra)
    amostra.close()
  }
  return quadros
}

const sons = await tom(Number(segundos) + 1)
const { filme, imagem } = lerFilme('alta', path.resolve(import.meta.dirname, '../demo/transmissao/alta.mp4'))
const saida = new SaidaRtmp(url, (situacao, motivo) => console.log(situacao, motivo ?? ''))
saida.configurar(imagem)
await esperar(1_000)
const desde = performance.now()
let [k, s] = [0, 0]
for (;;) {
  const ms = performance.now() - desde
  if (ms > Number(segundos) * 1000) break
  for (;;) {
    const x = filme.quadros[k % filme.quadros.length]
    const quando = Math.floor(k / filme.quadros.length) * filme.duracao + (x?.ms ?? 0)
    if (x === undefined || quando > ms) break
    saida.quadro(true, x.chave, quando, x.dados)
    k += 1
  }
  for (; (s * AMOSTRAS * 1000) / TAXA <= ms; s++) {
    const dados = sons[s]
    if (dados) saida.quadro(false, true, (s * AMOSTRAS * 1000) / TAXA, dados)
  }
  await esperar(20)
}
saida.fechar()
console.log(`${k} pictures and ${s} frames of sound sent`)
setTimeout(() => process.exit(0), 1_500)
