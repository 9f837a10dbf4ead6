import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiro, textoLivre, textoOpcional } from '../core/fields.ts'
import { InfosDoCliente } from './infos.contract.ts'

export const salvarEndereco = defineCall('PUT /v1/cliente/endereco', {
  summary: 'Cadastra ou altera o endereço do cliente',
  permission: 'cliente:area',
  body: z.object({
    logradouro: textoLivre('Informe a rua')
      .trim()
      .min(5, 'A rua precisa de pelo menos 5 caracteres')
      .max(120, 'Use no máximo 120 caracteres'),
    numero: textoLivre('Informe o número')
      .trim()
      .min(1, 'Informe o número')
      .max(20, 'Use no máximo 20 caracteres'),
    complemento: textoOpcional(80),
    referencia: textoOpcional(120),
    bairro: textoLivre('Informe o bairro')
      .trim()
      .min(3, 'O bairro precisa de pelo menos 3 caracteres')
      .max(80, 'Use no máximo 80 caracteres'),
    cep: textoLivre('Informe o CEP').regex(/^\d{5}-\d{3}$/, 'Informe o CEP no formato 00000-000'),
    locId: inteiro('Escolha a cidade').min(1, 'Escolha a cidade'),
    cidade: textoLivre('Escolha a cidade').trim().min(1, 'Escolha a cidade').max(80),
    estadoSigla: textoLivre('Escolha o estado').regex(/^[A-Z]{2}$/, 'Escolha o estado'),
  }),
  reply: InfosDoCliente,
  refusals: { ESTADO_DESCONHECIDO: 400 },
})
