// What the house says about one of its yards.
import { z } from 'zod'
import { Email, texto, textoOpcional } from '../core/fields.ts'

const Horario = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe o horário como 08:00')
const coordenada = (limite: number) =>
  z.number().min(-limite, 'Coordenada inválida').max(limite, 'Coordenada inválida').nullish()

export const DadosDoPatio = z.object({
  nome: texto(120, 'Informe o nome'),
  responsavel: textoOpcional(120),
  endereco: texto(200, 'Informe o endereço'),
  cidade: texto(80, 'Informe a cidade'),
  uf: z.string().regex(/^[A-Z]{2}$/, 'Informe a UF'),
  cep: textoOpcional(9),
  telefone: textoOpcional(20),
  email: Email.nullish(),
  latitude: coordenada(90),
  longitude: coordenada(180),
  explicacaoVisitacao: textoOpcional(2000),
  explicacaoRetirada: textoOpcional(2000),
  abre: Horario,
  fecha: Horario,
  diasSemana: z.array(z.number().int().min(0).max(6)).min(1, 'Escolha ao menos um dia').max(7),
  intervaloMinutos: z.number().int().min(5, 'No mínimo 5 minutos').max(240, 'No máximo 240 minutos'),
  capacidade: z.number().int().min(1, 'No mínimo 1').max(100, 'No máximo 100'),
  ativo: z.boolean(),
})
