// A logo, an icon or a cover as it arrives → the file that the site serves, in the measures of its use.
import { type ImagemDaMarca, MEDIDAS_DA_IMAGEM } from '@martelo/domain/hotsites/aparencia.ts'
import { prepararImagem } from '../../core/files/imagem-unica.ts'

const QUALIDADE: Readonly<Record<ImagemDaMarca, number | null>> = {
  logo: 92,
  logoEscuro: 92,
  favicon: null,
  imagemCapa: 80,
}

/** Never throws for what is in the file. */
export const prepararImagemDaMarca = (bytes: Uint8Array, uso: ImagemDaMarca) =>
  prepararImagem(bytes, { ...MEDIDAS_DA_IMAGEM[uso], qualidade: QUALIDADE[uso] })
