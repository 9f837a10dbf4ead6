// AAC where the browser has no encoder of its own (Chromium on Linux): one in WebAssembly, in a worker of its own, fetched only then.
import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { AdtsOutputFormat, AudioSample, AudioSampleSource, NullTarget, Output } from 'mediabunny'
import { type CodificadorDeSom, NA_FILA } from './som-da-mesa.ts'

export async function abrirAac(
  bits: number,
  aoSair: (ms: number, dados: ArrayBuffer) => void,
): Promise<CodificadorDeSom> {
  registerAacEncoder()
  const fonte = new AudioSampleSource({
    codec: 'aac',
    bitrate: bits,
    onEncodedPacket: (p) => aoSair(p.timestamp * 1000, p.data.slice().buffer),
  })
  // The container is thrown away: the packets alone are wanted.
  const saida = new Output({ format: new AdtsOutputFormat(), target: new NullTarget() })
  saida.addAudioTrack(fonte)
  await saida.start()
  let naFila = 0
  let vivo = true
  return {
    codificar(dados) {
      const amostra = new AudioSample(dados)
      if (!vivo || naFila >= NA_FILA) {
        amostra.close()
        return false
      }
      naFila += 1
      const feito = (): void => {
        naFila -= 1
        amostra.close()
      }
      fonte.add(amostra).then(feito, feito)
      return true
    },
    fechar() {
      vivo = false
      void saida.cancel()
    },
  }
}
