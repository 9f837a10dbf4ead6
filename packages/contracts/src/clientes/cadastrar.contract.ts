import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional } from '../core/fields.ts'
import { SessaoAberta } from '../usuarios/sessao.schemas.ts'

const livre = (max: number) =>
  z
    .string({ error: 'Campo obrigatório' })
    .max(max, `Use no máximo ${max} caracteres`)
    .refine((t) => !t.includes('\u0000'), 'Texto com caracteres inválidos')

/** The rules of each field stand in domain/clientes/cadastro.ts; here only shapes and sizes. */
export const FormularioDeCadastro = z.object({
  documento: livre(30),
  nome: livre(150),
  nomeFantasia: livre(150).optional(),
  dataNascimento: livre(10).optional(),
  inscricaoEstadual: livre(30).optional(),
  responsavelNome: livre(150).optional(),
  email: livre(254),
  telefone: livre(30),
  apelido: livre(40),
  senha: livre(200),
  confirmacaoSenha: livre(200),
  aceitaTermos: z.boolean({ error: 'Aceite os termos' }),
  aceitaNovidades: z.boolean().optional(),
  interesses: z
    .array(z.enum(['carros', 'motos', 'onibus', 'caminhoes', 'imoveis', 'equipamentos']))
    .max(6)
    .optional(),
  comoConheceu: textoOpcional(80),
  /** the hash of whoever invited; an unknown one is left out, nobody is kept from signing up by it */
  convite: livre(40).optional(),
})

export const cadastrar = defineCall('POST /v1/cliente/cadastrar', {
  summary:
    'Cadastro de pessoa (CPF) ou empresa (CNPJ); entra em seguida e recebe os códigos por e-mail e SMS',
  permission: 'publico',
  body: FormularioDeCadastro,
  reply: SessaoAberta,
  refusals: { CAMPOS: 400, JA_CADASTRADO: 409, CADASTRO_FECHADO: 403 },
  limit: { por: 'ip', max: 20, segundos: 3600 },
})
