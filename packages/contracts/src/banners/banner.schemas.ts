// A banner as visitors get it.
import { NOMES_DAS_POSICOES } from '@martelo/domain/banners/posicoes-de-banner.ts'
import { z } from 'zod'
import { Instante, Uid } from '../core/fields.ts'

export const Posicao = z.enum(NOMES_DAS_POSICOES, 'Escolha a posição')

export const BannerPublico = z.object({
  uid: Uid,
  posicaoBannerUid: Uid,
  leiUid: Uid.nullable(),
  nome: z.string(),
  categoria: z.string().nullable(),
  dataFim: Instante.nullable(),
  imagem: z.string(),
  imagemMobile: z.string().nullable(),
  urlDestino: z.string().nullable(),
})
