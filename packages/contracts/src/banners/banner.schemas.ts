// A banner as visitors get it and as the house edits it.
import { aceitaAlvo, NOMES_DAS_POSICOES } from '@martelo/domain/banners/posicoes-de-banner.ts'
import { validarDestino } from '@martelo/domain/conteudo/enderecos.ts'
import { z } from 'zod'
import { Instante, texto, textoLivre, Uid } from '../core/fields.ts'

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

const Destino = textoLivre('Informe um endereço')
  .nullable()
  .transform((t, c) => {
    const r = validarDestino(t ?? '')
    if (r.ok) return r.valor
    c.addIssue({ code: 'custom', message: r.mensagem })
    return z.NEVER
  })

/** Elsewhere the page knows neither of the two: the banner would be on air and nobody would see it. */
const SO_NA_LISTA = 'Só um banner da lista de lotes pode ser de um leilão ou de uma categoria'

export const DadosDoBanner = z
  .object({
    uid: Uid.nullable(),
    posicao: Posicao,
    leiUid: Uid.nullable(),
    categoria: textoLivre().trim().max(60, 'Use no máximo 60 caracteres').nullable(),
    nome: texto(120, 'Diga o que a imagem mostra: é o que se ouve no lugar dela'),
    imagem: textoLivre('Envie a imagem').min(1, 'Envie a imagem').max(300, 'Envie a imagem novamente'),
    imagemMobile: textoLivre().max(300, 'Envie a imagem novamente').nullable(),
    urlDestino: Destino,
    ativo: z.boolean({ error: 'Informe se está no ar' }),
    prioridade: z
      .number({ error: 'Informe um número' })
      .int('Use um número inteiro')
      .min(0, 'O mínimo é 0')
      .max(999, 'O máximo é 999'),
    dataInicio: Instante.nullable(),
    dataFim: Instante.nullable(),
  })
  .refine((b) => !b.dataInicio || !b.dataFim || Date.parse(b.dataInicio) <= Date.parse(b.dataFim), {
    error: 'O fim vem antes do início',
    path: ['dataFim'],
  })
  .refine((b) => b.leiUid === null || aceitaAlvo(b.posicao), { error: SO_NA_LISTA, path: ['leiUid'] })
  .refine((b) => !b.categoria || aceitaAlvo(b.posicao), { error: SO_NA_LISTA, path: ['categoria'] })

export const BannerDaCasa = z.object({
  uid: Uid,
  posicao: Posicao,
  leiUid: Uid.nullable(),
  leilao: z.string().nullable(),
  categoria: z.string().nullable(),
  nome: z.string(),
  imagem: z.string(),
  imagemMobile: z.string().nullable(),
  urlDestino: z.string().nullable(),
  ativo: z.boolean(),
  prioridade: z.number(),
  dataInicio: Instante.nullable(),
  dataFim: Instante.nullable(),
  vistos: z.number(),
  cliques: z.number(),
})
