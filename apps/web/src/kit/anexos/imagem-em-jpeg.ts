// A telephone's picture in a format that the house does not keep (HEIC, AVIF, WebP) becomes a JPEG here, where its own
// device can read it. What the device cannot read is sent as it is: the server says what to do.
const A_TROCAR = /^image\/(heic|heif|avif|webp)$|\.(heic|heif|avif|webp)$/i
const QUALIDADE = 0.9

/** For the `accept` of an input: everything that can be sent as a document. */
export const ACEITA_DOCUMENTO =
  'application/pdf,image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'

export const aTrocarPorJpeg = (a: { readonly type: string; readonly name: string }): boolean =>
  A_TROCAR.test(a.type) || A_TROCAR.test(a.name)

export async function emJpegSePreciso(arquivo: File): Promise<File> {
  if (!aTrocarPorJpeg(arquivo)) return arquivo
  try {
    const imagem = await createImageBitmap(arquivo, { imageOrientation: 'from-image' })
    const tela = document.createElement('canvas')
    tela.width = imagem.width
    tela.height = imagem.height
    tela.getContext('2d')?.drawImage(imagem, 0, 0)
    imagem.close()
    const bytes = await new Promise<Blob | null>((ok) => tela.toBlob(ok, 'image/jpeg', QUALIDADE))
    if (bytes === null) return arquivo
    return new File([bytes], arquivo.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' })
  } catch {
    return arquivo
  }
}
