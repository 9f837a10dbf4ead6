import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

const LinhaDeFrete = z.object({
  uf: z.string(),
  origem: z.string(),
  /** centavos, for a car */
  valor: z.number(),
  prazoDias: z.number(),
})

export const freteDoHotsite = defineCall('GET /v1/frete/tabela', {
  summary: 'Valor e prazo do frete de um carro até as 27 capitais, de cada origem da tabela',
  permission: 'publico',
  replica: true,
  reply: z.object({
    /** the product's own table: this hotsite has none */
    padrao: z.boolean(),
    /** what a change of the table must name, so that two people do not undo each other */
    marca: z.string(),
    linhas: z.array(LinhaDeFrete),
  }),
})
