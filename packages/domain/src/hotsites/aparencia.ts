/**
 * What a house may dress its site with: fonts that the application carries (others would show differently to each
 * visitor), kinds of pictures with the size they are shown at, social networks, and the house's telephones.
 */

import { validarTelefone } from '../comum/identificadores/telefone.ts'
import { aceito, recusado, type Validado } from '../comum/identificadores/validado.ts'

/** Fonts whose files the application serves itself. */
export const FONTES = ['Inter'] as const
export type Fonte = (typeof FONTES)[number]

export const IMAGENS_DA_MARCA = ['logo', 'logoEscuro', 'favicon', 'imagemCapa'] as const
export type ImagemDaMarca = (typeof IMAGENS_DA_MARCA)[number]

export const ROTULO_DA_IMAGEM: Record<ImagemDaMarca, string> = {
  logo: 'Logo',
  logoEscuro: 'Logo para fundo escuro',
  favicon: 'Ícone do navegador',
  imagemCapa: 'Imagem de capa',
}

/** What each picture becomes, and the smallest that still looks sharp. Pixels. */
export const MEDIDAS_DA_IMAGEM: Record<
  ImagemDaMarca,
  {
    readonly minimo: { readonly largura: number; readonly altura: number }
    readonly maximo: { readonly largura: number; readonly altura: number }
    readonly orientacao: string
  }
> = {
  logo: {
    minimo: { largura: 72, altura: 36 },
    maximo: { largura: 960, altura: 240 },
    orientacao: 'PNG com fundo transparente, de preferência com 240 px de altura',
  },
  logoEscuro: {
    minimo: { largura: 72, altura: 36 },
    maximo: { largura: 960, altura: 240 },
    orientacao: 'A mesma marca em cores claras, para o auditório e o modo escuro',
  },
  favicon: {
    minimo: { largura: 48, altura: 48 },
    maximo: { largura: 192, altura: 192 },
    orientacao: 'Quadrado, a partir de 48 px; aparece na aba do navegador',
  },
  imagemCapa: {
    minimo: { largura: 1200, altura: 500 },
    maximo: { largura: 2400, altura: 1600 },
    orientacao: 'Foto larga, a partir de 1200 × 500 px; fica sob o degradê na página inicial',
  },
}

export const REDES_SOCIAIS = ['instagram', 'facebook', 'youtube', 'linkedin', 'tiktok', 'x'] as const
export type RedeSocial = (typeof REDES_SOCIAIS)[number]

export const ROTULO_DA_REDE: Record<RedeSocial, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  x: 'X',
}

const GRATUITO = /^0800\d{6,7}$/
const NACIONAL = /^(?:300[0-9]|400[0-9])\d{4}$/

/**
 * A telephone at which a house is reached: besides the numbers that people have, toll-free (0800) and national ones
 * (4004, 3003). Stored as E.164 when it has an area code, as bare digits otherwise.
 */
export function validarTelefoneDaCasa(texto: string): Validado {
  const digitos = texto.replace(/[\s().-]/g, '')
  if (GRATUITO.test(digitos) || NACIONAL.test(digitos)) return aceito(digitos)
  const comum = validarTelefone(texto)
  return comum.ok ? aceito(comum.valor.e164) : recusado(comum.mensagem)
}
