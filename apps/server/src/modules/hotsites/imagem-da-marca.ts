// In which measures and quality the site serves a logo, an icon or a cover.
import { type ImagemDaMarca, MEDIDAS_DA_IMAGEM } from '@martelo/domain/hotsites/aparencia.ts'
import type { UsoDaImagem } from '../../core/files/imagem-unica.ts'

const QUALIDADE: Readonly<Record<ImagemDaMarca, number | null>> = {
  logo: 92,
  logoEscuro: 92,
  favicon: null,
  imagemCapa: 80,
}

export const usoDaMarca = (imagem: ImagemDaMarca): UsoDaImagem => ({
  ...MEDIDAS_DA_IMAGEM[imagem],
  qualidade: QUALIDADE[imagem],
})
