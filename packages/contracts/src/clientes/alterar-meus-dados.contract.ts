import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, textoLivre, textoOpcional, Versao } from '../core/fields.ts'
import { InfosDoCliente } from './infos.contract.ts'

export const alterarMeusDados = defineCall('PUT /v1/cliente/infos', {
  summary: 'O cliente altera os próprios dados; nome e documento só mudam com a equipe',
  permission: 'cliente:area',
  body: z.object({
    versao: Versao,
    apelido: textoLivre('Informe o apelido').max(40, 'Use no máximo 40 caracteres'),
    rg: textoOpcional(20),
    orgaoEmissor: textoOpcional(20),
    inscricaoEstadual: textoOpcional(30),
    nomeFantasia: textoOpcional(150),
    telefone2: textoOpcional(30),
    telefone3: textoOpcional(30),
    ocupacao: textoOpcional(80),
    rendaMensal: Centavos.nullable(),
    interesses: z
      .array(
        z.enum(['carros', 'motos', 'onibus', 'caminhoes', 'imoveis', 'equipamentos'], 'Interesse inválido'),
      )
      .max(6),
    aceitaNovidades: z.boolean(),
  }),
  reply: InfosDoCliente,
  refusals: { CAMPOS: 400, MUDOU: 409 },
})
