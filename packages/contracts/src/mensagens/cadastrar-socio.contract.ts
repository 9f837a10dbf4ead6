import { estadoPorSigla } from '@martelo/domain/comum/estados.ts'
import { NOMES_DE_PARCERIAS } from '@martelo/domain/mensagens/formulario-do-site.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Email, texto, textoLivre, textoOpcional } from '../core/fields.ts'
import { DoFormulario } from './formulario.schemas.ts'

export const cadastrarSocio = defineCall('POST /v1/hotsite/socios', {
  summary: 'Cadastro de quem quer ser parceiro da casa; fica na lista da equipe e vai por e-mail',
  permission: 'publico',
  body: DoFormulario.extend({
    parceria: z.enum(NOMES_DE_PARCERIAS, 'Escolha como quer trabalhar com a gente'),
    empresa: texto(150, 'Informe a empresa'),
    documento: texto(30, 'Informe o CNPJ ou o CPF'),
    nome: texto(120, 'Informe o seu nome'),
    email: Email,
    telefone: texto(30, 'Informe o telefone'),
    cidade: texto(80, 'Informe a cidade'),
    uf: textoLivre().refine((t) => estadoPorSigla(t) !== null, 'Escolha o estado'),
    texto: textoOpcional(4000),
  }),
  reply: z.object({ ok: z.boolean() }),
  refusals: { CAMPOS: 400, RAPIDO: 425, VENCIDO: 409 },
  limit: { por: 'ip', max: 10, segundos: 4 * 3600 },
})
