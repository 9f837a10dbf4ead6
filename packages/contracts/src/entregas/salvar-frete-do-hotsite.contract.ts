import { FRETE_DAS_CAPITAIS } from '@martelo/domain/entregas/frete-capitais.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, textoLivre } from '../core/fields.ts'

const UFS: ReadonlySet<string> = new Set(FRETE_DAS_CAPITAIS.map((l) => l.uf))
const LINHAS = UFS.size * UFS.size

export const salvarFreteDoHotsite = defineCall('PUT /v1/frete/tabela', {
  summary: 'Grava a tabela de frete do site inteira; sem linhas, volta a valer a tabela padrão',
  permission: 'hotsite:editar',
  body: z.object({
    marca: textoLivre().max(64),
    linhas: z
      .array(
        z.object({
          uf: textoLivre()
            .length(2, 'Informe a UF')
            .refine((uf) => UFS.has(uf), 'UF desconhecida'),
          origem: textoLivre()
            .length(2, 'Informe a UF')
            .refine((uf) => UFS.has(uf), 'Origem desconhecida'),
          valor: Centavos.max(99_999_999, 'O valor máximo é R$ 999.999,99'),
          prazoDias: z
            .number({ error: 'Informe o prazo' })
            .int('Informe dias inteiros')
            .min(0, 'O prazo não pode ser negativo')
            .max(365, 'No máximo 365 dias'),
        }),
      )
      .max(LINHAS, 'Linhas demais')
      .refine((l) => new Set(l.map((x) => x.uf + x.origem)).size === l.length, 'Há uma capital repetida'),
  }),
  reply: z.object({ marca: z.string() }),
  refusals: { MUDOU: 409 },
})
