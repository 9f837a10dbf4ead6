// The stock: what is where, since when, and what it lacks before it can be sold.
import { FALTAS, IDADES_DO_ESTOQUE } from '@martelo/domain/veiculos/faltas-do-veiculo.ts'
import { z } from 'zod'
import { EtapaDeUmBem } from '../portal/bem-do-comitente.contract.ts'
import { SituacaoDoVeiculo } from './veiculo.schemas.ts'

export const QualFalta = z.enum(Object.keys(FALTAS) as [keyof typeof FALTAS], 'Valor inválido')
export const Idade = z.enum(
  IDADES_DO_ESTOQUE.map((i) => i.id) as [(typeof IDADES_DO_ESTOQUE)[number]['id']],
  'Valor inválido',
)

export const LinhaDoEstoque = z.object({
  uid: z.uuid(),
  nome: z.string(),
  placa: z.string().nullable(),
  anoModelo: z.number().nullable(),
  tipo: z.string(),
  situacao: SituacaoDoVeiculo,
  comitente: z.string(),
  patio: z.string().nullable(),
  classificacao: z.string().nullable(),
  tags: z.array(z.string()),
  desde: z.iso.datetime(),
  dias: z.number(),
  valorMercado: z.number().nullable(),
  etapa: EtapaDeUmBem,
  faltas: z.array(QualFalta),
  foto: z.string().nullable(),
})

export const PatioDoEstoque = z.object({
  patioUid: z.uuid().nullable(),
  patio: z.string(),
  veiculos: z.number(),
  comFaltas: z.number(),
  diasEmMedia: z.number(),
  idades: z.object({ ate30: z.number(), ate60: z.number(), ate90: z.number(), mais90: z.number() }),
})
