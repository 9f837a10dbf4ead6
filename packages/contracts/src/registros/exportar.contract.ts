import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { NumeroDeBusca, texto, textoLivre } from '../core/fields.ts'

const Celula = z.union([textoLivre().max(2000), NumeroDeBusca, z.null()])

export const exportar = defineCall('POST /v1/retaguarda/exportar', {
  summary: 'Uma lista como planilha XLSX; os dados são os que a tela já recebeu',
  permission: 'retaguarda:entrar',
  body: z.object({
    nome: texto(60),
    titulos: z
      .array(textoLivre().max(120))
      .min(1, 'Escolha ao menos uma coluna')
      .max(60, 'No máximo 60 colunas'),
    linhas: z.array(z.array(Celula).max(60)).max(5000, 'No máximo 5.000 linhas'),
  }),
  file: true,
  maxBody: 8 * 1024 * 1024,
  limit: { por: 'conta', max: 30, segundos: 300 },
})
