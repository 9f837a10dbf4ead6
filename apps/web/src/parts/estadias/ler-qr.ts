// A QR in a camera's picture: read by the browser where it can (Chrome on Android and macOS), else by jsQR, which is fetched
// then (Safari on every iPhone, Firefox).
interface Detector {
  detect(de: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type FabricaDeDetector = new (o: { formats: string[] }) => Detector
const detector = (): FabricaDeDetector | undefined =>
  (globalThis as unknown as { BarcodeDetector?: FabricaDeDetector }).BarcodeDetector

/** What the camera shows now; null: no code is in it. */
export type LeitorDeQr = (de: HTMLVideoElement) => Promise<string | null>

/** A code that fills a third of the picture is still read at this width, and a picture takes some 30 ms. */
const LARGURA = 640

export async function abrirLeitorDeQr(): Promise<LeitorDeQr> {
  const Fabrica = detector()
  if (Fabrica !== undefined) {
    const leitor = new Fabrica({ formats: ['qr_code'] })
    return async (video) => (await leitor.detect(video).catch(() => []))[0]?.rawValue ?? null
  }
  const { default: ler } = await import('jsqr')
  const tela = document.createElement('canvas')
  const quadro = tela.getContext('2d', { willReadFrequently: true })
  return (video) => {
    if (quadro === null || video.videoWidth === 0) return Promise.resolve(null)
    const escala = Math.min(1, LARGURA / video.videoWidth)
    tela.width = Math.round(video.videoWidth * escala)
    tela.height = Math.round(video.videoHeight * escala)
    quadro.drawImage(video, 0, 0, tela.width, tela.height)
    const { data, width, height } = quadro.getImageData(0, 0, tela.width, tela.height)
    return Promise.resolve(ler(data, width, height, { inversionAttempts: 'dontInvert' })?.data || null)
  }
}

/** For pages that open without network: the reader is on the device before it is asked for. */
export const trazerLeitorDeQr = (): Promise<unknown> =>
  detector() === undefined ? import('jsqr') : Promise.resolve()
