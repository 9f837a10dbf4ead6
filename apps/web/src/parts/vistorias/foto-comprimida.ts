// A photograph from the camera made small enough for a yard's line: at most 1600 points, upright, JPEG, without what the
// camera wrote about place and device. Its key follows from its content.
import { novaChave } from '../../core/chave-do-pedido.ts'

const LADO = 1600
const QUALIDADE = 0.8

export async function comprimir(arquivo: Blob): Promise<Blob> {
  const imagem = await createImageBitmap(arquivo, { imageOrientation: 'from-image' })
  const escala = Math.min(1, LADO / Math.max(imagem.width, imagem.height))
  const tela = document.createElement('canvas')
  tela.width = Math.round(imagem.width * escala)
  tela.height = Math.round(imagem.height * escala)
  tela.getContext('2d')?.drawImage(imagem, 0, 0, tela.width, tela.height)
  imagem.close()
  return emJpeg(tela)
}

export const emJpeg = (tela: HTMLCanvasElement): Promise<Blob> =>
  new Promise((ok, nao) =>
    tela.toBlob(
      (b) => (b ? ok(b) : nao(new Error('A foto não pôde ser preparada.'))),
      'image/jpeg',
      QUALIDADE,
    ),
  )

/** A uuid of the content and of what it is for: the same picture taken in twice is one. */
export async function chaveDaFoto(bytes: ArrayBuffer, visUid: string, item: string): Promise<string> {
  if (globalThis.crypto?.subtle === undefined) return novaChave()
  const para = new TextEncoder().encode(`${visUid}|${item}|`)
  const tudo = new Uint8Array(para.length + bytes.byteLength)
  tudo.set(para)
  tudo.set(new Uint8Array(bytes), para.length)
  const b = new Uint8Array(await crypto.subtle.digest('SHA-256', tudo)).slice(0, 16)
  b[6] = ((b[6] ?? 0) & 0x0f) | 0x50
  b[8] = ((b[8] ?? 0) & 0x3f) | 0x80
  const h = Array.from(b, (x) => x.toString(16).padStart(2, '0')).join('')
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-${h.slice(12, 16)}-${h.slice(16, 20)}-${h.slice(20)}`
}
